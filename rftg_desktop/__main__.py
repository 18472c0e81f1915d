"""Start the game as python -m rftg_desktop."""

import sys

from rftg_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())

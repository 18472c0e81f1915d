"""Where the packaged rftg-desktop begins."""

import sys

from rftg_desktop.app import main

sys.exit(main())

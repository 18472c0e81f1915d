"""Where the packaged rftg-tools begins."""

import sys

from rftg_desktop.tools.__main__ import main

sys.exit(main())

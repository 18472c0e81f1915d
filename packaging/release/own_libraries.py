"""Run before the packaged programs begin: what they start must not be given the libraries of the folder.

PyInstaller's starter lets the loader look into the folder first, by way of the environment. The loader has
read that by now, and a file manager or a browser would break by it.
"""

import os
import sys

if sys.platform == "linux":
    former = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if former is not None:
        os.environ["LD_LIBRARY_PATH"] = former

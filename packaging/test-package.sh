#!/bin/sh
# Sets up what is needed, then tests the files in dist/ that package.sh has made:
#     sh packaging/test-package.sh [arguments for pytest]
# It makes a clean Debian in build/trial, installs the package there and plays it by mouse on a screen of its own.
# Only root can do that.
set -eu
ROOT=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
if [ "$(id -u)" != 0 ]; then
    printf '%s\n' 'rftg-desktop: a clean Debian can only be made by root. Please run:  sudo sh packaging/test-package.sh' >&2
    exit 3
fi
sh "$ROOT/packaging/setup.sh" test-package
cd "$ROOT"
LC_ALL=C.UTF-8 RFTG_PACKAGE=1
export LC_ALL RFTG_PACKAGE
exec "$ROOT/.venv-test/bin/python" -P -m pytest -s tests/package "$@"

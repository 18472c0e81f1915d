#!/bin/sh
# Sets up what is needed, then makes the files that people install, into dist/:   sh packaging/package.sh
set -eu
ROOT=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sh "$ROOT/packaging/setup.sh" package
cd "$ROOT"
exec "$ROOT/.venv-package/bin/python" packaging/build_release.py "$@"

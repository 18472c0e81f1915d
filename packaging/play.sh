#!/bin/sh
# Sets up what is needed, then opens the game:   sh packaging/play.sh [options of rftg-desktop]
set -eu
ROOT=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sh "$ROOT/packaging/setup.sh" play
# -P: the folder one stands in is not a place to import from.
exec "$ROOT/.venv/bin/python" -P -m rftg_desktop "$@"

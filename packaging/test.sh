#!/bin/sh
# Sets up what is needed, then runs the whole check:   sh packaging/test.sh [arguments for pytest]
set -eu
ROOT=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
sh "$ROOT/packaging/setup.sh" test
cd "$ROOT"

LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen
export LC_ALL QT_QPA_PLATFORM
BIN=$ROOT/.venv-test/bin
python() { "$BIN/python" -P "$@"; }

check() {
    title=$1
    shift
    printf '\n== %s: %s\n' "$title" "$*"
    "$@" || { status=$?; printf '\nFAILED: %s\n' "$title"; exit "$status"; }
}

check 'format' "$BIN/ruff" format --check .
check 'lint' "$BIN/ruff" check .
check 'types' python -m mypy
check 'floors' "$BIN/lint-imports"
check 'tests' python -m pytest -n 2 "$@"
check 'the app starts' python -m rftg_desktop --smoke
printf '\nAll checks passed.\n'

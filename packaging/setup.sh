#!/bin/sh
# Sets up one virtual environment of this checkout:
#     sh packaging/setup.sh play|test|bench|assets|package|test-package
#
# play.sh, test.sh, package.sh and test-package.sh call this first. It asks, in this order and before anything is downloaded: is there a
# Python that is new enough, are the system libraries there that Qt needs. What lacks is installed where that is
# allowed (Debian and its kin, as root); otherwise one message says what to do, and the exit status is 3.
# PYTHON=/path/to/python3 in the environment chooses the Python.
set -eu

ROOT=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
PATH=$PATH:/usr/sbin:/sbin # ldconfig is not on every user's PATH
export PATH

say() { printf '%s\n' "rftg-desktop: $*" >&2; }
stop() { say "$*"; exit 3; }

# What Qt needs to be imported and to draw offscreen: library and Debian package.
DRAWING='libGL.so.1 libgl1
libEGL.so.1 libegl1
libglib-2.0.so.0 libglib2.0-0
libfontconfig.so.1 libfontconfig1
libdbus-1.so.3 libdbus-1-3
libxkbcommon.so.0 libxkbcommon0'
# What a real window needs on top of that.
WINDOW='libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libxkbcommon-x11.so.0 libxkbcommon-x11-0'

# What packages are made with: program and Debian package.
PACKERS='objdump binutils
strip binutils
chrpath chrpath
dpkg-deb dpkg
xz xz-utils'
# What packages are tested with.
TESTERS='debootstrap debootstrap
unshare util-linux
Xvfb xvfb
xdotool xdotool
openbox openbox
desktop-file-validate desktop-file-utils
appstreamcli appstream
makensis nsis
wine wine'

# kind -> folder, extras, libraries, programs
choose() {
    CONSTRAINTS= PROGRAMS= PACKED=
    LIBRARIES=$DRAWING
    case $1 in
        play)   VENV=.venv        EXTRAS=             LIBRARIES="$DRAWING
$WINDOW" ;;
        test)   VENV=.venv-test   EXTRAS='[test,lint]' CONSTRAINTS=packaging/constraints.txt ;;
        bench)  VENV=.venv-bench  EXTRAS='[bench]'    ;;
        assets) VENV=.venv-assets EXTRAS='[assets]'   ;;
        package)
            VENV=.venv-package EXTRAS='[package]' CONSTRAINTS=packaging/constraints.txt LIBRARIES="$DRAWING
$WINDOW" PROGRAMS=$PACKERS PACKED=yes ;;
        test-package)
            VENV=.venv-test EXTRAS='[test,lint]' CONSTRAINTS=packaging/constraints.txt PROGRAMS=$TESTERS ;;
        *)      say "unknown set-up '$1': play, test, bench, assets, package or test-package"; exit 2 ;;
    esac
}

# Sets PYTHON and VERSION to the first Python that is new enough.
find_python() {
    found=
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3 python3.13 python3.12 python3.11; fi
    for candidate in "$@"; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        answer=$("$candidate" -c 'import sys
print("new" if sys.version_info >= (3, 11) else "old", "%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
        case $answer in
            new*)
                PYTHON=$(command -v "$candidate") VERSION=${answer#* }
                # Named from where the caller stands, used from where the checkout lies.
                case $PYTHON in /*) ;; *) PYTHON=$(pwd)/$PYTHON ;; esac
                return ;;
            *) found="$found $candidate is ${answer#* }," ;;
        esac
    done
    if [ -n "$found" ]; then
        stop "Python 3.11 or newer is needed; found:${found%,}. Install a newer one, or name it: PYTHON=/path/to/python3"
    fi
    stop "Python 3.11 or newer is needed and none was found. Install it, or name it: PYTHON=/path/to/python3"
}

# Sets LACKING (libraries, for the message) and PACKAGES (Debian names).
find_lacking() {
    LACKING= PACKAGES=
    if ! "$PYTHON" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        LACKING=' venv' PACKAGES=" python3-venv"
        # A Python beside the system's own has a package of its own name.
        case ${PYTHON##*/} in python3.*) PACKAGES=" ${PYTHON##*/}-venv" ;; esac
    fi
    # Elsewhere than on Linux Qt brings all it needs; without ldconfig there is no telling.
    [ "$(uname -s)" = Linux ] && known=$(ldconfig -p 2>/dev/null) || return 0
    [ -z "$PACKED" ] || find_python_library
    while read -r program package; do
        [ -z "$program" ] || command -v "$program" >/dev/null 2>&1 || lacks "$program" "$package"
    done <<END
$PROGRAMS
END
    while read -r library package; do
        case $known in
            *"$library"*) ;;
            *) lacks "$library" "$package" ;;
        esac
    done <<END
$LIBRARIES
END
}

lacks() {
    LACKING="$LACKING $1"
    case "$PACKAGES " in *" $2 "*) ;; *) PACKAGES="$PACKAGES $2" ;; esac
}

# A package takes Python along, as a library; Debian splits that off.
find_python_library() {
    library=$("$PYTHON" -c 'import os, sysconfig
name, folder = sysconfig.get_config_vars("INSTSONAME", "LIBDIR")
print("" if ".so" in name and os.path.exists(os.path.join(folder, name)) else name)')
    case $library in
        '') ;;
        *.so*) case $known in *"$library"*) ;; *) lacks "$library" "${library%%.so*}" ;; esac ;;
        *) stop "$PYTHON was built without a shared library, and cannot be packed. Name another one: PYTHON=/path/to/python3" ;;
    esac
}

install_lacking() {
    [ -n "$LACKING" ] || return 0
    command="apt-get install -y --no-install-recommends$PACKAGES"
    if ! command -v apt-get >/dev/null 2>&1; then
        stop "missing on this system:$LACKING. Please install them with the system's package manager (on Debian they are:$PACKAGES), then run this again."
    fi
    if [ "$(id -u)" != 0 ]; then
        stop "missing on this system:$LACKING. Please run:  sudo apt-get update && sudo $command"
    fi
    say "installing$PACKAGES"
    export DEBIAN_FRONTEND=noninteractive
    # Without a fresh index apt finds nothing on a new machine.
    # shellcheck disable=SC2086 # a list of words
    { apt-get update -qq && apt-get install -y -qq --no-install-recommends $PACKAGES; } >/dev/null ||
        stop "could not install:$PACKAGES. Please run:  apt-get update && $command"
}

# The stamp's first line says for which Python and place the folder was made, the second from which files.
install_python_packages() {
    base="$VERSION $ROOT"
    # shellcheck disable=SC2086 # no constraints: no word
    files=$(cat pyproject.toml $CONSTRAINTS | cksum)
    stamp=$VENV/.installed
    was_base= was_files=
    if [ -f "$stamp" ]; then { read -r was_base; read -r was_files; } <"$stamp" || :; fi
    [ -x "$VENV/bin/python" ] || was_base=
    [ "$base" = "$was_base" ] && [ "$files" = "$was_files" ] && return
    say "setting up $VENV (once; a minute or so)"
    rm -f "$stamp"
    if [ "$base" != "$was_base" ]; then
        "$PYTHON" -m venv --clear "$VENV" >&2 || stop "could not make $ROOT/$VENV with $PYTHON -m venv"
    fi
    PIP_DISABLE_PIP_VERSION_CHECK=1 "$VENV/bin/python" -m pip install --quiet \
        ${CONSTRAINTS:+--constraint "$CONSTRAINTS"} --editable ".$EXTRAS" >&2 ||
        stop "could not install the Python packages; the lines above say why. Run this again when it is mended."
    printf '%s\n%s\n' "$base" "$files" >"$stamp"
}

choose "${1:-play}"
find_python
find_lacking
install_lacking
cd "$ROOT"
install_python_packages

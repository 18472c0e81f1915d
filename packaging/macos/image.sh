#!/bin/sh
# Makes a disk image of the app, beside a way to the Applications folder:   sh packaging/macos/image.sh APP TARGET
# build_release.py calls it. The app carries no developer's signature, so macOS asks before the first start;
# README.md says how that is answered.
set -eu
APP=$1 TARGET=$2
STAGE=$(mktemp -d)
trap 'rm -rf "$STAGE"' EXIT

cp -R "$APP" "$STAGE/"
ln -s /Applications "$STAGE/Applications"
# What was copied into the app after it was sealed broke its seal; this one is of no one in particular.
codesign --force --deep --sign - "$STAGE/$(basename "$APP")"
rm -f "$TARGET"
hdiutil create -volname "$(basename "$APP" .app)" -srcfolder "$STAGE" -format UDZO -quiet "$TARGET"

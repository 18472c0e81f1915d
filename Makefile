# Thin wrappers; a bare machine has no make, so the scripts are the real thing.
.PHONY: play test soak bench assets package test-package

play:
	sh packaging/play.sh

test:
	sh packaging/test.sh

# The large numbers: thousands of games, drags, kills (hours).
soak:
	sh packaging/setup.sh test
	LC_ALL=C.UTF-8 QT_QPA_PLATFORM=offscreen RFTG_SOAK=1 .venv-test/bin/python -P -m pytest -n 2 --timeout 0

bench:
	sh packaging/setup.sh bench
	.venv-bench/bin/python -P -m rftg_desktop.tools bench

# Makes the committed planets, nebulae and icons again (minutes).
assets:
	sh packaging/setup.sh assets
	.venv-assets/bin/python -P packaging/build_assets.py

# Makes what people install, into dist/ (minutes).
package:
	sh packaging/package.sh

# Installs it in a clean Debian and plays it there (root; many minutes).
test-package:
	sh packaging/test-package.sh

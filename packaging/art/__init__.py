"""Makers of the committed assets: planets, sky, fonts, icons, credits and the resource list."""

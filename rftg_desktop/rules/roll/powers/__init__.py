"""The powers of tiles: one class a kind, sorted into files by what they touch."""

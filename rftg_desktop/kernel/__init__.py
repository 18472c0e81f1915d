"""Floor 1: what any simultaneous table game needs; no game words."""

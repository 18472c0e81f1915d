"""Floor 0: the facts of the games, as JSON, and no behaviour."""

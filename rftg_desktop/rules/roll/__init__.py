"""Roll for the Galaxy: base game."""

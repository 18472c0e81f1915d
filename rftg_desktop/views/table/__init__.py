"""The table: where things lie, how they look, and the scene that holds them."""

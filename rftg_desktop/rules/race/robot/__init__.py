"""The robot of the solitaire game: rules, not a player."""

"""Floor 3: one game in progress: history, undo, privacy, saves."""

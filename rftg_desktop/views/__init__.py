"""Floor 6: the window: scene, panels, dialogs, words, motion."""

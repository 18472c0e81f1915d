"""Floor 5: the first that knows Qt; no widgets, no pixels."""

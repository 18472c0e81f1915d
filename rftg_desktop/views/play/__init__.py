"""The hands: drag, click, keys, choosers and the movement of pieces."""

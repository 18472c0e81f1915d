"""Floor 4: policies that pick actions from what a seat may know."""

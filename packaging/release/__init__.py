"""Makes the files that people install: one folder with everything in it, and the packages made of that."""

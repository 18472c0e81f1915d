"""Powers of Race: one class for each kind in the data."""

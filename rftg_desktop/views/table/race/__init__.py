"""Race on the table: what lies where, how it is painted, what is said of it."""

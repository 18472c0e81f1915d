"""Painters of every piece on the table; they take plain values and know no rules."""

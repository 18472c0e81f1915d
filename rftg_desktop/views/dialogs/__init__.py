"""The screens around the table: pages and overlays of the one window, plain values in, signals out."""

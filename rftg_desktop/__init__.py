"""Galaxy Table: an unofficial table for Roll and Race for the Galaxy."""

__version__ = "0.1.0"

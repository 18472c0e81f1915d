"""The console entry rftg-tools: one file per command."""

"""The analysis of a finished game: chances, costs, luck and information, for every decision of every seat."""

"""Fits and measures the numbers of the analysis: `python -m gaslamp.games.whitechapel.analysis.fitting`."""

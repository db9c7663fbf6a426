"""Research environments over the compiled kernels: `pettingzoo`, `open_spiel` and `vector` (docs/research.md).

They need what `pip install gaslamp[research]` brings. Whatever they show of a game is what a seat's View shows.
"""

"""Research environments over the compiled kernels: `pettingzoo`, `open_spiel` and `vector` (docs/research.md).

They need `pip install gaslamp[research]`. They show of a game only what a seat's View shows.
"""

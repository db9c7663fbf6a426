"""How much is computed for each moment."""

from typing import NamedTuple

from gaslamp.parts.analysis import Depth


class Effort(NamedTuple):
    looks: int  # guesses at what the police will do after a move of Jack
    tables: int  # guesses at where hidden policemen stand after a murder
    referee: int  # choices of the police that the referee judges, besides the chosen one


EFFORTS = {Depth.QUICK: Effort(looks=8, tables=3, referee=1), Depth.FULL: Effort(looks=24, tables=8, referee=5)}

"""Draws that people make with real cards and enter, at a table that accompanies a game on a real board."""

from typing import Literal, TypeVar

from gaslamp.core.game import CHANCE, SPECTATOR, Game

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")

Draws = Literal["seed", "entered"]
"""Where open draws come from. Hidden draws and answers always come from the seed: who drew them would know them."""


def outcomes(game: Game[S, V, A], state: S) -> tuple[A, ...]:
    """The outcomes of chance that people can enter here; none if there is no choice or if anybody may not see one."""
    if game.actor(state) != CHANCE:
        return ()
    found = tuple(game.legal(state))
    eyes = (*game.seats(state), SPECTATOR)
    is_open = len(found) > 1 and all(game.seen(state, one, seat) == one for one in found for seat in eyes)
    return found if is_open else ()

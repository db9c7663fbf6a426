"""How well a night goes for Jack that begins with a murder on some circle."""

from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.crime import alarmed
from gaslamp.games.whitechapel.players.foresight import foreseen
from gaslamp.games.whitechapel.players.outlook import Caution, outlook, rides
from gaslamp.games.whitechapel.players.police import Method
from gaslamp.games.whitechapel.players.worlds import Worlds, begun, ridden, strolled
from gaslamp.games.whitechapel.rules.board import Circle, members
from gaslamp.games.whitechapel.rules.streets import walks
from gaslamp.games.whitechapel.rules.turns import COACHES, DOUBLE_EVENT, NIGHTS, occupied
from gaslamp.games.whitechapel.rules.view import View


class Guess(NamedTuple):
    """How Jack imagines the night."""

    police: Method
    caution: Caution
    worlds: int  # how many worlds the imagined police draw
    nights: int  # how many tables he draws


def night_from(view: View, scene: Circle, before: Floats, guess: Guess, dice: np.random.Generator) -> float:
    """How well a night ends that begins there: the mean over random places of the policemen.

    `before` is what the police know of the hideout from the earlier nights. The view is Jack's.
    """
    caution, method, home = guess.caution, guess.police, view.hideout
    assert home is not None
    tables = [alarmed(view.public, scene, dice) for _ in range(guess.nights)]
    starts = [begun(scene, before, guess.worlds, dice, method.policy) for _ in tables]

    def chances(track: str, worlds: list[Worlds]) -> Floats:
        pairs = zip(worlds, tables, strict=True)
        left = COACHES[view.public.night] - (track == "==")
        looks = [foreseen(some, table.places, method.post_weights, dice, left) for some, table in pairs]
        return outlook(tables[0]._replace(track=tables[0].track + track), looks, home, caution, dice)

    if view.public.night == DOUBLE_EVENT:
        return float(chances("", starts)[scene].mean())
    walked = chances("-", [strolled(worlds, dice) for worlds in starts])
    driven = chances("==", [ridden(worlds, dice) for worlds in starts])[rides(scene)].max(axis=0)
    free = [members(walks(scene, occupied(table))) for table in tables]
    on_foot = [walked[ends, number].max(initial=0) for number, ends in enumerate(free)]
    if view.public.night == NIGHTS:
        on_foot = [1.0 if home in ends else hope for ends, hope in zip(free, on_foot, strict=True)]
    return float(np.maximum(driven, on_foot).mean())

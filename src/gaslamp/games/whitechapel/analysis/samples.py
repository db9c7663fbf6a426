"""Some moments of a game, with the features of each model: to fit the models and to test them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.referee import REFEREE
from gaslamp.games.whitechapel.analysis.games import Game
from gaslamp.games.whitechapel.analysis.knowledge import Moment, moments
from gaslamp.games.whitechapel.analysis.value import police_row, truth_row
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.rules.public import JACK, Stage

POLICE: Seat = "police"

_SHARES = {
    Stage.WOMEN: 1.0,
    Stage.MARKS: 1.0,
    Stage.CRIME: 1.0,
    Stage.ALARM: 1.0,
    Stage.ESCAPE: 0.4,
    Stage.GOULSTON: 0.12,
    Stage.GRAFFITI: 0.12,
    Stage.HUNT: 0.12,
    Stage.FALSE_CLUE: 0.12,
    Stage.ACT: 0.12,
    Stage.HIDEOUT: 0.0,
    Stage.CLUE: 0.0,
    Stage.ARREST: 0.0,
    Stage.ORDER: 0.0,
    Stage.TURNED: 0.0,
}
"""How many of the moments are taken. Of the others, 0.15."""
_OTHERS = 0.15


class Sample(NamedTuple):
    game: int
    eyes: Seat
    night: int
    model: str
    features: Floats
    result: float


def samples(game: Game) -> Iterator[Sample]:
    """By the eyes of the police, of Jack and of the referee."""
    rng = Random(game.number)
    for moment, _ in moments(game.record, REFEREE):
        if _is_taken(moment, rng):
            # Jack knows the same as the referee, except the patrols.
            as_jack = replace(moment, view=moment.view._replace(seat=JACK, patrol=None))
            rows = {POLICE: police_row(moment), JACK: truth_row(as_jack)}
            rows[REFEREE] = truth_row(moment) if moment.public.patrols else rows[JACK]
            for eyes, (model, features) in rows.items():
                yield Sample(game.number, eyes, moment.public.night, model, features, game.result)


def _is_taken(moment: Moment, rng: Random) -> bool:
    share = _SHARES.get(moment.public.stage, _OTHERS)
    if 0 < share < 1 and rng.random() > share:
        return False
    return share > 0 and not (moment.public.stage is Stage.MARKS and moment.public.placed)

"""Some moments of a game, with the features of each model: to fit the models and to test them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.referee import REFEREE
from gaslamp.games.whitechapel.analysis.knowledge import Moment, moments
from gaslamp.games.whitechapel.analysis.value import police_row, truth_row
from gaslamp.games.whitechapel.rules.public import JACK, Stage
from gaslamp.parts.fitting.games import NumberedGame

POLICE: Seat = "police"

_SHARES = {
    Stage.WOMEN: 0.33,
    Stage.MARKS: 0.33,
    Stage.CRIME: 0.33,
    Stage.ALARM: 0.33,
    Stage.ESCAPE: 0.13,
    Stage.GOULSTON: 0.04,
    Stage.GRAFFITI: 0.04,
    Stage.HUNT: 0.04,
    Stage.FALSE_CLUE: 0.04,
    Stage.ACT: 0.04,
    Stage.HIDEOUT: 0.0,
    Stage.CLUE: 0.0,
    Stage.ARREST: 0.0,
    Stage.ORDER: 0.0,
    Stage.TURNED: 0.0,
}
"""How many of the moments are taken. More would tell little: all moments of a game have one result."""
_OTHERS = 0.05


class Sample(NamedTuple):
    game: int
    eyes: Seat
    model: str
    features: Sequence[float]
    won: bool
    levels: Mapping[Seat, str]


def samples(game: NumberedGame) -> Iterator[Sample]:
    """By the eyes of the police, of Jack and of the referee."""
    rng = Random(game.number)
    for moment, _ in moments(game.record, REFEREE):
        if _is_taken(moment, rng):
            # Jack knows the same as the referee, except the patrols.
            as_jack = replace(moment, view=moment.view._replace(seat=JACK, patrol=None))
            rows = {POLICE: police_row(moment), JACK: truth_row(as_jack)}
            rows[REFEREE] = truth_row(moment) if moment.public.patrols else rows[JACK]
            for eyes, (model, features) in rows.items():
                yield Sample(game.number, eyes, model, features.tolist(), game.has_won(JACK), game.levels)


def _is_taken(moment: Moment, rng: Random) -> bool:
    share = _SHARES.get(moment.public.stage, _OTHERS)
    return rng.random() < share and not (moment.public.stage is Stage.MARKS and moment.public.placed)

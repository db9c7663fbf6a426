"""Moments of a finished game that may be puzzles."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from gaslamp.core import journal
from gaslamp.core.record import Record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, Model, begin, update
from gaslamp.games.whitechapel.puzzles import answers, flight, sets
from gaslamp.games.whitechapel.rules.board import EVERYBODY
from gaslamp.games.whitechapel.rules.public import JACK, NOBODY, Public, Stage
from gaslamp.games.whitechapel.rules.streets import distances
from gaslamp.games.whitechapel.rules.turns import acting
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.puzzles import Candidate, Source

MOST_CIRCLES = 20
"""With more circles where Jack can be, the best question is beyond a person."""
NEAR_HOME = 5


class _Eyes(NamedTuple):
    record: Record
    views: list[View]

    def at(self, length: int) -> Source:
        return Source(replace(self.record, entries=self.record.entries[:length], outcome=None), self.views[length])


def candidates(record: Record) -> Iterator[Candidate]:
    """In the order of the game. Games with letters, false clues or rushing have other questions and are left out."""
    states = journal.replay(whitechapel, record)
    agreed = whitechapel.view(states[0], JACK).public.agreed
    if agreed.letters or agreed.false_clues or agreed.rushing or agreed.area_arrests:
        return
    seats = whitechapel.seats(states[0])
    eyes = {seat: _eyes(record, seat) for seat in seats}
    belief = begin(record.options)
    for length, view in enumerate(eyes[JACK].views):
        if length:
            belief = update(belief, whitechapel.parse_action(eyes[seats[1]].record.entries[length - 1].action))
        public = view.public
        seat = acting(public)
        if public.stage is Stage.ESCAPE:
            yield from (Candidate(kind, eyes[JACK].at(length)) for kind in _jacks(view))
        elif seat in seats and seat != JACK:
            source = eyes[seat].at(length)
            yield from (Candidate(kind, source) for kind in _polices(public, belief))
        elif belief.facts.tonight is not None and belief.facts.tonight.home and _is_few(belief, sets.HIDEOUTS):
            yield Candidate(sets.HIDEOUTS, eyes[seats[1]].at(length))


def _eyes(record: Record, seat: str) -> _Eyes:
    own = journal.redact(whitechapel, record, seat)
    return _Eyes(own, journal.views(whitechapel, own))


def _polices(public: Public, belief: Belief) -> Iterator[str]:
    if public.waiting == EVERYBODY and public.stage is Stage.HUNT:
        if _is_few(belief, sets.WHERE):
            yield sets.WHERE
        yield sets.PASSED
    elif public.stage is Stage.ACT and public.doing == NOBODY:
        count = int(np.count_nonzero(belief.possible()))
        if count <= answers.MOST_CIRCLES:
            yield answers.ARREST
        if 1 < count <= MOST_CIRCLES:
            yield answers.QUESTION


def _is_few(belief: Belief, kind: str) -> bool:
    flags = belief.possible() if kind == sets.WHERE else belief.hideout(Model.SET)
    return sets.FEWEST[kind] <= int(np.count_nonzero(flags)) <= sets.MOST[kind]


def _jacks(view: View) -> Iterator[str]:
    assert view.trail is not None
    assert view.hideout is not None
    far = distances(view.hideout)[view.trail[-1]]
    if 2 <= far <= 3:
        yield flight.HOME
    if 2 <= far <= NEAR_HOME:
        yield flight.WAY

"""Puzzles about the next call for witnesses: the activation before it decides who is visible.

`split`: the detective plays the last card. How many suspects will be left on average? All suspects are equally likely,
so with groups of a and b suspects it is (aa + bb) / (a + b).
`hide`: Jack plays the last card. Is he unseen at the call?
`save`: Jack plays the last card. How many suspects are left after the call, he among them?
"""

from collections.abc import Sequence

from gaslamp.games.mrjack.notation import write
from gaslamp.games.mrjack.puzzles.knowledge import own_jack, suspects_of
from gaslamp.games.mrjack.puzzles.ways import is_over, outcomes, played
from gaslamp.games.mrjack.rules.actions import Action, Leave, Pick
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.choices import player_choices, ways_out
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.parts.puzzles import Candidate, Proof, Source

SPLIT, HIDE, SAVE = "split", "hide", "save"
MOST_RIGHT = {SPLIT: 0.2, HIDE: 0.34, SAVE: 0.2}
"""The share of all outcomes that may be right, so that a guess is no solution."""
LEAST_MARGIN = {SPLIT: 0.25, HIDE: 1.0, SAVE: 1.0}
_WORST = -9.0
"""Worse than any call: the game ends instead."""


def prove(candidate: Candidate) -> Proof | None:
    public: Public = candidate.source.view.public
    if candidate.kind != SPLIT and _may_leave(candidate.source):
        return None
    worth = _Worth(candidate)
    ends = outcomes(public)
    values = {after: worth.of(after) for after in ends}
    best = max(values.values())
    right = [after for after, value in values.items() if value == best]
    others = [value for value in values.values() if value < best]
    if not others or len(right) > MOST_RIGHT[candidate.kind] * len(values):
        return None
    margin = best - max(others)
    if margin < LEAST_MARGIN[candidate.kind] or (candidate.kind == SAVE and best < 2):
        return None
    way = min((ends[after] for after in right), key=lambda one: (len(one), [write(action) for action in one]))
    return Proof(tuple(map(write, way)), len(right), best, margin)


def value(candidate: Candidate, actions: Sequence[Action]) -> float | None:
    before: Public = candidate.source.view.public
    after = played(before, actions)
    if not is_over(before, after):
        return None
    return _Worth(candidate).of(after) if after.stage in (Stage.CALL, Stage.ALIBI) else _WORST


class _Worth:
    """The value of a position before the call."""

    def __init__(self, candidate: Candidate) -> None:
        self._kind = candidate.kind
        self._suspects = suspects_of(candidate.source) if candidate.kind == SPLIT else 0
        self._jack = None if candidate.kind == SPLIT else own_jack(candidate.source)

    def of(self, public: Public) -> float:
        in_sight = visible(public)
        if self._jack is None:
            seen = (self._suspects & in_sight).bit_count()
            unseen = (self._suspects & ~in_sight).bit_count()
            return -(seen * seen + unseen * unseen) / (seen + unseen)
        is_seen = in_sight >> self._jack & 1
        if self._kind == HIDE:
            return 0.0 if is_seen else 1.0
        return float((public.suspects & (in_sight if is_seen else ~in_sight)).bit_count())


def _may_leave(source: Source) -> bool:
    """Whether Jack can win at once: then no call matters."""
    public, jack = source.view.public, own_jack(source)
    if public.stage is Stage.PICK:
        if not public.cards >> jack & 1:
            return False
        public = follow(public, Pick(jack))
    if public.active is not jack:
        return False
    if jack is Character.LESTRADE:
        # He may take a cordon away first.
        return public.unseen and bool(ways_out(public._replace(cordons=0)))
    return any(isinstance(action, Leave) for action in player_choices(public, jack)) or jack is Character.BERT

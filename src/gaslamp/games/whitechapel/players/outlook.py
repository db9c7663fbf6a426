"""All ways home at once: the chance that Jack gets home from each circle if he plays on as well as he can.

The chances are computed backwards from the last turn that he considers. For the coming turn he has predicted where the
police stand. After that he knows how far they can come, and what they would believe if they learnt nothing more. They
will learn something, so a circle in their reach is never safe. He may use coaches and alleys while he has tokens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.runs import Runs, runs
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints, Ways
from gaslamp.games.whitechapel.players.foresight import Foresight, alarm
from gaslamp.games.whitechapel.players.tables import WALKS, catching
from gaslamp.games.whitechapel.players.worlds import Worlds, joined, moved
from gaslamp.games.whitechapel.rules.board import Circle, Crossings, members
from gaslamp.games.whitechapel.rules.phases.escape import ALLEY, COACH
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import AROUND, walks
from gaslamp.games.whitechapel.rules.turns import ALLEYS, COACHES, LAST_SPACE, NIGHTS, space

_SIZE = WHITECHAPEL.size
_ENOUGH = 10
"""With fewer worlds than this, no conclusion is drawn."""

_LONGEST = 12


@dataclass(frozen=True, slots=True)
class Caution:
    """How Jack judges a future that he cannot predict."""

    turns: int = 7  # how many of his own moves he looks ahead
    clue: float = 0.04  # the chance added to every circle, because the police will learn more
    far: float = 0.25  # the cost of each walk that is left after that
    token: float = 0.02  # the cost of a coach or an alley, which may save him later
    known: float = 0.8  # the cost in each later night if the police are certain of his hideout
    standing: float = 0.0  # how likely policemen at his door still stand there, in each later turn


class _Kind(NamedTuple):
    """Where one kind of move leads: from circle c to `ends[first[c] : first[c + 1]]`, each end once."""

    ends: Ints
    first: Ints
    by_start: Runs

    def best(self, values: Floats) -> Floats:
        """By circle: the best value that can be reached."""
        return self.by_start.max(lambda ways: values[self.ends[ways]])

    def leads_to(self, circle: Circle) -> Flags:
        """By start."""
        found: Flags = np.logical_or.reduceat(self.ends == circle, self.first[:-1])
        return found


def _kind(ways: Ways) -> _Kind:
    return _leading([sorted({*ways.ends[ways.first[here] : ways.first[here + 1]].tolist()}) for here in range(_SIZE)])


def _leading(found: Sequence[Sequence[int]]) -> _Kind:
    """Circle 0, and a circle without such a way, lead to circle 0. Its value is 0."""
    some = [ends or (0,) for ends in found]
    ends, first = np.array([*chain(*some)]), np.cumsum([0, *map(len, some)])
    return _Kind(ends, first, runs(first[:-1], len(ends)))


class _Shut(NamedTuple):
    """Where walks lead past policemen who stand still, from the circles that have a street with a policeman."""

    circles: Ints
    kind: _Kind


@lru_cache(maxsize=512)
def _shut(stopped: Crossings) -> _Shut:
    circles = [circle for circle in range(1, _SIZE) if AROUND[circle] & stopped]
    return _Shut(np.array(circles), _leading([members(walks(circle, stopped)) for circle in circles]))


_STROLLS = _kind(WHITECHAPEL.walks(0))
_RIDES = _kind(WHITECHAPEL.rides)
_LANES = _kind(WHITECHAPEL.alleys)
_COVER = tuple(catching(turn) for turn in range(_LONGEST + 1))


def rides(start: Circle) -> Ints:
    """Where a coach from there can go."""
    return _RIDES.ends[_RIDES.first[start] : _RIDES.first[start + 1]]


def outlook(
    public: Public, looks: Sequence[Foresight], home: Circle, caution: Caution, rng: np.random.Generator
) -> Floats:
    """By circle and look: the chance that all ends well if Jack has just moved there and the police move next.

    `public` says what is left of the night. Each look is a guess at what the police will do now.
    """
    left = LAST_SPACE - space(public)
    coaches = COACHES[public.night] - public.track.count(COACH)
    alleys = ALLEYS[public.night] - public.track.count(ALLEY)
    turns = max(1, min(caution.turns, left, _LONGEST))
    risks, goals = _future(looks, home, public.night, turns, caution, rng)
    # Axes: circle, look, coaches spent, alleys spent. A turn spends at most one token.
    value = _beyond(left - turns, min(turns, coaches), min(turns, alleys), home, caution) * goals[-1][:, None, None]
    doors = members(walks(home, 0))
    shut = [_shut(sum(1 << crossing for crossing in look.ends)) for look in looks]
    is_closed = _closed(shut, doors, home)
    for turn in range(turns - 1, -1, -1):
        rode, cut = min(turn, coaches) + 1, min(turn, alleys) + 1
        on_foot = value[:, :, :rode, :cut]
        best = _STROLLS.best(on_foot)
        tokens = np.zeros_like(best)
        _or(tokens, _RIDES, value[:, :, 1 : rode + 1, :cut], caution.token)
        _or(tokens, _LANES, value[:, :, :rode, 1 : cut + 1], caution.token)
        waiting = np.maximum(best, tokens)[is_closed]
        best[doors] = goals[turn][:, None, None]
        if turn == 0:
            _block(best, on_foot, shut, home, goals[0])
        best = np.maximum(best, tokens)
        if turn:
            best[is_closed] += caution.standing * (waiting - best[is_closed])
        for spent in range(rode):
            if left - turn - spent < 1:
                best[:, :, spent] = 0
        value = best * (1 - risks[turn])[:, :, None, None]
        value[0] = 0
    found: Floats = value[:, :, 0, 0]
    return found


def _or(best: Floats, kind: _Kind, value: Floats, price: float) -> None:
    """Or spend a token, if one is left."""
    _, _, coaches, alleys = value.shape
    if coaches and alleys:
        some = best[:, :, :coaches, :alleys]
        np.maximum(some, kind.best(value) - price, out=some)


def _future(
    looks: Sequence[Foresight], home: Circle, night: int, turns: int, caution: Caution, rng: np.random.Generator
) -> tuple[list[Floats], list[Floats]]:
    """By turn of the police: the risk of each circle in each look, and the value of a walk home in each look."""
    risks = [np.stack([look.danger for look in looks], axis=1)]
    ahead = joined([look.worlds for look in looks])
    owner = np.repeat(np.arange(len(looks)), [len(look.worlds) for look in looks])
    counts = np.bincount(owner)
    goals = [_secrecy(ahead, owner, counts, home, night, caution)]
    posts = np.array([look.ends for look in looks])
    for turn in range(1, turns + 1):
        ahead = moved(ahead, rng)
        there = np.bincount(ahead.now * len(looks) + owner, minlength=_SIZE * len(looks)).reshape(_SIZE, -1)
        covered = 1 - (1 - _COVER[turn][posts]).prod(axis=1).T
        risks.append(covered * alarm(there / counts + caution.clue))
        goals.append(_secrecy(ahead, owner, counts, home, night, caution))
    return risks, goals


def _secrecy(worlds: Worlds, owner: Ints, counts: Ints, home: Circle, night: int, caution: Caution) -> Floats:
    """The value of the later nights if Jack gets home now. It is lower if the police know the hideout better."""
    near = WALKS[worlds.now, worlds.home] == 1
    is_home = worlds.home == home
    arriving = np.bincount(owner[near], minlength=len(counts))
    right = np.bincount(owner[near & is_home], minlength=len(counts))
    anyway = np.bincount(owner[is_home], minlength=len(counts))
    share = np.where(arriving >= _ENOUGH, right / np.maximum(arriving, 1), anyway / counts)
    found: Floats = (1 - caution.known * share) ** (NIGHTS - night)
    return found


def _beyond(left: int, coaches: int, alleys: int, home: Circle, caution: Caution) -> Floats:
    """By circle, look, coaches and alleys spent: the estimate after the last turn that he considers."""
    far = np.maximum(WALKS[:, home], 1)
    hope = np.where(far[:, None] < left - np.arange(coaches + 1), np.exp(-caution.far * far)[:, None], 0)
    hope[0] = 0
    return np.repeat(hope[:, None, :, None], alleys + 1, axis=3)


def _block(best: Floats, value: Floats, shut: Sequence[_Shut], home: Circle, goals: Floats) -> None:
    """In the coming turn the policemen of each look block walks."""
    for number, (circles, kind) in enumerate(shut):
        best[circles, number] = kind.best(value[:, number])
        best[circles[kind.leads_to(home)], number] = goals[number]


def _closed(shut: Sequence[_Shut], doors: Sequence[Circle], home: Circle) -> Flags:
    """By circle and look: whether it is a walk from home, and the policemen block that walk."""
    found = np.zeros((_SIZE, len(shut)), dtype=np.bool_)
    for number, (circles, kind) in enumerate(shut):
        found[circles, number] = ~kind.leads_to(home) & np.isin(circles, doors)
    return found

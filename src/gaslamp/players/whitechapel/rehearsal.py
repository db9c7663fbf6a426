"""Jack tries a way home in his head: what would the police do, and what would they know afterwards?

The police in his head know no more than the police at the table. Their answers come from Jack's own sheet.
"""

from dataclasses import dataclass, replace

import numpy as np

from gaslamp.games.whitechapel import actions as a
from gaslamp.games.whitechapel.board import Circle, members
from gaslamp.games.whitechapel.course import follow
from gaslamp.games.whitechapel.phases import clues
from gaslamp.games.whitechapel.public import Public, Stage
from gaslamp.games.whitechapel.streets import SEARCHED, walks
from gaslamp.games.whitechapel.turns import DOUBLE_EVENT, LAST_SPACE, NIGHTS, occupied, space
from gaslamp.players.whitechapel import questions
from gaslamp.players.whitechapel.flight import Fear, dread, peril
from gaslamp.players.whitechapel.foresight import Foresight, foreseen
from gaslamp.players.whitechapel.memory import filtered
from gaslamp.players.whitechapel.posts import Taste
from gaslamp.players.whitechapel.questions import Nerve
from gaslamp.players.whitechapel.tables import WALKS
from gaslamp.players.whitechapel.worlds import Worlds, moved

_ENOUGH = 10
"""With fewer worlds than this left, an answer is not followed any further."""

_PER_NIGHT = 0.8
"""What it costs to be known for certain, in each night to come."""


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays in Jack's head."""

    taste: Taste
    nerve: Nerve
    fear: Fear
    turns: int  # how many moves of the police he thinks ahead


def journey(
    public: Public,
    ahead: Foresight,
    trail: tuple[Circle, ...],
    home: Circle,
    cast: Cast,
    rng: np.random.Generator,
) -> float:
    """How well a night ends that stands so when the police are to move: from 0, caught, to 1, home and unknown."""
    for _ in range(cast.turns):
        public = clues.begin(public._replace(places=ahead.ends))._replace(stage=Stage.ACT)
        public, worlds, caught = _acted(public, ahead.worlds, trail, cast.nerve)
        if caught:
            return 0.0
        if walks(trail[-1], occupied(public)) >> home & 1:
            return _secrecy(worlds, home, public.night)
        if space(public) + 1 >= LAST_SPACE:
            return 0.0
        public, ahead = _walked(public, worlds, cast, rng)
        to = _walk(public, ahead, trail[-1], home, cast.fear, rng)
        if not to:
            return 0.0
        trail = (*trail, to)
    hope = np.exp(-dread(public, ahead.ends, trail[-1], home, cast.fear))
    return float(hope) * _secrecy(ahead.worlds, home, public.night)


def escape(public: Public, worlds: Worlds, start: Circle, home: Circle, cast: Cast, rng: np.random.Generator) -> float:
    """The same for a whole night that begins with a murder there, all policemen being where `public` says."""
    trail: tuple[Circle, ...] = (start,)
    if public.night == DOUBLE_EVENT:
        return journey(public, foreseen(worlds, public.places, cast.taste, rng), trail, home, cast, rng)
    public, ahead = _walked(public, worlds, cast, rng)
    to = _walk(public, ahead, start, home, cast.fear, rng)
    return journey(public, ahead, (start, to), home, cast, rng) if to else 0.0


def _secrecy(worlds: Worlds, home: Circle, night: int) -> float:
    """What the nights to come are worth if tonight ends at home now."""
    near = WALKS[worlds.now, worlds.home] == 1
    homes = worlds.home[near] if near.sum() >= _ENOUGH else worlds.home
    return float((1 - _PER_NIGHT * (homes == home).mean()) ** (NIGHTS - night))


def _acted(public: Public, worlds: Worlds, trail: tuple[Circle, ...], nerve: Nerve) -> tuple[Public, Worlds, bool]:
    """Each policeman asks or arrests; the last word is whether Jack is caught."""
    walked = set(trail)
    while public.stage is Stage.ACT:
        choices = [choice for choice in clues.choices(public) if not isinstance(choice, a.Rush)]
        if not choices:
            break
        action, _ = questions.act(worlds, public, choices, nerve)
        public = follow(public, action)
        if public.stage not in (Stage.CLUE, Stage.ARREST):
            continue
        yes = public.target in walked if public.stage is Stage.CLUE else _is_caught(public, trail[-1])
        if yes and public.stage is Stage.ARREST:
            return public, worlds, True
        left = filtered(worlds, public, action, a.Answer(yes))
        worlds = left if len(left) >= _ENOUGH else worlds
        public = follow(public, a.Answer(yes))
    return public, worlds, False


def _is_caught(public: Public, circle: Circle) -> bool:
    if public.target:
        return public.target == circle
    return bool((SEARCHED[public.places[public.doing]] & ~public.false_clues) >> circle & 1)


def _walked(public: Public, worlds: Worlds, cast: Cast, rng: np.random.Generator) -> tuple[Public, Foresight]:
    """The police see that Jack walked, and that he did not say he is home."""
    after = moved(worlds, rng)
    seen = after.seen.copy()
    seen[np.arange(len(after)), after.now] = True
    after = replace(after, seen=seen)
    out = after.now != after.home
    worlds = after.where(out) if out.sum() >= _ENOUGH else after
    return public._replace(track=public.track + "-"), foreseen(worlds, public.places, cast.taste, rng)


def _walk(public: Public, ahead: Foresight, here: Circle, home: Circle, fear: Fear, rng: np.random.Generator) -> Circle:
    """The way on that looks best, the police going where they will; 0 if there is none."""

    def cost(to: Circle) -> float:
        return dread(public, ahead.ends, to, home, fear) + peril(ahead, to, fear) + 0.05 * rng.random()

    ends = [to for to in members(walks(here, occupied(public))) if to != home]
    return min(ends, key=cost, default=0)

"""Joint posts, tried out: in sampled worlds the night goes on, and Jack walks home past the policemen.

The police arrest where Jack is likely and then go where they are needed most. They ask nothing here, so what their
posts tell about Jack has to be added. Every Jack goes home as the policy says, avoids policemen who can
come to him, rides now and then, and takes an alley where he is shut out. If he gets home, the later nights are
estimated: the police win them more often if they know his hideout and stand near it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Flags, Floats, Ints
from gaslamp.games.whitechapel.players.escapes import Tokens, escaped
from gaslamp.games.whitechapel.players.foresight import alarm
from gaslamp.games.whitechapel.players.posts import Places, PostWeights, Want, best, plans, wanted
from gaslamp.games.whitechapel.players.tables import SEARCHES, catching
from gaslamp.games.whitechapel.players.worlds import Worlds, picked
from gaslamp.games.whitechapel.rules.board import EVERYBODY, members
from gaslamp.parts.player import Thinking

_SIZE = WHITECHAPEL.size
_EVERYBODY = members(EVERYBODY)
_LEAST_PULL = 1.0
"""A Jack who walks at random would be caught anyway."""
_FEW = 0.02
"""Where less than this share of the Jacks is still out, the rest of the night does not matter."""
_ESCAPES = 0.75
"""Jack's chance in a later night if the police do not know his hideout."""
_KNOWN = 0.8
"""How much lower it is if they are certain of it."""
_NEAR = 0.3
"""How much lower it is if they stand at his door: there they begin the next night (W17)."""
_STILL_OUT = 0.8
"""How much lower it is if he is still out after the last turn that is played."""


@dataclass(frozen=True, slots=True)
class Rollouts:
    """How thoroughly the police try joint posts out."""

    worlds: int = 256
    turns: int = 3  # of the police, this one included
    changes: int = 2  # for each policeman: how many other posts are tried
    repeats: int = 1  # how often each joint post is tried in every world
    worth: float = 0.05  # the weight of what the posts are worth by themselves


class Situation(NamedTuple):
    """What the police know when they move."""

    worlds: Worlds
    want: Want
    places: Places
    free: Sequence[int]  # the policemen who still have to move
    coaches: int
    alleys: int
    nights_left: int  # after tonight


def chosen(now: Situation, rollouts: Rollouts, post_weights: PostWeights, thinking: Thinking) -> Places:
    """The joint posts that do best, of those that there was time to try."""
    found = plans(now.want, now.places, now.free, rollouts.changes)
    numbers = np.random.default_rng(len(now.worlds)).permutation(len(now.worlds))
    some = now._replace(worlds=picked(now.worlds, numbers[: rollouts.worlds]))
    values: dict[Places, float] = {}
    for number, plan in enumerate(found):
        tried = [value(some, plan, post_weights, rollouts.turns, seed) for seed in range(rollouts.repeats)]
        values[plan] = sum(tried) / len(tried) + rollouts.worth * now.want.worth(plan)
        thinking.progress((number + 1) / len(found))
        if thinking.left < 0:
            break
    return max(values, key=values.__getitem__)


def value(now: Situation, posts: Places, post_weights: PostWeights, turns: int, seed: int) -> float:
    """How likely the police win the game if they stand there after this turn."""
    rng = np.random.default_rng(seed)
    worlds = now.worlds
    count, home, pull = len(worlds), worlds.home, np.maximum(worlds.pull, _LEAST_PULL)
    here, tokens = worlds.now, Tokens(np.full(count, now.coaches), np.full(count, now.alleys))
    out, won = np.ones(count), np.zeros(count)  # by world: how likely Jack is still out, and the police win
    for turn in range(turns):
        risk = _arrests(here, out, posts)
        won += out * risk
        out = out * (1 - risk)
        move = escaped(here, home, pull, tokens, posts, rng)
        later = _later(home, out * move.is_home, posts, now.nights_left)
        won += out * np.where(move.is_home, later, move.is_lost)
        out = out * ~(move.is_lost | move.is_home)
        here, tokens = move.to, move.tokens
        if out.sum() < _FEW * count:
            break
        if turn + 1 < turns:
            left = _still_out(out, rng)
            some = Worlds(here[left], home[left], pull[left], worlds.seen[left])
            posts = best(wanted(some, post_weights, rng), posts, _EVERYBODY)
    won += out * (1 - _STILL_OUT * _ESCAPES**now.nights_left)
    return float(won.mean())


def _arrests(here: Ints, out: Floats, posts: Places) -> Floats:
    """By world: how likely Jack is arrested where he is."""
    chances = np.bincount(here, weights=out, minlength=_SIZE) / out.sum()
    found: Floats = (SEARCHES[list(posts)].any(axis=0) * alarm(chances))[here]
    return found


def _later(home: Ints, arriving: Floats, posts: Places, nights_left: int) -> Floats:
    """By world: how likely the police win in a later night if Jack gets home now."""
    if not nights_left:
        return np.zeros(len(home))
    known = np.bincount(home, weights=arriving, minlength=_SIZE) / max(arriving.sum(), 1e-300)
    near = 1 - (1 - catching(1)[list(posts)]).prod(axis=0)
    found: Floats = 1 - ((_ESCAPES * (1 - _KNOWN * known)) ** nights_left * (1 - _NEAR * near))[home]
    return found


def _still_out(out: Floats, rng: np.random.Generator) -> Flags:
    left: Flags = rng.random(len(out)) < out
    return left if left.any() else out > 0

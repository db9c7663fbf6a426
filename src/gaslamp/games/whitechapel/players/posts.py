"""Where five policemen stand best together: to search and arrest now, to be near later, to keep Jack from home.

One policeman is placed at a time while the others stay fixed. This repeats until nothing changes, at most four times.
What a post adds is then a sum over circles, so one matrix product weighs all the posts in his reach:

    now     the chances that Jack is, or has been, next to it, where no other policeman can search
    later   the chances that he will be where a policeman from there can come in time, and no other can
    doors   the share of the ways to his hideout that are blocked, squared: to block half of them helps little
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL, Floats
from gaslamp.games.whitechapel.players.tables import GATES, SEARCHES, catching
from gaslamp.games.whitechapel.players.worlds import Worlds, moved, shares, some_moved
from gaslamp.games.whitechapel.rules.board import Crossing, members
from gaslamp.games.whitechapel.rules.streets import TWO_STEPS

Places = tuple[Crossing, ...]

_ROUNDS = 4
_SIZE = WHITECHAPEL.size


_EMPHASES = (
    (1.0, 1.0, 0.0),
    (1.0, 1.0, 3.0),
    (1.0, 1.0, 8.0),
    (2.5, 1.0, 1.0),
    (1.0, 0.5, 1.0),
    (1.0, 0.3, 3.0),
    (2.5, 0.5, 3.0),
    (1.0, 2.0, 1.0),
    (1.0, 2.0, 3.0),
)
"""What now, later and doors may weigh instead: each emphasis suggests joint posts of another kind."""


@dataclass(frozen=True, slots=True)
class PostWeights:
    """What the police value in their posts."""

    arrest: float = 1.0  # next to where Jack may be
    clues: float = 0.12  # next to where he may have been
    later: tuple[float, ...] = (0.9, 0.7, 0.5, 0.4)  # near where he will be, move by move
    coach: float = 0.0  # how often he will take a coach, while he can
    gate: float = 0.5  # in the way to where he may live


@cache
def _posts(moves: int) -> Floats:
    """By crossing, side by side: what it reaches now, what it reaches after each of `moves` moves, what it blocks."""
    return np.hstack([SEARCHES, *(catching(move) for move in range(1, moves + 1)), GATES])


@dataclass(frozen=True, eq=False)
class Want:
    """Weights by circle, side by side: the value of a policeman there now, after each later move, and as a block."""

    weights: Floats

    def worth(self, places: Places) -> float:
        rows = self.rows(places)
        reached = 1 - (1 - rows[:, :-_SIZE]).prod(axis=0)
        shut = rows[:, -_SIZE:].sum(axis=0)
        return float(reached @ self.weights[:-_SIZE] + shut**2 @ self.weights[-_SIZE:])

    def added(self, others: Places, ends: Sequence[Crossing]) -> Floats:
        """What each end would be worth to one more policeman."""
        rows = self.rows(ends)
        found: Floats = rows @ (self.weights * self.left(others)) + self.walls(rows)
        return found

    def walls(self, rows: Floats) -> Floats:
        """What each post blocks by itself."""
        found: Floats = rows[:, -_SIZE:] ** 2 @ self.weights[-_SIZE:]
        return found

    def left(self, others: Sequence[Crossing]) -> Floats:
        """What the others leave to do. For doors this is the mixed term of the square."""
        rows = self.rows(others)
        return np.concatenate(((1 - rows[:, :-_SIZE]).prod(axis=0), 2 * rows[:, -_SIZE:].sum(axis=0)))

    def emphasized(self, now: float, later: float, doors: float) -> "Want":
        weights = self.weights.copy()
        weights[:_SIZE] *= now
        weights[_SIZE:-_SIZE] *= later
        weights[-_SIZE:] *= doors
        return Want(weights)

    def rows(self, crossings: Sequence[Crossing]) -> Floats:
        found: Floats = _posts(len(self.weights) // _SIZE - 2)[list(crossings)]
        return found


def wanted(worlds: Worlds, post_weights: PostWeights, rng: np.random.Generator, coaches: int = 0) -> Want:
    """What is worth searching, now and after Jack's later moves. He may take coaches while he has any."""
    seen = worlds.visited()
    parts = [post_weights.arrest * worlds.chances() + post_weights.clues * 4 * seen * (1 - seen)]
    ahead = worlds
    for number, weight in enumerate(post_weights.later):
        ahead = moved(ahead, rng)
        if number < coaches and post_weights.coach:
            ahead = some_moved(ahead, post_weights.coach, rng)
        parts.append(weight * shares(ahead.now))
    return Want(np.concatenate([*parts, post_weights.gate * worlds.hideouts()]))


def best(want: Want, places: Places, free: Sequence[int]) -> Places:
    """The best posts in reach. Only the policemen in `free` move."""
    now = list(places)
    reach = {one: members(TWO_STEPS[places[one]]) for one in free}
    rows = {one: want.rows(ends) for one, ends in reach.items()}
    walls = {one: want.walls(table) for one, table in rows.items()}
    for _ in range(_ROUNDS):
        changed = False
        for one in free:
            others = now[:one] + now[one + 1 :]
            worth = rows[one] @ (want.weights * want.left(others)) + walls[one]
            for number, end in enumerate(reach[one]):
                if end in others:
                    worth[number] = -1
            end = reach[one][int(np.argmax(worth))]
            changed |= end != now[one]
            now[one] = end
        if not changed:
            break
    return tuple(now)


def plans(want: Want, places: Places, free: Sequence[int], changes: int) -> list[Places]:
    """Joint posts that are worth comparing, the best first: of every emphasis, and the best with one post changed."""
    first = best(want, places, free)
    found = [first, *(best(want.emphasized(*emphasis), places, free) for emphasis in _EMPHASES)]
    for one in free:
        others = first[:one] + first[one + 1 :]
        ends = [end for end in members(TWO_STEPS[places[one]]) if end not in first]
        order = np.argsort(-want.added(others, ends), kind="stable")[:changes] if ends else ()
        found += [(*first[:one], ends[number], *first[one + 1 :]) for number in order]
    return list(dict.fromkeys(found))

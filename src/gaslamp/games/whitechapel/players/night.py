"""What the Head does before the crime: an address, patrols, the Wretched."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np

from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.posts import PostWeights, Want
from gaslamp.games.whitechapel.players.tables import TO_SEARCH, WALKS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Crossing, members
from gaslamp.games.whitechapel.rules.phases.patrols import KNOW_THE_ADDRESS
from gaslamp.games.whitechapel.rules.public import Patrol, Public
from gaslamp.games.whitechapel.rules.turns import NIGHTS, occupied

_WORTH_A_NAME = 0.3
"""How likely an address must be to be named while one can still be named on a later night."""

_SCENES = (0.5, 1.0, 1.0, 0.5)
"""The weight of being near a possible murder, by moves from now."""


def want(public: Public, homes: Floats, post_weights: PostWeights) -> Want:
    """Near the women, and in the way to the possible hideouts."""
    women = np.zeros(len(homes))
    women[members(public.women | public.wretched)] = 1
    women /= max(1.0, float(women.sum()))
    between = 0.5 * women + 0.5 * homes
    return Want(np.concatenate([women * 0, *(weight * between for weight in _SCENES), post_weights.gate * homes]))


def address(public: Public, homes: Floats) -> a.Action:
    """A name costs nothing but the chance to name a better one."""
    again = public.night < NIGHTS and any(one not in public.heads for one in KNOW_THE_ADDRESS)
    likeliest = int(np.argmax(homes))
    return a.Pass() if again and homes[likeliest] < _WORTH_A_NAME else a.NameAddress(likeliest)


def posts(public: Public, wants: Want, choices: Sequence[a.Post]) -> a.Post:
    pawns = members(occupied(public))
    return max(choices, key=lambda post: _strongest(wants, (*pawns, post.first, post.second))[1])


def patrol(public: Public, placed: Patrol, wants: Want) -> a.PlacePatrol:
    """The blank tokens go where a policeman is least needed."""
    policeman = POLICEMEN[public.placed]
    done = placed[: public.placed]
    chosen = _strongest(wants, tuple(members(public.patrols)))[0]
    left = [crossing for crossing in chosen if crossing not in done]
    return a.PlacePatrol(policeman, left[0])


def _strongest(wants: Want, crossings: tuple[Crossing, ...]) -> tuple[tuple[Crossing, ...], float]:
    """The five of seven crossings that are worth most together."""
    found = [(some, wants.worth(some)) for some in combinations(crossings, len(POLICEMEN))]
    return max(found, key=lambda choice: choice[1])


def patrol_move(wants: Want, placed: Patrol, choices: Sequence[a.MovePatrol]) -> a.MovePatrol:
    """Saucy Jacky: keep the true patrols where they are worth most."""

    def worth(move: a.MovePatrol) -> float:
        return wants.worth(tuple(move.to if crossing == move.start else crossing for crossing in placed))

    return max(choices, key=worth)


def wretched(public: Public, placed: Patrol, homes: Floats, choices: Sequence[a.MoveWretched]) -> a.MoveWretched:
    """Towards the patrols, and away from the possible hideouts."""
    known = [shown or hidden for shown, hidden in zip(public.places, placed, strict=True)]
    near = np.sort(TO_SEARCH[known], axis=0)[:3].mean(axis=0)
    worth = WALKS @ homes - near
    return max(choices, key=lambda move: float(worth[move.to] - worth[move.start]))

"""Short exercises on the map: walks, policemen in the way, searches and steps."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from gaslamp.games.whitechapel.notation import parse_view
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, POLICEMEN, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import NEXT, SEARCHED, TWO_STEPS, distances, walks
from gaslamp.games.whitechapel.rules.turns import occupied
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.puzzles import Drill, Form, Step

DRILLS: Mapping[str, Form] = dict.fromkeys(("two-walks", "blocked", "searches", "steps"), Form.MARKS)
TWO = 2
_NEAR = 3
"""How near to the circle the policemen stand who are in the way."""
BASE = "wc1 BYNRG:chosen:- 1.hunt B 21* - - I- Bx5,Yx124,Nx70,Rx9,Gx100 - -/- - BYNRG h=?;w=?;p=-;t=?;s=? @police"
"""A hunt. Its policemen are moved for each exercise."""

_CIRCLES = tuple(map(str, range(1, CIRCLES + 1)))
_CROSSINGS = tuple(f"x{crossing}" for crossing in range(1, CROSSINGS + 1))


def drill(name: str, seed: int) -> Drill:
    rng = Random(f"{name}/{seed}")
    return _MADE[name](rng)


def _two_walks(rng: Random) -> Drill:
    circle = rng.randint(1, CIRCLES)
    far = distances(circle)
    found = sum(1 << one for one in range(1, CIRCLES + 1) if far[one] == TWO)
    return _marked(_view(rng), {"circle": circle}, _named(found), _CIRCLES, "whitechapel-why-two-walks")


def _blocked(rng: Random) -> Drill:
    """At least one street is closed, so that the policemen matter."""
    while True:
        circle = rng.randint(1, CIRCLES)
        view = _view(rng, circle)
        found = walks(circle, occupied(view.public))
        if found != NEXT[circle]:
            return _marked(view, {"circle": circle}, _named(found), _CIRCLES, "whitechapel-why-free")


def _searches(rng: Random) -> Drill:
    view = _view(rng)
    crossing = view.public.places[0]
    answer = _named(SEARCHED[crossing])
    return _marked(view, {"crossing": f"x{crossing}"}, answer, _CIRCLES, "whitechapel-why-searched")


def _steps(rng: Random) -> Drill:
    view = _view(rng)
    crossing = view.public.places[0]
    free = TWO_STEPS[crossing] & ~occupied(view.public) | 1 << crossing
    answer = tuple(f"x{one}" for one in members(free))
    return _marked(view, {"crossing": f"x{crossing}"}, answer, _CROSSINGS, "whitechapel-why-steps")


_MADE: Mapping[str, Callable[[Random], Drill]] = {
    "two-walks": _two_walks,
    "blocked": _blocked,
    "searches": _searches,
    "steps": _steps,
}


def _named(circles: int) -> tuple[str, ...]:
    return tuple(map(str, members(circles)))


def _marked(
    view: View, question: dict[str, str | int], answer: tuple[str, ...], marks: tuple[str, ...], key: str
) -> Drill:
    return Drill(view, question, answer, marks, (Step(key, {"count": len(answer)}, answer),))


def _view(rng: Random, near: int = 0) -> View:
    """Five policemen on crossings with circles next to them; near a circle if one is given."""
    offered = [one for one in range(1, CROSSINGS + 1) if SEARCHED[one]]
    if near:
        far = distances(near)
        offered = [one for one in offered if any(far[circle] < _NEAR for circle in members(SEARCHED[one]))]
    places = tuple(rng.sample(offered, min(len(offered), len(POLICEMEN))))
    rest = [one for one in range(1, CROSSINGS + 1) if one not in places]
    places = (*places, *rest[: len(POLICEMEN) - len(places)])
    base = _base()
    public: Public = base.public._replace(places=places)
    return base._replace(public=public)


@cache
def _base() -> View:
    view: View = parse_view(BASE)
    return view

"""What somebody does who knows everything: mind enough to bring a game to any phase, and to an end that is sure.

Jack waits once, kills, and comes home late enough to be followed; the police follow his true trail, so there are clues,
and never arrest him. Every letter, false clue and optional rule is used when it can be.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from gaslamp.games.whitechapel.rules.streets import AROUND, SEARCHED, distances

Json = dict[str, Any]


@dataclass(frozen=True)
class Script:
    """How the game is to go."""

    home: int = 102
    late: int = 5
    """Moves before Jack turns home."""
    brisk: bool = False
    """Jack kills near his home and is late on the second night only; the police stay out of his way and ask only where
    they will find something."""
    hunted: bool = False
    """The police come as near to Jack as they can."""


def choose(scheme: Script, used: Collection[str], now: Json, jack: Json) -> Json:
    """A choice of the seat in turn. `now` is what it is shown, `jack` Jack's own view, `used` what was done before."""
    if now["turn"] == "jack":
        return _jack(scheme, used, now)
    return max(now["choices"], key=lambda one: _worth(scheme, used, one["action"], now["view"], jack["trail"] or [0]))


def _jack(scheme: Script, used: Collection[str], now: Json) -> Json:
    view = now["view"]
    kinds: dict[str, list[Json]] = {}
    for one in now["choices"]:
        kinds.setdefault(one["action"]["type"], []).append(one)
    if "hide" in kinds:
        return next((one for one in kinds["hide"] if one["action"]["circle"] == scheme.home), kinds["hide"][0])
    if "wait" in kinds and view["night"] == 1 and view["track"]["time"] == 1:
        return kinds["wait"][0]
    for kind in ("send-saucy-jacky", "write-graffiti", "send-letter", "lay-false-clue"):
        if kind in kinds and kind not in used:
            return kinds[kind][0]
    far = distances(view["hideout"] or scheme.home)
    for kind in ("place-women", "mark-woman", "kill", "kill-two", "kill-last"):
        if kind in kinds:
            near = sorted(kinds[kind], key=lambda one: sum(far[circle] for circle in one["circles"]))
            return near[0] if scheme.brisk else kinds[kind][0]
    late = len(view["track"]["ways"]) >= (scheme.late if view["night"] == 2 or not scheme.brisk else 0)
    if "walk-home" in kinds and late:
        return kinds["walk-home"][0]
    if "walk" in kinds:
        return min(kinds["walk"], key=lambda one: abs(far[one["action"]["to"]] - (0 if late else scheme.late)))
    rest = [*kinds.get("alley", ()), *kinds.get("coach", ())]
    return rest[0] if rest else kinds.get("pass", now["choices"])[0]


def _worth(scheme: Script, used: Collection[str], action: Json, view: Json, trail: list[int]) -> float:
    fresh = set(trail) - set(view["clues"])
    match action["type"]:
        case "step":
            there = int(action["to"][1:])
            near = SEARCHED[there]
            if scheme.hunted:
                return _nearness(near, trail[-1])
            # Beside the trail, but never where Jack stands: he shall get home.
            found = sum(near >> circle & 1 for circle in fresh) - 9 * (near >> trail[-1] & 1)
            return found - 9 * _in_the_way(scheme, there, trail)
        case "ask":
            return 5 if action["circle"] in fresh else 1
        case "rush":
            keen = scheme.brisk or "rush" not in used
            return 3 - 9 * _in_the_way(scheme, int(action["to"][1:]), trail) if keen else -1
        case "arrest" | "area-arrest" | "name-address":
            return -9
        case _:
            return 0


def _in_the_way(scheme: Script, crossing: int, trail: list[int]) -> int:
    return AROUND[trail[-1]] >> crossing & 1 if scheme.brisk else 0


def _nearness(near: int, circle: int) -> float:
    far = distances(circle)
    return -min((far[one] for one in range(1, len(far)) if near >> one & 1), default=99)

"""Draw trails, targets and patrols in Letters from Whitechapel that fit what a seat knows.

The hideout and the trails are drawn by exact counts: all trails of all nights that fit are equally likely. Face-down
tokens are drawn uniformly among the placements that fit what was turned up.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import numpy as np

from gaslamp.games.whitechapel.deduction import believe
from gaslamp.games.whitechapel.deduction import facts as public
from gaslamp.games.whitechapel.deduction.facts import Facts
from gaslamp.games.whitechapel.deduction.flow import Flow
from gaslamp.games.whitechapel.deduction.hideouts import Deduction
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import POLICEMEN, RED, YELLOW, Circle, Crossing, Policeman, members
from gaslamp.games.whitechapel.rules.turns import WOMEN
from gaslamp.games.whitechapel.rules.view import View


def world(options: Mapping[str, str], record: Sequence[a.Action], view: View, rng: random.Random) -> list[a.Action]:
    """The record of a seat with all hidden parts filled in at random. They fit what the seat knows at the end."""
    hidden = list(record)
    if view.trail is None:
        _draw_jack(options, hidden, rng)
    _draw_patrols(hidden, rng)
    return hidden


def _draw_jack(options: Mapping[str, str], record: list[a.Action], rng: random.Random) -> None:
    facts = public.begin(options)
    for action in record:
        facts = public.update(facts, action)
    deduction = _deduction(facts)
    home = _one_of(deduction.counted, rng)
    nights: list[Deduction] = []
    night: Deduction | None = deduction
    while night is not None:
        nights.insert(0, night)
        night = night.earlier
    rows = iter([_trail(one, home, rng) for one in nights])
    _write_jack(record, home, rows, rng)


@lru_cache(maxsize=8)
def _deduction(facts: Facts) -> Deduction:
    """Cached: a search draws many worlds from one moment."""
    return believe(facts).deduction


def _trail(deduction: Deduction, home: Circle, rng: random.Random) -> list[Circle]:
    """One trail of a night, empty before the murder. A finished night ends at `home`."""
    if deduction.trails is None or deduction.night is None:
        return []
    flow: Flow = deduction.plain
    layers = flow.trails.layers
    weights = flow.forward[-1][:, 0].copy()
    if deduction.night.home:
        weights[layers[-1].circles != home] = 0
    node = _one_of(weights, rng)
    row = [int(layers[-1].circles[node])]
    for space in range(len(layers) - 1, 0, -1):
        sources = layers[space].sources[layers[space].targets == node]
        node = int(sources[_one_of(flow.forward[space - 1][sources, 0], rng)])
        row.insert(0, int(layers[space - 1].circles[node]))
    return row


def _one_of(weights: "np.ndarray[tuple[int, ...], np.dtype[np.float64]]", rng: random.Random) -> int:
    """A random index, with probabilities in proportion to the weights."""
    heaped = np.cumsum(weights)
    return int(np.searchsorted(heaped, rng.random() * heaped[-1], side="right"))


def _write_jack(record: list[a.Action], home: Circle, rows: Iterator[list[Circle]], rng: random.Random) -> None:
    """Put the hideout, the targets and the trails where the record has None."""
    row: list[Circle] = []
    women = list(members(RED))
    scenes: set[Circle] = set()
    night = 1
    for place, action in enumerate(record):
        match action:
            case a.Hide(None):
                record[place] = a.Hide(home)
            case a.PlaceWomen(circles):
                women = members(circles)
            case a.MarkWoman(None) if place == 0 or not isinstance(record[place - 1], a.MarkWoman):
                free = [circle for circle in members(RED) if circle not in scenes]
                forced = len(free) == WOMEN[night]
                _write_targets(record, place, free if forced else women, rng)
            case a.Kill(circle):
                row = next(rows)[1:]
                scenes.add(circle)
            case a.KillTwo(first, second):
                row = next(rows)
                scenes |= {first, second}
            case a.KillLast(None):
                record[place] = a.KillLast(row[1])
                row = row[2:]
            case a.Walk(None):
                record[place] = a.Walk(row.pop(0))
            case a.WalkHome(None):
                record[place] = a.WalkHome(row.pop(0))
                night += 1
            case a.Alley(None):
                record[place] = a.Alley(row.pop(0))
            case a.Coach(None, None):
                record[place] = a.Coach(row.pop(0), row.pop(0))
            case _:
                pass


def _write_targets(record: list[a.Action], begin: int, women: list[Circle], rng: random.Random) -> None:
    """The marks of one night, in any order: on the targets revealed later, or on any of the women."""
    end = begin
    while end < len(record) and isinstance(record[end], a.MarkWoman):
        end += 1
    for action in record[end:]:
        if isinstance(action, a.MarkWoman):
            break
        if isinstance(action, a.TurnWomen):
            women = members(action.marked)
            break
    record[begin:end] = [a.MarkWoman(circle) for circle in rng.sample(women, end - begin)]


def _draw_patrols(record: list[a.Action], rng: random.Random) -> None:
    """Put the patrols where the record has None, night by night."""
    places: tuple[Crossing, ...] = ()
    crossings = members(YELLOW)
    for place, action in enumerate(record):
        match action:
            case a.Post(first, second):
                crossings = sorted({*places, first, second})
            case a.PlacePatrol(Policeman.BLUE, None):
                _write_patrols(record, place, crossings, rng)
            case a.Alarm(shown):
                places = shown
            case a.Step(policeman, to) | a.Rush(policeman, to):
                places = (*places[:policeman], to, *places[policeman + 1 :])
            case _:
                pass


def _write_patrols(record: list[a.Action], begin: int, crossings: list[Crossing], rng: random.Random) -> None:
    now = {crossing: crossing for crossing in crossings}  # by current crossing of a token: where it was placed
    owners: dict[Policeman, Crossing] = {}
    blank: set[Crossing] = set()
    for action in record[begin + len(POLICEMEN) :]:
        match action:
            case a.PlacePatrol():
                break
            case a.SendLetter(_, start, to) | a.MovePatrol(start, to):
                now[to] = now.pop(start)
            case a.ShowPatrol(crossing, None):
                blank.add(now[crossing])
            case a.ShowPatrol(crossing, policeman):
                assert policeman is not None
                owners[policeman] = now[crossing]
            case a.Alarm(shown):
                owners |= {policeman: now[shown[policeman]] for policeman in POLICEMEN}
                break
            case _:
                pass
    free = [crossing for crossing in crossings if crossing not in blank and crossing not in owners.values()]
    rng.shuffle(free)
    for policeman in POLICEMEN:
        if begin + policeman < len(record) and isinstance(record[begin + policeman], a.PlacePatrol):
            crossing = owners[policeman] if policeman in owners else free.pop()
            record[begin + policeman] = a.PlacePatrol(policeman, crossing)

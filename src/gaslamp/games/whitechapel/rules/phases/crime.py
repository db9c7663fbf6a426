"""Hell 5 to 8: kill or wait; the Wretched walk, a patrol is turned up (W20 to W28)."""

from functools import reduce
from itertools import combinations
from operator import or_

from gaslamp.games.whitechapel.rules.actions import Kill, KillLast, KillTwo, MoveWretched, ShowPatrol, TurnPatrol, Wait
from gaslamp.games.whitechapel.rules.board import (
    CIRCLES,
    CROSSINGS,
    POLICEMEN,
    Circle,
    Circles,
    Crossing,
    Policeman,
    members,
)
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import SEARCHED, walks
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, LAST_TIME, occupied

_KILLS = tuple(Kill(circle) for circle in range(CIRCLES + 1))
_TURNS = tuple(TurnPatrol(crossing) for crossing in range(CROSSINGS + 1))
_WAIT = (Wait(),)


def choices(public: Public) -> tuple[Kill | KillTwo | Wait, ...]:
    """At V Jack cannot wait any more."""
    targets = members(public.wretched)
    kills: tuple[Kill | KillTwo, ...]
    if public.night == DOUBLE_EVENT:
        kills = tuple(KillTwo(*pair) for pair in combinations(targets, 2))
    else:
        kills = tuple(_KILLS[circle] for circle in targets)
    return kills if public.time == LAST_TIME else (*kills, *_WAIT)


def kill(public: Public, circle: Circle) -> Public:
    expect_stage(public, Stage.CRIME)
    expect(public.night != DOUBLE_EVENT and public.wretched >> circle & 1, "cannot-kill")
    return public._replace(stage=Stage.ALARM, murders=1 << circle, wretched=0)


def kill_two(public: Public, first: Circle, second: Circle) -> Public:
    expect_stage(public, Stage.CRIME)
    expect(KillTwo(first, second) in choices(public), "cannot-kill")
    return public._replace(stage=Stage.ORDER, murders=1 << first | 1 << second, wretched=0, track="+")


def orders(public: Public) -> tuple[KillLast, ...]:
    return tuple(KillLast(circle) for circle in members(public.murders))


def kill_last(public: Public, circle: Circle | None) -> Public:
    expect_stage(public, Stage.ORDER)
    expect(circle is None or public.murders >> circle & 1, "cannot-kill")
    return public._replace(stage=Stage.ALARM)


def wait(public: Public) -> Public:
    expect_stage(public, Stage.CRIME)
    expect(public.time < LAST_TIME, "cannot-wait")
    return _suspense(public._replace(time=public.time + 1, unmoved=public.wretched))


def _suspense(public: Public) -> Public:
    """Each Wretched who can move must; those who cannot stay where they are."""
    if any(ways(public, circle) for circle in members(public.unmoved)):
        return public._replace(stage=Stage.SUSPENSE)
    return public._replace(stage=Stage.READY, unmoved=0)


def ways(public: Public, circle: Circle) -> Circles:
    """Where a Wretched can go: not past a patrol token, not next to one, not onto a scene or a Wretched (W24)."""
    tokens = public.patrols | occupied(public)
    watched = reduce(or_, (SEARCHED[crossing] for crossing in members(tokens)))
    return walks(circle, tokens) & ~(watched | public.wretched | public.scenes)


def wretched_moves(public: Public) -> tuple[MoveWretched, ...]:
    return tuple(MoveWretched(start, to) for start in members(public.unmoved) for to in members(ways(public, start)))


def move_wretched(public: Public, start: Circle, to: Circle) -> Public:
    expect_stage(public, Stage.SUSPENSE)
    expect(public.unmoved >> start & 1 and ways(public, start) >> to & 1, "cannot-move-wretched")
    wretched = public.wretched ^ (1 << start | 1 << to)
    return _suspense(public._replace(wretched=wretched, unmoved=public.unmoved & ~(1 << start)))


def patrols_to_turn(public: Public) -> tuple[TurnPatrol, ...]:
    return tuple(_TURNS[crossing] for crossing in members(public.patrols))


def turn_patrol(public: Public, crossing: Crossing) -> Public:
    expect_stage(public, Stage.READY)
    expect(public.patrols >> crossing & 1, "no-patrol-there")
    return public._replace(stage=Stage.TURNED, target=crossing)


def shown_patrol(state: State) -> ShowPatrol:
    """A policeman's token, or a blank one, which leaves the board."""
    crossing = state.public.target
    owner = POLICEMEN[state.patrol.index(crossing)] if crossing in state.patrol else None
    return ShowPatrol(crossing, owner)


def show_patrol(public: Public, crossing: Crossing, policeman: Policeman | None) -> Public:
    expect_stage(public, Stage.TURNED)
    expect(crossing == public.target and (policeman is None or not public.places[policeman]), "not-the-truth")
    public = public._replace(stage=Stage.CRIME, patrols=public.patrols & ~(1 << crossing), target=0)
    if policeman is None:
        return public
    return public._replace(places=(*public.places[:policeman], crossing, *public.places[policeman + 1 :]))

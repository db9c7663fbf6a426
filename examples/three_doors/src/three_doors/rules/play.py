"""The course of a game, from its start to its outcome."""

from collections.abc import Mapping
from fractions import Fraction

from gaslamp.core.actions import legal_action
from gaslamp.core.chance import even
from gaslamp.core.game import Option, Outcome, Seat
from gaslamp.core.options import settle
from three_doors.rules.actions import CONSTABLE, THIEF, Action, allowed, turn
from three_doors.rules.state import State

OPTIONS: tuple[Option, ...] = ()


def start(options: Mapping[str, str]) -> State:
    settle(OPTIONS, options)
    return State()


def seats(_: State) -> tuple[Seat, ...]:
    return (THIEF, CONSTABLE)


def actor(state: State) -> Seat | None:
    return turn(state.hidden is not None, state.named)[0]


def legal(state: State) -> tuple[Action, ...]:
    return allowed(state.hidden, state.hidden is not None, state.named)


def odds(state: State) -> tuple[Fraction, ...]:
    return even(legal(state))


def apply(state: State, action: Action) -> State:
    action = legal_action(action, legal(state))
    assert action.door is not None, "nothing is hidden from the rules"
    if action.kind == "hide":
        return state._replace(hidden=action.door)
    return state._replace(named=(*state.named, action.door))


def outcome(state: State) -> Outcome | None:
    if len(state.named) < 3:
        return None
    return Outcome((CONSTABLE,), "found") if state.named[2] == state.hidden else Outcome((THIEF,), "missed")

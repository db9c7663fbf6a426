"""The protocol: a game is a set of pure functions. A module satisfies it; there is nothing to inherit.

A State is the whole truth and stays with the program that runs the game. A View is all that one seat may know.
An Action is one small step; the parts of it that a seat may not see are None in what that seat is shown.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, TypeVar

Seat = str

CHANCE: Seat = "chance"
"""Draws cards, and speaks what follows from the secrets (a witness, an answer): then it has one outcome."""

SPECTATOR: Seat = "spectator"
"""Watches; knows only what everybody knows."""

State = TypeVar("State")
View = TypeVar("View")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a table is opened. Without `values` it takes any text that `start` understands."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the seats that won, and the reason by its name in RULES.md."""

    winners: tuple[Seat, ...]
    reason: str


class Game(Protocol[State, View, Action]):
    """Every function is pure; none changes its argument."""

    NAME: str
    RULES: str  # the rules version: the first word of every position

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...  # noqa: N802  (a constant, read-only so that any tuple fits)

    def start(self, options: Mapping[str, str]) -> State:
        """The first State. Options that are missing take their default; unknown ones raise NotWellFormed."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        """The seats of this game, in their order."""

    def actor(self, state: State) -> Seat | None:
        """Who acts now: a seat, CHANCE, or None when the game is over."""

    def legal(self, state: State) -> tuple[Action, ...]:
        """What the actor may do, in a stable order; for CHANCE its possible outcomes; empty when over."""

    def odds(self, state: State) -> tuple[Fraction, ...]:
        """When CHANCE acts: the probability of each legal outcome, in the same order."""

    def apply(self, state: State, action: Action) -> State:
        """The next State. An action that is not legal raises NotLegal."""

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why, or None while the game goes on."""

    def view(self, state: State, seat: Seat) -> View:
        """All that a seat, or SPECTATOR, may know."""

    def seen(self, state: State, action: Action, seat: Seat) -> Action:
        """An action made in this State, as a seat sees it: its hidden parts are None."""

    def watch(self, view: View, action: Action) -> View:
        """A seat's View after an action as that seat saw it. So a seat's own record replays into its views.

        When the game ends the secrets are still hidden here: they are shown by `view`, not by an action.
        """

    def choices(self, view: View) -> tuple[Action, ...]:
        """What the seat may do, computed from its own View alone: `legal`, or empty when it is not its turn."""

    def write(self, thing: State | View | Action) -> str:
        """One line of text. Positions hold spaces, actions never do; hidden parts are `?`."""

    def parse_state(self, text: str) -> State:
        """The State that `write` wrote, or NotWellFormed."""

    def parse_view(self, text: str) -> View:
        """The View that `write` wrote, or NotWellFormed."""

    def parse_action(self, text: str) -> Action:
        """The Action that `write` wrote, or NotWellFormed."""


AnyGame = Game[Any, Any, Any]

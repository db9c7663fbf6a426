"""Tables to play at: a clock that stands still until it is moved, and randomness that repeats."""

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from gaslamp.core.errors import GaslampError
from gaslamp.games.registry import named
from gaslamp.store.store import Event, Header
from gaslamp.table import events, replay, visibility
from gaslamp.table import settings as agreed
from gaslamp.table.commands import Act, Command, Sit
from gaslamp.table.decision import decide
from gaslamp.table.replay import Transition
from gaslamp.table.settings import Settings
from gaslamp.table.table import Table

THREE = {"hands": "B/YN/RG"}
"""An option of Letters from Whitechapel: three detectives."""


@dataclass
class ExampleTable:
    """A table being played at, and everything that happened there."""

    table: Table
    now: int = 1_000_000
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    kept: list[Event] = field(default_factory=list)
    steps: list[Transition] = field(default_factory=list)

    def do(self, command: Command) -> list[Transition]:
        steps = decide(self.table, command, self.now, self.rng.randbytes)
        for step in steps:
            self.kept.append(Event(step.after.version, events.kind(step.event), events.write(step.event), self.now))
        self.steps += steps
        if steps:
            self.table = steps[-1].after
        return steps

    def choices(self) -> list[str]:
        assert self.table.turn is not None
        return [
            self.table.game.write(one) for one in self.table.game.choices(visibility.view(self.table, self.table.turn))
        ]

    def act(self, *actions: str) -> list[Transition]:
        """Act for the seat in turn; without actions, the first legal one."""
        turn = self.table.turn
        assert turn is not None
        by = self.table.chairs[turn].kind
        assert by != "open"
        return self.do(Act(turn, self.table.version, actions or (self.choices()[0],), by))

    def wander(self, count: int) -> None:
        """Random actions, if the game lasts that long."""
        for _ in range(count):
            if self.table.turn is None:
                return
            self.act(self.rng.choice(self.choices()))


def example_table(game: str = "mrjack", seats: Any = None, seed: int = 1, **settings: Any) -> ExampleTable:
    """A table at which everybody sits. `seats`: the level of a machine by its seat; humans elsewhere."""
    options = settings.pop("options", {})
    one = example_open_table(game, options, seed, **settings)
    for seat in one.table.seats:
        level = (seats or {}).get(seat)
        one.do(Sit(seat, "machine", level=level) if level else Sit(seat, "human", seat.title()))
    return one


def example_open_table(game: str = "mrjack", options: Any = None, seed: int = 1, **settings: Any) -> ExampleTable:
    rng = random.Random(seed)
    agreement = Settings(**{"format": 2, **settings})
    header = Header(
        "a" * 16,
        game,
        named(game).RULES,
        options or {},
        rng.randbytes(32),
        rng.randbytes(32 if agreement.format == 2 else 16),
        agreed.write(agreement),
        1_000_000,
    )
    return ExampleTable(replay.opened(header), rng=rng)


def refused(one: ExampleTable, command: Command) -> str:
    """The key of the error. Nothing may have changed."""
    before = one.table
    with pytest.raises(GaslampError) as caught:
        one.do(command)
    assert one.table is before
    return caught.value.key


def until(one: ExampleTable, seat: str) -> None:
    """Random play until it is that seat's turn and nothing can be undone."""
    while one.table.turn != seat or one.table.past:
        one.wander(1)

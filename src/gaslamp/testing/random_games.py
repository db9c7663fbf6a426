"""Whole random games, to check what every game promises."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from gaslamp.core import journal
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame, Seat
from gaslamp.core.record import Record

TABLE_ID = "contract"
LONGEST = 20_000
"""Actions after which a game is said never to end."""

Hides = Callable[[Any, Any, Seat], bool]
Choose = Callable[[AnyGame, Any, random.Random], Any]


@dataclass(frozen=True)
class Case:
    """A game and, separate from its own code, which actions the rules hide from whom."""

    game: AnyGame
    hides: Hides
    options: tuple[dict[str, str], ...] = field(default=({},))
    count: int = 100
    """How many games the slower checks are given: fewer where a game is long."""
    choose: "Choose | None" = None
    """How a player who peeks would choose, where random play would see little of a game."""
    open_draws: bool = False
    """Whether people may make the open draws with real cards, as the game's registration says."""


@dataclass(frozen=True)
class Played:
    """A whole random game: every state, and the action that led out of each but the last."""

    states: list[Any]
    actions: list[Any]
    make_record: Callable[[], Record]
    """Most checks need no record, and to hash the promises takes time."""

    @cached_property
    def record(self) -> Record:
        return self.make_record()

    def seen_by(self, game: AnyGame, seat: Seat) -> Record:
        """The record as a seat saw it."""
        return journal.redact(game, self.record, seat, self.states)


def play(game: AnyGame, options: dict[str, str], rng: random.Random, choose: Choose | None = None) -> Played:
    begun = journal.begin(game, options, rng.randbytes(SEED_BYTES), rng.randbytes(NONCE_BYTES), table=TABLE_ID)
    seed = journal.seed_of_draws(begun.record)
    states: list[Any] = [begun.state]
    actions: list[Any] = []
    nonces: list[bytes] = []
    while seat := game.actor(state := states[-1]):
        assert len(actions) < LONGEST, "the game does not end"
        if seat == CHANCE:
            action = journal.drawn(game, state, seed, len(actions) + 1, begun.record.format)
        else:
            action = (choose or patient_choice)(game, state, rng)
        states.append(game.apply(state, action))
        actions.append(action)
        nonces.append(rng.randbytes(NONCE_BYTES))
    return Played(states, actions, lambda: _recorded(game, begun.record, states, actions, nonces))


def _recorded(game: AnyGame, begun: Record, states: list[Any], actions: list[Any], nonces: list[bytes]) -> Record:
    """The record that a journal would have. `check_record` compares."""
    moves = zip(states[:-1], actions, nonces, strict=True)
    entries = [journal.entry(game, begun, state, number, *move) for number, (state, *move) in enumerate(moves, 1)]
    return replace(begun, entries=tuple(entries), outcome=game.outcome(states[-1]))


def patient_choice(game: AnyGame, state: Any, rng: random.Random) -> Any:
    """A random action, seldom one that ends the game: else nearly every game would die of an early accusation."""
    action = rng.choice(game.legal(state))
    while _ends(game, game.apply(state, action)) and rng.random() < 0.9:
        action = rng.choice(game.legal(state))
    return action


def _ends(game: AnyGame, state: Any) -> bool:
    """Whether the game is over, or will be when chance has said what is already certain."""
    while game.actor(state) == CHANCE and len(legal := game.legal(state)) == 1:
        state = game.apply(state, legal[0])
    return game.outcome(state) is not None


def games(case: Case, count: int, seed: int = 1) -> Iterator[tuple[random.Random, Played]]:
    for number in range(count):
        rng = random.Random(f"{seed}/{number}")
        yield rng, play(case.game, case.options[number % len(case.options)], rng, case.choose)


def readers(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    return (*game.seats(state), SPECTATOR)

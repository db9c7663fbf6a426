"""A position of Mr. Jack that Python code can read and change, for millions of actions a second.

Actions are ints, see `numbers`. `legal` lists them in the order of the rules. `apply` changes the kernel itself: `copy`
it first to keep a position.

A kernel holds all secrets, like a State.
"""

from __future__ import annotations

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.mrjack.notation import parse_state, write
from gaslamp.games.mrjack.rules import board, public, turns
from gaslamp.games.mrjack.rules.board import Character
from gaslamp.games.mrjack.rules.public import Public, Stage
from gaslamp.games.mrjack.rules.state import State
from gaslamp.parts.kernel.tally import Tally

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.mrjack.kernel.apply import apply_action
    from gaslamp.games.mrjack.kernel.batch import play_at_random
    from gaslamp.games.mrjack.kernel.choices import choose_at_random, fixed_number, list_choices
    from gaslamp.games.mrjack.kernel.constants import *
    from gaslamp.games.mrjack.kernel.observe import write_tensor
    from gaslamp.games.mrjack.kernel.position import Position, copy_position, find_sewer, is_jacks, seat_to_act
    from gaslamp.parts.kernel.xorshift import next_state, seeded


class Kernel(Position):
    def __init__(self, state: State | None = None) -> None:
        Position.__init__(self)
        if state is not None:
            self.load(state)

    # Conversion from and to a State

    def load(self, state: State) -> None:
        """Set the kernel to a position of the rules."""
        table: Public = state.public
        self.edition = list(board.EDITIONS).index(table.edition)
        self.round, self.turn, self.stage = table.round, table.turn, int(table.stage)
        for one in range(8):
            self.places[one] = table.places[one]
        for tile in range(6):
            self.lamps[tile] = table.lamps[tile]
        self.suspects, self.facing, self.covers = table.suspects, table.facing, table.covers
        self.cordons, self.unseen, self.cards, self.played = table.cordons, table.unseen, table.cards, table.played
        self.active = -1 if table.active is None else int(table.active)
        self.walk, self.ability, self.points, self.whistled = table.walk, table.ability, table.points, table.whistled
        self.jack = -1 if state.jack is None else int(state.jack)
        self.jack_alibis, self.detective_alibis = state.jack_alibis, state.detective_alibis
        find_sewer(self)

    def from_text(self, text: str) -> None:
        self.load(parse_state(text))

    def store(self) -> State:
        """The position as a State of the rules."""
        table = Public(
            edition=list(board.EDITIONS)[self.edition],
            round=self.round,
            turn=self.turn,
            stage=Stage(self.stage),
            places=tuple([self.places[one] for one in range(8)]),
            suspects=self.suspects,
            facing=self.facing,
            lamps=tuple([self.lamps[tile] for tile in range(6)]),
            covers=self.covers,
            cordons=self.cordons,
            unseen=bool(self.unseen),
            cards=self.cards,
            played=self.played,
            active=None if self.active < 0 else Character(self.active),
            walk=bool(self.walk),
            ability=bool(self.ability),
            points=self.points,
            whistled=self.whistled,
        )
        jack = None if self.jack < 0 else Character(self.jack)
        return State(table, jack, self.jack_alibis, self.detective_alibis)

    def text(self) -> str:
        return write(self.store())

    def copy(self) -> Kernel:
        other: Kernel = Kernel()
        copy_position(other, self)
        return other

    def copies(self, count: int) -> list[Kernel]:
        """For a batch."""
        return [self.copy() for _ in range(count)]

    # The methods of a game

    def actor(self) -> Seat | None:
        if self.stage == AT_PICK or self.stage == AT_ACT or self.stage == AT_FACE:
            return public.JACK if is_jacks(self) else public.DETECTIVE
        return None if self.stage >= ESCAPED else CHANCE

    def outcome(self) -> Outcome | None:
        if self.stage < ESCAPED:
            return None
        winner = public.DETECTIVE if self.stage == RIGHT else public.JACK
        return Outcome((winner,), turns.REASONS[Stage(self.stage)])

    def legal(self) -> list[int]:
        """The legal actions of the actor. If chance acts, all are equally likely."""
        list_choices(self)
        return [self.found[place] for place in range(self.count)]

    def apply(self, number: int) -> None:
        """Make an action. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        list_choices(self)
        for place in range(self.count):
            if self.found[place] == wanted:
                apply_action(self, self.found[place])
                return
        raise NotLegal("not-now")

    def numbers(self) -> list[int]:
        """The fixed number of each legal action, see `numbering`, in the order of `legal`."""
        list_choices(self)
        return [fixed_number(self.found[place]) for place in range(self.count)]

    def make(self, number: int) -> int:
        """Make an action by its fixed number. Returns its number in `legal`. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        list_choices(self)
        for place in range(self.count):
            if fixed_number(self.found[place]) == wanted:
                found: int = self.found[place]
                apply_action(self, self.found[place])
                return found
        raise NotLegal("not-now")

    def seat(self) -> int:
        """Who acts: 0 for Jack, 1 and more for the others, -1 for chance, -2 if the game is over."""
        number: int = seat_to_act(self)
        return number

    def observe(self, seat: int, tensor: cython.schar[::1]) -> None:
        """Write what a seat may know, 0 for Jack and 1 for the detective, see `layout`."""
        if cython.compiled:
            write_tensor(self, seat, cython.address(tensor[0]))
        else:
            write_tensor(self, seat, tensor)

    def choose(self, seed: int) -> int:
        """One of the legal actions, all equally likely."""
        number: int = choose_at_random(self, next_state(seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)))
        return number

    def playout(self, seed: int, *, sensible: bool = False) -> int:
        """Play random actions to the end, all legal ones equally likely. Returns how many actions were made.

        With `sensible` Jack leaves when he can. The detective accuses the last suspect when he can, and nobody else.
        """
        luck: cython.ulonglong = seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong
        self.sensible = sensible
        with cython.nogil:
            actions = play_at_random(self, luck)
        self.sensible = 0
        return int(actions)

    def playouts(self, games: int, seed: int) -> Tally:
        """Plays many random games from this position. The position does not change."""
        luck: cython.ulonglong = seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong = 0
        left: cython.longlong = games
        scratch: Position = Position()
        by_stage: cython.longlong[12]
        if not cython.compiled:
            by_stage = [0] * 12
        for stage in range(12):
            by_stage[stage] = 0
        with cython.nogil:
            while left > 0:
                copy_position(scratch, self)
                luck = next_state(luck)
                actions += play_at_random(scratch, luck)
                by_stage[scratch.stage] += 1
                left -= 1
        return Tally(actions, {reason: by_stage[int(stage)] for stage, reason in turns.REASONS.items()})

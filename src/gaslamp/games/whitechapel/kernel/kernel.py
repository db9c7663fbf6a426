"""A position of Letters from Whitechapel that Python code can read and change, for millions of actions a second.

Actions are ints, see `numbers`. `legal` lists them in the order of the rules. `apply` changes the kernel itself: `copy`
it first to keep a position. A kernel holds all secrets, like a State.
"""

from __future__ import annotations

from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE, Outcome, Seat
from gaslamp.games.whitechapel.kernel import numbers, tables
from gaslamp.games.whitechapel.notation import parse_state, write
from gaslamp.games.whitechapel.rules import board, public, streets, turns
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS
from gaslamp.games.whitechapel.rules.board import Policeman
from gaslamp.games.whitechapel.rules.phases import escape
from gaslamp.games.whitechapel.rules.public import Agreed, Public, Row, Stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.parts.kernel.tally import Tally

try:
    import cython
except ImportError:
    from gaslamp.parts.kernel import shim as cython

if not cython.compiled:
    from gaslamp.games.whitechapel.kernel.apply import apply_action
    from gaslamp.games.whitechapel.kernel.batch import play_at_random
    from gaslamp.games.whitechapel.kernel.choices import choose_at_random, list_choices
    from gaslamp.games.whitechapel.kernel.constants import *
    from gaslamp.games.whitechapel.kernel.fixed_numbers import fixed_number
    from gaslamp.games.whitechapel.kernel.observe import write_tensor
    from gaslamp.games.whitechapel.kernel.position import Position, actor_number, copy_position, seat_to_act
    from gaslamp.games.whitechapel.kernel.scratch import Scratch
    from gaslamp.parts.kernel.xorshift import next_state, seeded


def as_set(members: list[int]) -> int:
    """A set as in the rules: one large int."""
    return sum([1 << member for member in members])


class Kernel(Position):
    agreed: Agreed  # for `store` and the names of the seats

    def __init__(self, state: State | None = None, scratch: Scratch | None = None) -> None:
        Position.__init__(self, scratch)
        if state is not None:
            self.load(state)

    # Conversion from and to a State

    def load(self, state: State) -> None:
        """Set the kernel to a position of the rules."""
        table: Public = state.public
        agreed = table.agreed
        self.agreed = agreed
        self.hands = len(agreed.hands)
        for number, hand in enumerate(agreed.hands):
            self.hand[number] = hand
            for one in range(5):
                if hand >> one & 1:
                    self.holder[one] = number
        self.hideout_kind = agreed.catch_me * len(HIDEOUTS) + HIDEOUTS.index(agreed.hideout)
        self.is_chosen = agreed.hideout == HIDEOUTS[0]
        self.has_false_clues, self.has_rushing = agreed.false_clues, agreed.rushing
        self.has_area_arrests, self.has_address = agreed.area_arrests, agreed.address
        self.switches = sum([1 << place for place, on in enumerate(agreed[2:]) if on])
        self.night, self.stage, self.time = table.night, int(table.stage), table.time
        self.head_count = len(table.heads)
        for place, head in enumerate(table.heads):
            self.heads[place] = int(head)
        self._load_sets(table)
        self._load_secrets(state)
        self.letters, self.sent, self.named, self.placed = table.letters, table.sent, table.named, table.placed
        self.waiting, self.doing, self.target, self.asked = table.waiting, table.doing, table.target, 0
        if table.asked:
            near = board.members(streets.SEARCHED[table.places[table.doing]])
            self.asked = sum(1 << place for place, circle in enumerate(near) if table.asked >> circle & 1)

    def _load_sets(self, table: Public) -> None:
        for place, circle in enumerate(board.members(table.scenes)):
            self.scenes[place] = circle
        for place, circle in enumerate(board.members(table.murders)):
            self.murders[place] = circle
        for place, circle in enumerate(board.members(table.wretched)):
            self.wretched[place] = circle
        for place, circle in enumerate(board.members(table.unmoved)):
            self.unmoved[place] = circle
        for place, crossing in enumerate(board.members(table.patrols)):
            self.patrols[place] = crossing
        for place, crossing in enumerate(board.members(table.moving)):
            self.moving[place] = crossing
        for word in range(4):
            self.clues[word] = table.clues >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
            self.false_clues[word] = table.false_clues >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
        self.scene_count, self.murder_count = table.scenes.bit_count(), table.murders.bit_count()
        self.wretched_count, self.unmoved_count = table.wretched.bit_count(), table.unmoved.bit_count()
        self.patrol_count, self.moving_count = table.patrols.bit_count(), table.moving.bit_count()
        self.clue_count, self.false_count = table.clues.bit_count(), table.false_clues.bit_count()
        self.women = numbers.red_numbers(table.women)
        self.track_count = len(table.track)
        self.coaches, self.alleys = table.track.count(escape.COACH), table.track.count(escape.ALLEY)
        for place, how in enumerate(table.track):
            self.track[place] = ord(how)

    def _load_secrets(self, state: State) -> None:
        self.hideout, self.marked = state.hideout, numbers.red_numbers(state.marked)
        for one in range(5):
            self.places[one] = state.public.places[one]
            self.patrol[one] = state.patrol[one]
        self.trail_count = len(state.trail)
        walked = 0
        for place, circle in enumerate(state.trail):
            self.trail[place] = circle
            walked |= 1 << circle
        for word in range(4):
            self.walked[word] = walked >> 64 * word & 0xFFFF_FFFF_FFFF_FFFF
        self.sheet_rows = len(state.sheet)
        for number, row in enumerate(state.sheet):
            self.sheet_count[number] = len(row.trail)
            for place, circle in enumerate(row.trail):
                self.sheet_trail[number * 20 + place] = circle
            for place, how in enumerate(row.track):
                self.sheet_track[number * 20 + place] = ord(how)

    def from_text(self, text: str) -> None:
        self.load(parse_state(text))

    def store(self) -> State:
        """The position as a State of the rules."""
        near = tables.SEARCHED[tables.SEARCHED_AT[self.places[self.doing]] :] if self.asked else []
        table = Public(
            agreed=self.agreed,
            night=self.night,
            stage=Stage(self.stage),
            heads=tuple([Policeman(self.heads[place]) for place in range(self.head_count)]),
            scenes=as_set([self.scenes[place] for place in range(self.scene_count)]),
            murders=as_set([self.murders[place] for place in range(self.murder_count)]),
            women=numbers.red_circles(self.women),
            wretched=as_set([self.wretched[place] for place in range(self.wretched_count)]),
            unmoved=as_set([self.unmoved[place] for place in range(self.unmoved_count)]),
            time=self.time,
            track="".join([chr(self.track[place]) for place in range(self.track_count)]),
            places=tuple([self.places[one] for one in range(5)]),
            patrols=as_set([self.patrols[place] for place in range(self.patrol_count)]),
            clues=sum([int(self.clues[word]) << 64 * word for word in range(4)]),
            false_clues=sum([int(self.false_clues[word]) << 64 * word for word in range(4)]),
            letters=self.letters,
            sent=bool(self.sent),
            named=bool(self.named),
            placed=self.placed,
            waiting=self.waiting,
            doing=self.doing,
            asked=as_set([near[place] for place in range(4) if self.asked >> place & 1]),
            target=self.target,
            moving=as_set([self.moving[place] for place in range(self.moving_count)]),
        )
        return State(
            public=table,
            hideout=self.hideout,
            marked=numbers.red_circles(self.marked),
            patrol=tuple([self.patrol[one] for one in range(5)]),
            trail=tuple([self.trail[place] for place in range(self.trail_count)]),
            sheet=tuple([self._row(number) for number in range(self.sheet_rows)]),
        )

    def _row(self, number: int) -> Row:
        begin, count = number * 20, self.sheet_count[number]
        return Row(
            tuple([self.sheet_trail[begin + place] for place in range(count)]),
            "".join([chr(self.sheet_track[begin + place]) for place in range(count - 1)]),
        )

    def text(self) -> str:
        return write(self.store())

    def copy(self) -> Kernel:
        return self._copy(None)

    def copies(self, count: int) -> list[Kernel]:
        """For a batch. They and this kernel share one scratch memory, so only one thread may use them."""
        return [self._copy(self.scratch) for _ in range(count)]

    def _copy(self, scratch: Scratch | None) -> Kernel:
        other: Kernel = Kernel(None, scratch)
        other.agreed = self.agreed
        copy_position(other, self)
        return other

    # The methods of a game

    def actor(self) -> Seat | None:
        if self.stage >= ESCAPED:
            return None
        number: cython.int = actor_number(self)
        if number == -2:
            return CHANCE
        return public.JACK if number == -1 else turns.detectives(self.agreed)[number]

    def outcome(self) -> Outcome | None:
        if self.stage < ESCAPED:
            return None
        winners = (public.JACK,) if self.stage == ESCAPED else turns.detectives(self.agreed)
        return Outcome(winners, turns.REASONS[Stage(self.stage)])

    def legal(self) -> list[int]:
        """The legal actions of the actor. If chance acts, all are equally likely."""
        list_choices(self)
        return [self.scratch.found[place] for place in range(self.count)]

    def apply(self, number: int) -> None:
        """Make an action. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        list_choices(self)
        for place in range(self.count):
            if self.scratch.found[place] == wanted:
                apply_action(self, wanted)
                return
        raise NotLegal("not-now")

    def numbers(self) -> list[int]:
        """The fixed number of each legal action, see `numbering`, in the order of `legal`."""
        list_choices(self)
        return [fixed_number(self, self.scratch.found[place]) for place in range(self.count)]

    def make(self, number: int) -> int:
        """Make an action by its fixed number. Returns its number in `legal`. One that is not legal raises NotLegal."""
        wanted: cython.longlong = number
        list_choices(self)
        for place in range(self.count):
            if fixed_number(self, self.scratch.found[place]) == wanted:
                found: int = self.scratch.found[place]
                apply_action(self, self.scratch.found[place])
                return found
        raise NotLegal("not-now")

    def seat(self) -> int:
        """Who acts: 0 for Jack, 1 and more for the others, -1 for chance, -2 if the game is over."""
        number: int = seat_to_act(self)
        return number

    def observe(self, seat: int, tensor: cython.schar[::1]) -> None:
        """Write what a seat may know, 0 for Jack and 1 for the first detective, see `layout`."""
        if cython.compiled:
            write_tensor(self, seat, cython.address(tensor[0]))
        else:
            write_tensor(self, seat, tensor)

    def choose(self, seed: int) -> int:
        """One of the legal actions, all equally likely."""
        number: int = choose_at_random(self, next_state(seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)))
        return number

    def playout(self, seed: int) -> int:
        """Play random actions to the end, all legal ones equally likely. Returns how many actions were made."""
        luck: cython.ulonglong = seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong
        with cython.nogil:
            actions = play_at_random(self, luck)
        return int(actions)

    def playouts(self, games: int, seed: int) -> Tally:
        """Plays many random games from this position. The position does not change."""
        luck: cython.ulonglong = seeded(seed & 0x7FFF_FFFF_FFFF_FFFF)
        actions: cython.longlong = 0
        left: cython.longlong = games
        played: Position = Position()
        by_stage: cython.longlong[32]
        if not cython.compiled:
            by_stage = [0] * 32
        for stage in range(32):
            by_stage[stage] = 0
        with cython.nogil:
            while left > 0:
                copy_position(played, self)
                luck = next_state(luck)
                actions += play_at_random(played, luck)
                by_stage[played.stage] += 1
                left -= 1
        return Tally(actions, {reason: by_stage[int(stage)] for stage, reason in turns.REASONS.items()})

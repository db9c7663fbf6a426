"""A game that a program plays step by step.

Chance plays by itself. Its draws follow from the seed, so the same seed and actions give the same game.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any, ParamSpec, Self, TypeVar, cast

from gaslamp import match_text
from gaslamp.analysis import DEFAULT_DEPTH, GameAnalysis, analyse, depth_named
from gaslamp.core import journal, record
from gaslamp.core.commitment import FORMAT_1_NONCE_BYTES, SEED_BYTES
from gaslamp.core.errors import GaslampError, NotLegal, NotWellFormed
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame, Outcome, Seat
from gaslamp.core.journal import Journal
from gaslamp.core.record import TABLE, Record
from gaslamp.core.referee import referee
from gaslamp.core.refusals import about
from gaslamp.games.registry import registration, registrations, unknown_game
from gaslamp.i18n import Words
from gaslamp.i18n.in_english import in_english
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players import levels

DRAWING_WIDTH = 100  # characters

P = ParamSpec("P")
T = TypeVar("T")


def _explained(method: Callable[P, T]) -> Callable[P, T]:
    """The same method of a match. Its errors name the game and say in English what is wrong."""
    return about(in_english(method), lambda given: cast(Match, given[0]).game.NAME)


class Match:
    """A game in progress. Actions are texts in the game's notation; RULES.md of the game describes it.

    `options` are the options of the game, for example `{"edition": "revised"}`. `seed` is any number or text; without
    one, each match is different. `actions` are the first actions of the match, those of chance too.

    >>> Match("mrjack", seed=1)
    Match('mrjack', {'edition': 'revised'}, seed=1, actions=['=G', 'WLMU'])
    """

    @in_english
    def __init__(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        *,
        seed: int | str | None = None,
        actions: Sequence[str] = (),
    ) -> None:
        try:
            self._parts = registration(game)
        except NotWellFormed:
            raise unknown_game(game, registrations()) from None
        self._seed = token_hex(8) if seed is None else seed
        self._journals = [self._begun(options or {})]
        for text in actions:
            self._extend(text)
        self._let_chance_play()

    @property
    def game(self) -> AnyGame:
        """The rules: a module of pure functions.

        >>> Match("mrjack").game.NAME
        'mrjack'
        """
        return self._parts.rules

    @property
    def state(self) -> Any:
        """The whole truth, secrets included.

        >>> Match("mrjack", seed=1).state.jack
        Character.GOODLEY
        """
        return self._journals[-1].state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in order.

        >>> Match("whitechapel").seats
        ('jack', 'police')
        """
        return self.game.seats(self.state)

    @property
    def actor(self) -> Seat | None:
        """The seat that acts now, or None when the game is over.

        >>> Match("mrjack", seed=1).actor
        'detective'
        """
        return self.game.actor(self.state)

    @property
    def actions(self) -> tuple[str, ...]:
        """What the actor may do.

        >>> Match("mrjack", seed=1).actions
        ('W', 'L', 'M', 'U')
        """
        return tuple(map(self.game.write, self.game.legal(self.state)))

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why, or None while the game goes on.

        >>> Match("mrjack", seed=1).outcome is None
        True
        """
        return self.record().outcome

    def play(self, *actions: str) -> Self:
        """Make actions for the seats that act. If one is refused, those before it stay.

        >>> Match("mrjack", seed=1).play("H")
        Traceback (most recent call last):
          ...
        gaslamp.core.errors.NotLegal: mrjack, H: That character’s card does not lie face up. (card-not-face-up)
        """
        for text in actions:
            self._extend(text)
            self._let_chance_play()
        return self

    @_explained
    def undo(self, steps: int = 1) -> Self:
        """Take back the last actions of the seats, and what chance drew after them.

        >>> match = Match("mrjack", seed=1).play("L", "E4")
        >>> match.undo(2).actions
        ('W', 'L', 'M', 'U')
        """
        for _ in range(steps):
            kept = next((at for at in reversed(range(len(self._journals) - 1)) if self._acts_at(at)), None)
            if kept is None:
                raise NotLegal("nothing-to-undo")
            del self._journals[kept + 1 :]
        return self

    @_explained
    def view(self, seat: Seat) -> Any:
        """All that a seat, or "spectator", may know.

        >>> Match("mrjack", seed=1).view("detective").jack is None
        True
        """
        return self.game.view(self.state, self._checked(seat))

    @_explained
    def draw(self, seat: Seat | None = None, *, language: str = "en", width: int = DRAWING_WIDTH) -> str:
        """The board as text, as a seat sees it; without a seat, with all secrets. `print(match)` prints this.

        >>> "Round 1" in Match("mrjack", seed=1).draw("detective")
        True
        """
        view = referee(self.game, self.state) if seat is None else self.view(seat)
        return match_text.drawn(self._parts, view, language, width)

    @_explained
    def story(self, seat: Seat | None = None, *, language: str = "en") -> list[str]:
        """The match so far in sentences, as a seat saw it; without a seat, with all secrets.

        >>> Match("mrjack", seed=1).play("L").story("detective")[-1]
        'The detective plays Lestrade'
        """
        if seat is not None:
            self._checked(seat)
        return match_text.told(self._parts, self._journals, seat, language)

    @_explained
    def posterior(self, seat: Seat) -> dict[str, Any]:
        """What could be true and how likely it is, from what a seat has seen, as plain data.

        >>> Match("mrjack", seed=1).posterior("detective")["uniform"]["W"]
        0.125
        """
        if self._parts.deduction is None:
            raise NotWellFormed("no-deduction", text=self.game.NAME)
        return self._parts.deduction.findings(self.record(seat))

    @_explained
    def analysis(self, seat: Seat | None = None, *, depth: str = DEFAULT_DEPTH) -> GameAnalysis:
        """Chances, mistakes and luck of a match that is over, if its game can be analysed.

        By what each side knew and by the whole truth; with a seat, only by what that seat knew. `depth` is `quick` or
        `full`. `gaslamp.analysis.data.write` makes plain data of it.

        >>> Match("mrjack", seed=1).analysis()
        Traceback (most recent call last):
          ...
        gaslamp.core.errors.NotAllowed: mrjack: The game is not over yet, so it is not analysed. (analysis-unfinished)
        """
        return analyse(self.record(seat), depth_named(depth))

    @_explained
    def ask(self, level: str = "expert", *, seed: int | str = 0) -> str:
        """What a machine player of that level would do for the actor. It is shown only what that seat may know.

        >>> match = Match("mrjack", seed=1)
        >>> match.ask("novice") in match.actions
        True
        """
        seat = self.actor
        if seat is None:
            raise NotLegal("table-over")
        view = self.view(seat)
        known = Knowledge(seat, view, self.record(seat), self.game.choices(view))
        thinking = Thinking(levels.thinking_seconds(level))
        player = levels.seated(self.game.NAME, seat, level)
        dice = Random(f"{self._seed}/{seed}/{len(self._journals)}")
        return str(self.game.write(player.choose(known, dice, thinking)))

    @_explained
    def finish(self, level: str = "casual", **by_side: str) -> Self:
        """Let machine players of that level play to the end, or of another level for a side.

        >>> Match("mrjack", seed=1).finish("random", detective="greedy").outcome.reason
        'right'
        """
        sides = dict.fromkeys(map(self._parts.side, self.seats))
        for side in by_side:
            if side not in sides:
                raise NotWellFormed("unknown-seat", text=side, known=", ".join(sides))
        while (seat := self.actor) is not None:
            self.play(self.ask(by_side.get(self._parts.side(seat), level)))
        return self

    @_explained
    def record(self, seat: Seat | None = None) -> Record:
        """The record of the match as a seat saw it; without a seat, the whole record.

        >>> [entry.action for entry in Match("mrjack", seed=1).record("detective").entries]
        ['=?', 'WLMU']
        """
        whole = self._journals[-1].record
        return whole if seat is None else journal.redact(self.game, whole, self._checked(seat))

    def save(self, path: str | Path, seat: Seat | None = None) -> None:
        """Write the record to a file. `gaslamp.load` reads a whole record back.

        >>> from tempfile import NamedTemporaryFile
        >>> with NamedTemporaryFile() as file:
        ...     Match("mrjack", seed=1).save(file.name)
        ...     load(file.name).actor
        'detective'
        """
        Path(path).write_text(record.write(self.record(seat)), "ascii")

    def __str__(self) -> str:
        return self.draw()

    def __repr__(self) -> str:
        made = [entry.action for entry in self.record().entries]
        return f"Match({self.game.NAME!r}, {self.record().options!r}, seed={self._seed!r}, actions={made!r})"

    @_explained
    def _begun(self, options: Mapping[str, str]) -> Journal[Any]:
        rng = Random(f"{self._seed}")
        draws, nonce = rng.randbytes(SEED_BYTES), rng.randbytes(FORMAT_1_NONCE_BYTES)
        return journal.begin(self.game, options, draws, nonce)

    def _extend(self, text: str) -> None:
        game, nonce = self.game, bytes(FORMAT_1_NONCE_BYTES)
        try:
            after = journal.extend(game, self._journals[-1], game.parse_action(text), nonce)
        except GaslampError as error:
            error.about, error.sentence = f"{game.NAME}, {text}", Words("en").explain(error)
            raise
        self._journals.append(after)

    def _let_chance_play(self) -> None:
        while self.actor == CHANCE:
            self._extend(self.game.write(journal.chance(self.game, self._journals[-1])))

    def _acts_at(self, place: int) -> bool:
        return self.game.actor(self._journals[place].state) != CHANCE

    def _checked(self, seat: Seat) -> Seat:
        known = (*self.seats, SPECTATOR)
        if seat not in known:
            raise NotWellFormed("unknown-seat", text=seat, known=", ".join(known))
        return seat


@in_english
def load(source: str | Path) -> Match:
    """A recorded game: the path of a file, or the text of a record. It must be the whole record, not a seat's own.

    >>> match = Match("mrjack", seed=1).play("L")
    >>> load(record.write(match.record())).actions == match.actions
    True
    """
    text = source if isinstance(source, str) and "\n" in source else Path(source).read_text("ascii")
    found = record.parse(text)
    if found.eyes != TABLE:
        raise NotWellFormed("whole-needed")
    return Match(found.game, found.options, actions=[entry.action for entry in found.entries])

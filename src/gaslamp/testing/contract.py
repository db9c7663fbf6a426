"""What every game promises. Each check takes any game, so that it can be shown to fail on a broken one."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import cache, cached_property
from itertools import islice
from typing import Any

from gaslamp.core import chain, entered, honesty, journal, record
from gaslamp.core.commitment import NONCE_BYTES, SEED_BYTES
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import CHANCE, SPECTATOR, AnyGame, Seat
from gaslamp.core.record import Record
from gaslamp.testing.wrong_actions import WRONG_VALUES, values_by_field, wrong_actions

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


def _recorded(
    game: AnyGame, begun: Record, states: list[Any], actions: list[Any], nonces: list[bytes]
) -> Record:
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


def texts(game: AnyGame, things: Any) -> list[str]:
    return [game.write(thing) for thing in things]


def check_choices(game: AnyGame, played: Played) -> None:
    """Legal actions are unique and stable, follow from the actor's view alone, and end with the game."""
    for state in played.states:
        seat, legal = game.actor(state), game.legal(state)
        assert len(set(legal)) == len(legal)
        assert legal == game.legal(state)
        assert (seat is None) == (not legal) == (game.outcome(state) is not None)
        if seat == CHANCE:
            odds = game.odds(state)
            assert len(odds) == len(legal)
            assert sum(odds) == 1
            assert all(odds)
        for other in readers(game, state):
            shown = game.parse_view(game.write(game.view(state, other)))
            assert game.choices(shown) == (legal if other == seat else ())


def check_watching(game: AnyGame, played: Played) -> None:
    """A seat's next view follows from its view and what it saw; nothing else reaches it until the game is over."""
    for seat in readers(game, played.states[0]):
        view = game.view(played.states[0], seat)
        for state, action, after in zip(played.states, played.actions, played.states[1:], strict=False):
            watched = game.watch(view, game.seen(state, action, seat))
            view = game.view(after, seat)
            if game.outcome(after) is None:
                assert watched == view
                assert game.write(watched) == game.write(view)


def check_apply(game: AnyGame, played: Played, rng: random.Random) -> None:
    """Applying never changes its argument, and refuses what is not legal."""
    everything = list(dict.fromkeys(played.actions))
    for state in played.states:
        before, legal = game.write(state), game.legal(state)
        if legal:
            game.apply(state, rng.choice(legal))
        assert game.write(state) == before
        for foreign in rng.sample(everything, min(5, len(everything))):
            if foreign not in legal:
                check_refused(game, state, foreign)


def check_objects(game: AnyGame, plays: Sequence[Played], rng: random.Random, count: int = 50) -> None:
    """`apply` takes an action if it equals a legal one and raises NotLegal otherwise, however the action was built."""
    states = [state for played in plays for state in played.states]
    values = values_by_field(game, states)
    for state in rng.sample(states, min(count, len(states))):
        legal = {action: action for action in game.legal(state)}
        for wrong in (*WRONG_VALUES, *values, type):
            check_refused(game, state, wrong)
        for action in rng.sample(list(legal), min(5, len(legal))):
            _check_copies(game, state, action)
        for kind, columns in values.items():
            for action in wrong_actions(kind, columns, rng):
                _check_judged(game, state, action, legal)


def _check_judged(game: AnyGame, state: Any, action: Any, legal: dict[Any, Any]) -> None:
    try:
        equal = legal.get(action)
    except TypeError:  # A field that has no hash.
        equal = None
    if equal is None:
        check_refused(game, state, action)
    else:
        assert game.write(game.apply(state, action)) == game.write(game.apply(state, equal))


def _check_copies(game: AnyGame, state: Any, action: Any) -> None:
    """A copy of a legal action, and one whose numbers have another type, lead to the same text."""
    values = [getattr(action, field.name) for field in fields(action)]
    after = game.write(game.apply(state, action))
    for convert in (_same, int, float, Fraction):
        copy = type(action)(*(convert(one) if isinstance(one, int) else one for one in values))
        if copy == action:
            assert game.write(game.apply(state, copy)) == after


def _same(value: Any) -> Any:
    return value


def check_seats(game: AnyGame, played: Played) -> None:
    """Nobody but the seats and SPECTATOR has a view or sees an action."""
    for state, action in zip(played.states, played.actions, strict=False):
        for wrong in ("anybody", "", CHANCE, "table", None, 0):
            _check_unknown_seat(game.view, state, wrong)
            _check_unknown_seat(game.seen, state, action, wrong)


def _check_unknown_seat(look: Callable[..., Any], *arguments: Any) -> None:
    try:
        look(*arguments)
    except NotWellFormed as error:
        if error.key == "unknown-seat":
            return
    raise AssertionError(f"{arguments[-1]!r} is no seat and was answered")


def check_refused(game: AnyGame, state: Any, action: Any) -> None:
    """An action that is not legal raises NotLegal, and nothing else."""
    try:
        game.apply(state, action)
    except NotLegal:
        return
    raise AssertionError(f"{action!r} is not legal in {game.write(state)} and was applied")


def check_spelling(game: AnyGame, played: Played) -> None:
    """States, views and actions survive being written; a position begins with its rules version."""
    spelled: dict[int, Any] = {}
    for state in played.states:
        text = game.write(state)
        assert text.split()[0] == game.RULES
        assert "\n" not in text
        assert game.parse_state(text) == state
        for seat in readers(game, state):
            view = game.view(state, seat)
            parsed = game.parse_view(game.write(view))
            assert parsed == view
            assert hash(parsed) == hash(view)
        for action in game.legal(state):
            _check_action_spelling(game, action, spelled)
            for seat in readers(game, state):
                if (seen := game.seen(state, action, seat)) is not action:
                    assert game.parse_action(game.write(seen)) == seen


def _check_action_spelling(game: AnyGame, action: Any, spelled: dict[int, Any]) -> None:
    """`spelled`: the objects that were checked before, by id. Games offer the same ones again and again."""
    if id(action) not in spelled:
        text = game.write(action)
        assert len(text.split()) == 1
        assert game.parse_action(text) == action
        spelled[id(action)] = action


def check_record(game: AnyGame, played: Played) -> None:
    """A record is that of a journal, replays to the same states, proves itself honest, has a form for every seat."""
    again = record.parse(record.write(played.record))
    assert again == played.record
    kept = _kept(game, played)
    assert kept.record == again
    assert kept.head == chain.last(again)
    assert journal.replay(game, again) == played.states
    honesty.verify(game, again)
    for seat in readers(game, played.states[0]):
        redacted = journal.redact(game, again, seat, played.states)
        assert record.parse(record.write(redacted)) == redacted
        assert (redacted.seed, redacted.promise.nonce) == (None, None)
        assert all(entry.promise is None or entry.promise.nonce is None for entry in redacted.entries)
        assert chain.last(redacted) == chain.last(again), "a seat cannot compute the chain from what it saw"


def _kept(game: AnyGame, played: Played) -> journal.Journal[Any]:
    """A journal that is extended action by action."""
    begun = record.undone(played.record, 0)
    kept = journal.Journal(begun, played.states[0], chain.start(begun))
    for action, entry in zip(played.actions, played.record.entries, strict=True):
        nonce = entry.promise.nonce if entry.promise else None
        kept = journal.extend(game, kept, action, nonce or b"")
    return kept


def check_twins(case: Case, played: Played, rng: random.Random) -> int:
    """Change a secret a seat has not learned, and nothing that seat is shown may change. Returns the steps compared.

    Two secrets of each seat, if it does not learn more. Seats that have not learned the same one share a twin world.
    """
    order = rng.sample(range(len(played.actions)), len(played.actions))
    blind: dict[int, list[Seat]] = {}
    for seat in readers(case.game, played.states[0]):
        hidden = (number for number in order if case.hides(played.states[number], played.actions[number], seat))
        for number in islice(hidden, 2):
            blind.setdefault(number, []).append(seat)
    truth = _Truth(case.game, played.states)
    return sum(_follow_twin(case, played, truth, number, seats, rng) for number, seats in blind.items())


class _Truth:
    """What there is to compare with twins, by place in the game. All of it is worked out when it is first needed."""

    def __init__(self, game: AnyGame, states: Sequence[Any]) -> None:
        self.is_over = cache(lambda place: game.outcome(states[place]) is not None)
        self.actor = cache(lambda place: game.actor(states[place]))
        self.legal = cache(lambda place: game.legal(states[place]))
        self.view = cache(lambda place, seat: game.write(game.view(states[place], seat)))
        self.open_draws = cache(lambda place: entered.outcomes(game, states[place]))


def _follow_twin(
    case: Case, played: Played, truth: _Truth, number: int, seats: Sequence[Seat], rng: random.Random
) -> int:
    """Play on in two worlds that differ from one hidden action on, until the truth comes out by the rules.

    `seats`: from whom that action is hidden. Returns the steps compared, of all seats.
    """
    game, compared = case.game, 0
    twin = played.states[number]
    legal = game.legal(twin)
    for place, action in enumerate(played.actions[number:], number):
        other, still = counterpart(case, twin, legal, action, seats, rng, differ=place == number)
        for seat in seats:
            assert seat in still or place == number or truth.actor(place) != seat, (
                "a seat's own move is refused for a reason it cannot know"
            )
        seats = still
        if not seats:
            return compared
        for seat in seats:
            _check_same_texts(game, [game.seen(played.states[place], action, seat)], [game.seen(twin, other, seat)])
        after, twin = place + 1, game.apply(twin, other)
        if truth.is_over(after) or game.outcome(twin):
            return compared
        legal, actor = game.legal(twin), truth.actor(after)
        assert actor == game.actor(twin)
        for seat in seats:
            assert truth.view(after, seat) == game.write(game.view(twin, seat))
        if actor in seats:
            _check_same_texts(game, truth.legal(after), legal)
        if case.open_draws:
            _check_same_texts(game, truth.open_draws(after), entered.outcomes(game, twin))
        compared += len(seats)
    return compared


def _check_same_texts(game: AnyGame, some: Sequence[Any], others: Sequence[Any]) -> None:
    """Byte by byte. Games often give the very same objects, which need not be written twice to be compared."""
    assert len(some) == len(others)
    differing = [(one, other) for one, other in zip(some, others, strict=True) if one is not other]
    assert texts(game, [one for one, _ in differing]) == texts(game, [other for _, other in differing])


def counterpart(
    case: Case, twin: Any, legal: Sequence[Any], action: Any, seats: Sequence[Seat], rng: random.Random, *, differ: bool
) -> tuple[Any, Sequence[Seat]]:
    """What happens in the twin world, and those of the seats who cannot tell it from what happened in the true one.

    The same, or something else of the same kind, which only seats cannot tell from whom both are hidden.
    """
    if not differ and action in legal:
        return action, seats
    blind = [seat for seat in seats if case.hides(twin, action, seat)]
    alike = [
        other
        for other in (legal if blind else ())
        if other != action and type(other) is type(action) and all(case.hides(twin, other, seat) for seat in blind)
    ]
    return (rng.choice(alike), blind) if alike else (None, ())

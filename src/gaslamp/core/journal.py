"""Keeping a record of a game as it is played, and reading the game back out of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from gaslamp.core import chain, shares
from gaslamp.core import options as words
from gaslamp.core.branches import Undone
from gaslamp.core.chance import draw
from gaslamp.core.commitment import Place, commit, commit_format_1
from gaslamp.core.entered import Draws
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE, SPECTATOR, Game, Outcome, Seat
from gaslamp.core.origin import Origin
from gaslamp.core.record import Entry, Promise, Record, extended, undone
from gaslamp.core.shares import Share
from gaslamp.core.stopping import check_stop

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Journal(Generic[S]):
    """A game in progress: its record and the State that the record leads to."""

    record: Record
    state: S
    head: bytes = b""
    """The last head of the record's chain; empty in format 1."""


def begin(
    game: Game[S, V, A],
    options: Mapping[str, str],
    seed: bytes,
    nonce: bytes,
    *,
    table: str = "",
    shares: tuple[Share, ...] = (),
    origin: Origin | None = None,
    companion: bool = False,
    draws: Draws = "seed",
) -> Journal[S]:
    """A new game whose every draw follows from the seed, which is promised now, and from the players' shares.

    Without a table the record has format 1: games of the arena are the same in every version.
    """
    promise = Promise(promise_of_seed(game.NAME, table, seed, nonce), nonce)
    settled = words.settle(game.OPTIONS, options)
    record = Record(
        game.NAME,
        game.RULES,
        settled,
        promise,
        seed,
        table=table,
        shares=shares,
        origin=origin,
        companion=companion,
        draws=draws,
    )
    return Journal(record, game.start(options), chain.start(record) if table else b"")


def promise_of_seed(game: str, table: str, seed: bytes, nonce: bytes) -> str:
    if not table:
        return commit_format_1(seed.hex(), nonce)
    return commit(Place(game, table, "seed"), seed, nonce)


def seed_of_draws(record: Record) -> bytes:
    """What every draw of this record follows from. Only the table's own record holds it."""
    if record.seed is None:
        raise NotWellFormed("no-seed")
    if record.format == 1:
        return record.seed
    return shares.seed_of_draws(record.game, record.seed, record.shares)


def chance(game: Game[S, V, A], journal: Journal[S]) -> A:
    """The outcome that the seed gives now that CHANCE acts."""
    record, outcomes = journal.record, game.legal(journal.state)
    if record.seed is not None and len(outcomes) == 1:
        return outcomes[0]  # most often an answer. To work out the seed of draws would take longer than to apply it.
    return drawn(game, journal.state, seed_of_draws(record), record.length + 1, record.format)


def drawn(game: Game[S, V, A], state: S, seed: bytes, number: int, record_format: int = 1) -> A:
    """The outcome that the seed gives when CHANCE makes the action with this number."""
    outcomes = game.legal(state)
    return outcomes[0] if len(outcomes) == 1 else outcomes[draw(seed, number, game.odds(state), record_format)]


def extend(game: Game[S, V, A], journal: Journal[S], action: A, nonce: bytes) -> Journal[S]:
    """The journal after one more action. The nonce is used only if the action hides something."""
    record, state = journal.record, journal.state
    after = game.apply(state, action)
    return _extended(game, journal, entry(game, record, state, record.length + 1, action, nonce), after)


def extend_and_observe(
    game: Game[S, V, A], journal: Journal[S], action: A, text: str, nonce: bytes
) -> tuple[Journal[S], dict[Seat, A]]:
    """The same for an action whose text is known; and the action as each seat and SPECTATOR sees it."""
    state, record = journal.state, journal.record
    seat, after = game.actor(state), game.apply(state, action)
    assert seat is not None, "apply refuses every action when the game is over"
    seen = {eyes: game.seen(state, action, eyes) for eyes in (*game.seats(state), SPECTATOR)}
    # What hides nothing is most often the same object, which is found sooner than an equal one.
    hides = _is_promised(record, seat) and any(shown is not action and shown != action for shown in seen.values())
    written = _entry(record, record.length + 1, seat, text, nonce if hides else None)
    return _extended(game, journal, written, after), seen


def _extended(game: Game[S, V, A], journal: Journal[S], written: Entry, after: S) -> Journal[S]:
    outcome, head = game.outcome(after), journal.head
    record = extended(journal.record, written, outcome)
    if record.format == 2:
        head = chain.after_entry(head, record.length, written)
        if outcome is not None:
            head = chain.after_end(head, outcome)
    return Journal(record, after, head)


def entry(game: Game[S, V, A], record: Record, state: S, number: int, action: A, nonce: bytes) -> Entry:
    """A legal action in this State as the table writes it down, promised if it hides something."""
    seat = game.actor(state)
    assert seat is not None, "apply refuses every action when the game is over"
    hides = is_secret(game, record, state, action, seat)
    return _entry(record, number, seat, game.write(action), nonce if hides else None)


def _entry(record: Record, number: int, seat: Seat, text: str, nonce: bytes | None) -> Entry:
    if nonce is None:
        return Entry(seat, text)
    return Entry(seat, text, Promise(_promise_of_action(record, number, seat, text, nonce), nonce))


def _promise_of_action(record: Record, number: int, seat: Seat, text: str, nonce: bytes) -> str:
    if record.format == 1:
        return commit_format_1(promised_format_1(number, seat, text), nonce)
    return commit(place(record, number, seat), text.encode(), nonce)


def place(record: Record, number: int, seat: Seat) -> Place:
    """Where the commitment to an action belongs."""
    return Place(record.game, record.table, "action", number, seat)


def glimpse(game: Game[S, V, A], state: S, action: A, written: Entry, seat: Seat) -> Entry:
    """What the table wrote down about an action, as a seat saw it: no nonce, its hidden parts hidden."""
    shown = game.seen(state, action, seat)
    text = written.action if shown == action else game.write(shown)
    if written.promise is None:
        return written if text is written.action else replace(written, action=text)
    return Entry(written.seat, text, Promise(written.promise.commitment))


def stop(game: Game[S, V, A], journal: Journal[S], outcome: Outcome) -> Journal[S]:
    """The journal of a game that ends here by no rule: resigned, out of time or abandoned."""
    _check_stopped(game, journal.state, outcome)
    head = chain.after_end(journal.head, outcome) if journal.record.format == 2 else journal.head
    return replace(journal, record=replace(journal.record, outcome=outcome), head=head)


def undo(journal: Journal[S], length: int, state: S, *, is_take_back: bool = False) -> Journal[S]:
    """The journal back at so many actions, which led to this State."""
    record = journal.record
    if record.format == 1:
        return Journal(undone(record, length), state)
    back = Undone(length, is_take_back)
    return Journal(chain.with_branch(record, back), state, chain.after_undo(journal.head, back))


def is_secret(game: Game[S, V, A], record: Record, state: S, action: A, seat: Seat) -> bool:
    """Whether an action hides something from anyone and so has a commitment."""
    if not _is_promised(record, seat):
        return False
    return any(game.seen(state, action, eyes) != action for eyes in (*game.seats(state), SPECTATOR))


def _is_promised(record: Record, seat: Seat) -> bool:
    """In format 1 what chance draws is promised by the seed alone, so that not every seat could compute a chain."""
    return seat != CHANCE or record.format == 2


def promised_format_1(number: int, seat: Seat, action: str) -> str:
    """What a commitment to an action covers in format 1."""
    return f"{number} {seat} {action}"


def replay(game: Game[S, V, A], record: Record) -> list[S]:
    """Every State from the start to the end of the table's record."""
    check_rules(game, record)
    states = [game.start(record.options)]
    for number, written in enumerate(record.entries, 1):
        if game.actor(states[-1]) != written.seat:
            raise NotWellFormed("wrong-seat", number=number, seat=written.seat)
        states.append(game.apply(states[-1], game.parse_action(written.action)))
    if game.outcome(states[-1]) != record.outcome:
        _check_stopped(game, states[-1], record.outcome)
    return states


def _check_stopped(game: Game[S, V, A], state: S, outcome: Outcome | None) -> None:
    """Only a game that is not over can be stopped."""
    if outcome is None or game.outcome(state) is not None:
        raise NotWellFormed("wrong-outcome")
    check_stop(game.seats(state), outcome)


def check_rules(game: Game[S, V, A], record: Record) -> None:
    if (record.game, record.rules) != (game.NAME, game.RULES):
        raise NotWellFormed("wrong-rules", found=record.rules, known=game.RULES)


def resume(game: Game[S, V, A], record: Record) -> Journal[S]:
    """The game at the end of the record, to be continued."""
    state = replay(game, record)[-1]
    return Journal(record, state, chain.last(record) if record.format == 2 else b"")


def redact(game: Game[S, V, A], record: Record, seat: Seat, states: Sequence[S] | None = None) -> Record:
    """The record as a seat, or SPECTATOR, saw it: no seed, no nonce, every action through `seen`.

    `states`: what the record replays to, where it is known already.
    """
    states = replay(game, record) if states is None else states
    entries = tuple(
        glimpse(game, state, game.parse_action(written.action), written, seat)
        for state, written in zip(states[:-1], record.entries, strict=True)
    )
    return Record(
        game=record.game,
        rules=record.rules,
        options=record.options,
        promise=Promise(record.promise.commitment),
        eyes=seat,
        entries=entries,
        outcome=record.outcome,
        table=record.table,
        shares=tuple(map(shares.closed, record.shares)),
        branches=record.branches,
        origin=record.origin,
        companion=record.companion,
        draws=record.draws,
    )


def views(game: Game[S, V, A], record: Record) -> list[V]:
    """The views of the owner of a seat's record: each follows from the one before and what the seat saw."""
    found = [game.view(game.start(record.options), record.eyes)]
    for entry in record.entries:
        found.append(game.watch(found[-1], game.parse_action(entry.action)))
    return found

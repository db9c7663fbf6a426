"""What is kept, and the one interface to it. Memory, SQLite and PostgreSQL answer alike (tests/store proves it).

A table is a header that never changes and its events, numbered 1, 2, 3 ... without a gap: the version of a table is the
number of its events. Everything else here is beside the game: keys, accounts, chat, notes, work to be done.

Whatever a call has changed is safe on the disk when it returns. The store has no clock: times are milliseconds since
1970 and come from the caller. It knows no game and no words; bodies are JSON that it hands back as it got them.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Status = Literal["waiting", "running", "over"]


@dataclass(frozen=True, slots=True)
class Header:
    """What never changes about a table."""

    id: str  # 16 letters of base32 that nobody can guess: a private table is simply not listed
    game: str
    rules: str
    options: dict[str, str]
    seed: bytes  # secret, as is the nonce that opens the promise of it
    nonce: bytes
    settings: dict[str, Any]
    created: int


@dataclass(frozen=True, slots=True)
class Event:
    """One change of a table. The kinds belong to gaslamp.table.events."""

    version: int
    kind: str
    body: dict[str, Any]
    at: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists and the start of a server need to know of a table without replaying it. Nothing secret."""

    status: Status
    turn: tuple[str, ...]  # the seats that are to act
    seats: dict[str, Any]  # who sits where, as everybody may know it
    listed: bool
    due: int | None  # when the clock of whoever is to act runs out
    machine: bool  # a machine player is to act
    updated: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list. `mine` are the seats the asker has a key to."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    settings: dict[str, Any]
    created: int
    version: int
    summary: Summary
    mine: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """The right to a seat. Only the SHA-256 of the token is kept; one token may open seats at several tables."""

    table: str
    seat: str
    token_hash: bytes
    account: int | None
    given: int


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table. The ids of one channel tell nothing about another."""

    id: int
    channel: str
    seat: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Progress:
    """How far all is at a table: whoever knows an older one has missed something. Nothing secret."""

    version: int
    lines: dict[str, int] = field(default_factory=dict)
    """The last line of each channel."""
    marks: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Of each notebook, how many marks there are and when the latest was made."""


@dataclass(frozen=True, slots=True)
class Account:
    id: int
    name: str
    password: str  # as argon2 writes it
    created: int


@dataclass(frozen=True, slots=True)
class Address:
    """Where to send a seat's notices. Whoever knows the token may confirm it or end it."""

    id: int
    table: str
    seat: str
    kind: str  # email | webhook
    target: str
    language: str
    token_hash: bytes
    confirmed: bool


@dataclass(frozen=True, slots=True)
class Job:
    """Work to be done, whichever process gets to it. Until it is finished, posting it again changes nothing."""

    name: str
    kind: str
    body: dict[str, Any]
    due: int
    attempts: int = 0


class Store(Protocol):
    """All that a server keeps."""

    # Tables

    async def create(self, header: Header, events: Sequence[Event], summary: Summary, keys: Sequence[Key] = ()) -> bool:
        """False if there is such a table already."""

    async def load(self, table: str) -> tuple[Header, list[Event]] | None: ...

    async def since(self, table: str, version: int) -> list[Event]:
        """The events after that version, in order."""

    async def since_each(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        """The same of many tables at once, for those that have any."""

    async def progress(self, tables: Collection[str]) -> dict[str, Progress]: ...

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary,
        keys: Sequence[Key] = (),
        jobs: Sequence[Job] = (),
    ) -> bool:
        """All of it or nothing. False if the table is not at the version before the first event: another was faster."""

    async def lobby(
        self, game: str | None = None, statuses: Collection[Status] = (), before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """Listed tables, the latest change first; `before` is the `updated` of the last one of the page before."""

    async def tables_of(self, account: int | None, token_hashes: Collection[bytes], limit: int = 200) -> list[Listed]:
        """The tables at which the account or one of the tokens has a seat, the latest change first."""

    async def deadlines(self, until: int | None = None, limit: int = 1000) -> list[tuple[str, int]]:
        """Running tables with a clock and when it runs out, the next one first."""

    async def machine_turns(self, before: int | None = None, limit: int = 1000) -> list[str]:
        """Running tables at which a machine player is to act, and nothing has changed since `before`."""

    async def remove(self, table: str) -> bool:
        """Forget a table and all that belongs to it."""

    # Keys

    async def give_key(self, key: Key) -> bool:
        """False if that token has a seat at the table already, or there is no such table."""

    async def key(self, table: str, token_hash: bytes) -> Key | None: ...

    async def keys(self, table: str) -> list[Key]: ...

    async def revoke(self, table: str, seat: str) -> int:
        """Take every key to a seat away. How many there were."""

    async def attach(self, account: int, token_hashes: Collection[bytes]) -> int:
        """Let an account keep these keys, unless another account has them. How many are now its own."""

    # Chat, notes and pencil marks

    async def add_chat_line(self, table: str, channel: str, seat: str, text: str, at: int) -> int | None:
        """The id of the line: 1, 2, 3 ... in each channel. None if there is no such table."""

    async def chat_lines(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The lines after that id, in order; where there are more, the last of them."""

    async def write_note(self, table: str, seat: str, text: str, at: int) -> bool: ...

    async def note(self, table: str, seat: str) -> str: ...

    async def mark(self, table: str, owner: str, place: str, mark: Any, at: int) -> bool:
        """Put a mark at a place, or take it away with None. The owner is a seat, or a team that shares its marks."""

    async def marks(self, table: str, owner: str) -> dict[str, Any]: ...

    # Accounts and their sessions

    async def add_account(self, name: str, password: str, at: int) -> int | None:
        """None if somebody has that name, in capitals or not."""

    async def account(self, id: int) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None: ...

    async def set_password(self, account: int, password: str) -> bool: ...

    async def remove_account(self, account: int) -> bool:
        """Its sessions end; its keys go on without it."""

    async def open_session(self, token_hash: bytes, account: int, until: int) -> bool: ...

    async def session(self, token_hash: bytes, now: int) -> Account | None: ...

    async def close_session(self, token_hash: bytes) -> bool: ...

    async def close_sessions(self, account: int, but: bytes | None = None) -> int: ...

    # Addresses for notices, and jobs

    async def add_address(
        self, table: str, seat: str, kind: str, target: str, language: str, token_hash: bytes, confirmed: bool
    ) -> int | None:
        """Its id; None if there is no such table or the seat has that address already."""

    async def addresses(self, table: str, seat: str) -> list[Address]: ...

    async def confirm_address(self, token_hash: bytes) -> bool: ...

    async def remove_address(self, token_hash: bytes) -> bool: ...

    async def add_jobs(self, jobs: Sequence[Job]) -> int:
        """How many of them were new."""

    async def lease_jobs(self, kinds: Collection[str], now: int, until: int, limit: int = 10) -> list[Job]:
        """Jobs that are due, for the taker alone until that time; then they come up again. Counts the attempt."""

    async def finish_job(self, name: str) -> bool: ...

    async def postpone_job(self, name: str, due: int) -> bool: ...

    # The store itself

    async def shared_value(self, name: str, made: bytes) -> bytes:
        """What is kept under that name for every process; whoever comes first keeps what it has made."""

    async def check(self) -> None:
        """Raises whatever stands in the way of reading, at once."""

    async def drop_expired_sessions(self, now: int) -> int:
        """Drop sessions that have run out. How many there were."""

    async def close(self) -> None:
        """Everything asked for so far is kept first; nothing may be asked afterwards."""


def first_version(events: Sequence[Event]) -> int:
    """Where these events begin. They must follow one another: anything else is a mistake in the program."""
    first = events[0].version
    if [event.version for event in events] != list(range(first, first + len(events))):
        raise ValueError("events out of order")
    return first

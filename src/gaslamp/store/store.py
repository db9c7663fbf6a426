"""The interface of the stores. Memory, SQLite and PostgreSQL behave alike (tests/store proves it).

A table is a header that never changes and its events, numbered 1, 2, 3 ... without a gap: the version of a table is the
number of its events. The rest is keys, accounts, bots, chat, notes, marks, notebooks, addresses,
jobs and analyses.

When a call returns, its changes are on the disk. Times are milliseconds since 1970 and come from the caller. The store
knows no game; bodies are JSON that it returns as it got them.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from gaslamp.store.analyses import AnalysisStore
from gaslamp.store.bots import BotStore
from gaslamp.store.notebooks import NotebookStore
from gaslamp.store.solvers import SolverStore

Status = Literal["waiting", "running", "over"]


@dataclass(frozen=True, slots=True)
class Header:
    """What never changes about a table."""

    id: str  # 16 random letters of base32: a private table is protected by not being listed
    game: str
    rules: str
    options: dict[str, str]
    seed: bytes  # secret, and so is the nonce of its commitment
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
    """What lists and the start of a server need without replaying a table. Nothing secret."""

    status: Status
    turn: tuple[str, ...]  # the seats that are to act
    seats: dict[str, Any]  # who sits where, as everybody may see it
    listed: bool
    due: int | None  # when the running clock runs out
    machine: bool  # a machine player is to act
    updated: int


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list. `mine` are the seats for which the caller has a key."""

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
    """The right to a seat. Only the SHA-256 of the token is stored. One token may open seats at several tables."""

    table: str
    seat: str
    token_hash: bytes
    account: int | None
    given: int
    person: str = ""
    """Who holds it: the same for all keys of one person at a table. Their note belongs to it."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """The ids of one channel reveal nothing about another."""

    id: int
    channel: str
    seat: str
    text: str
    at: int
    name: str = ""
    """Of the writer, at that time. Another person may have the seat now."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a table is. A process whose own progress is older has missed something. Nothing secret."""

    version: int
    lines: dict[str, int] = field(default_factory=dict)
    """The id of the last chat line of each channel."""
    marks: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By owner, the number of marks and the time of the latest."""


@dataclass(frozen=True, slots=True)
class Account:
    id: int
    name: str
    password: str  # hashed with argon2
    created: int


@dataclass(frozen=True, slots=True)
class Address:
    """Where a seat's notices are sent. The token allows to confirm and to remove it."""

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
    """Work for any process. Until it is finished, adding a job of the same name changes nothing."""

    name: str
    kind: str
    body: dict[str, Any]
    due: int
    attempts: int = 0


class Store(AnalysisStore, BotStore, NotebookStore, SolverStore, Protocol):
    """All that a server stores."""

    # Tables

    async def create(self, header: Header, events: Sequence[Event], summary: Summary, keys: Sequence[Key] = ()) -> bool:
        """False if there is such a table already."""

    async def load(self, table: str) -> tuple[Header, list[Event]] | None: ...

    async def since(self, table: str, version: int) -> list[Event]:
        """The events after that version, in order."""

    async def since_each(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        """The same for many tables at once. Tables without new events are left out."""

    async def progress(self, tables: Collection[str]) -> dict[str, Progress]: ...

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary,
        keys: Sequence[Key] = (),
        jobs: Sequence[Job] = (),
    ) -> bool:
        """All or nothing. False if the table is not at the version before the first event."""

    async def lobby(
        self, game: str | None = None, statuses: Collection[Status] = (), before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        """Listed tables, the latest change first. `before` is the `updated` of the last table of the previous page."""

    async def tables_of(self, account: int | None, token_hashes: Collection[bytes], limit: int = 200) -> list[Listed]:
        """The tables where the account or one of the tokens has a seat, the latest change first."""

    async def deadlines(self, until: int | None = None, limit: int = 1000) -> list[tuple[str, int]]:
        """Running tables with a clock and the time at which it runs out, the earliest first."""

    async def machine_turns(self, before: int | None = None, limit: int = 1000) -> list[str]:
        """Running tables where a machine player is to act and nothing has changed since `before`."""

    async def remove(self, table: str) -> bool:
        """Delete a table and all that belongs to it."""

    # Keys

    async def give_key(self, key: Key) -> bool:
        """False if that token has a seat at the table already, or there is no such table."""

    async def key(self, table: str, token_hash: bytes) -> Key | None: ...

    async def keys(self, table: str) -> list[Key]: ...

    async def revoke(self, table: str, seat: str) -> int:
        """Delete all keys to a seat, and the notes and addresses of those who had them. Returns how many keys."""

    async def rotate_keys(self, old: bytes, new: Key) -> bool:
        """Replace all keys to the new key's seat by that one, if `old` is among them. False if it is not."""

    async def attach(self, account: int, token_hashes: Collection[bytes]) -> int:
        """Add these keys to an account, unless another account has them. Returns how many it has of them now."""

    # Chat, notes and pencil marks

    async def add_chat_line(
        self, table: str, channel: str, seat: str, text: str, at: int, name: str = ""
    ) -> int | None:
        """Returns the id of the line: 1, 2, 3 ... in each channel. None if there is no such table."""

    async def chat_lines(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        """The last `limit` lines after that id, in order."""

    async def write_note(self, table: str, person: str, text: str, at: int) -> bool: ...

    async def note(self, table: str, person: str) -> str: ...

    async def mark(self, table: str, owner: str, place: str, mark: Any, at: int) -> bool:
        """Set a mark at a place, or delete it with None. The owner is a seat, or a side that shares its marks."""

    async def marks(self, table: str, owner: str) -> dict[str, Any]: ...

    # Accounts and their sessions

    async def add_account(self, name: str, password: str, at: int) -> int | None:
        """Returns its id. None if the name is taken, in upper or lower case."""

    async def account(self, id: int) -> Account | None: ...

    async def account_named(self, name: str) -> Account | None: ...

    async def set_password(self, account: int, password: str) -> bool: ...

    async def remove_account(self, account: int) -> bool:
        """Deletes its sessions. Its keys stay."""

    async def open_session(self, token_hash: bytes, account: int, until: int) -> bool: ...

    async def session(self, token_hash: bytes, now: int) -> Account | None: ...

    async def close_session(self, token_hash: bytes) -> bool: ...

    async def close_sessions(self, account: int, but: bytes | None = None) -> int: ...

    # Addresses for notices, and jobs

    async def add_address(
        self, table: str, seat: str, kind: str, target: str, language: str, token_hash: bytes, confirmed: bool
    ) -> int | None:
        """Returns its id. None if there is no such table, or the seat has that address already."""

    async def addresses(self, table: str, seat: str) -> list[Address]: ...

    async def confirm_address(self, token_hash: bytes) -> bool: ...

    async def remove_address(self, token_hash: bytes) -> bool: ...

    async def add_jobs(self, jobs: Sequence[Job]) -> int:
        """Returns how many of them were new."""

    async def lease_jobs(self, kinds: Collection[str], now: int, until: int, limit: int = 10) -> list[Job]:
        """Jobs that are due, leased to the caller until that time. Then they are due again. Counts the attempt."""

    async def finish_job(self, name: str) -> bool: ...

    async def postpone_job(self, name: str, due: int) -> bool: ...

    # The store itself

    async def shared_value(self, name: str, made: bytes) -> bytes:
        """The value under that name, the same for every process. The first caller stores its own value."""

    async def shared_values(self, prefix: str) -> dict[str, bytes]:
        """The values whose names begin so."""

    async def change_value(self, name: str, change: Callable[[bytes | None], bytes]) -> bytes:
        """Replace the value under that name by what `change` makes of it, in one transaction. Returns the new one."""

    async def check(self) -> None:
        """Raises an error at once if the store cannot be read, or not be written since the last attempt."""

    async def drop_expired_sessions(self, now: int) -> int:
        """Returns how many there were."""

    async def close(self) -> None:
        """Stores what is waiting first. The store cannot be used afterwards."""


def first_version(events: Sequence[Event]) -> int:
    """The version of the first event. Raises ValueError if the versions do not follow one another."""
    first = events[0].version
    if [event.version for event in events] != list(range(first, first + len(events))):
        raise ValueError("events out of order")
    return first

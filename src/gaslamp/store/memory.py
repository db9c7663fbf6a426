"""A store in memory, for tests. It is also the simplest definition of what the other stores do."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from gaslamp.store.json_text import read, without_nul, write
from gaslamp.store.memory_analyses import MemoryAnalyses
from gaslamp.store.memory_bots import MemoryBots
from gaslamp.store.memory_jobs import MemoryJobs
from gaslamp.store.memory_notebooks import MemoryNotebooks
from gaslamp.store.memory_solvers import MemorySolvers
from gaslamp.store.memory_table import MemoryTable, copies, copy, latest, listed, progress
from gaslamp.store.store import (
    Account,
    Address,
    ChatLine,
    Event,
    Header,
    Job,
    Key,
    Listed,
    Progress,
    Status,
    Summary,
    first_version,
)


class MemoryStore(MemoryAnalyses, MemoryBots, MemoryNotebooks, MemorySolvers, MemoryJobs):
    """Nothing here awaits, so every call is atomic."""

    def __init__(self) -> None:
        super().__init__()
        self._sessions: dict[bytes, tuple[int, int]] = {}
        self._last = 0

    async def create(self, header: Header, events: Sequence[Event], summary: Summary, keys: Sequence[Key] = ()) -> bool:
        if first_version(events) != 1 or header.id in self._tables:
            return False
        self._tables[header.id] = MemoryTable(
            copy(header), copies(events), summary, {key.token_hash: key for key in keys}
        )
        return True

    async def load(self, table: str) -> tuple[Header, list[Event]] | None:
        stored = self._tables.get(table)
        return None if stored is None else (copy(stored.header), copies(stored.events))

    async def since(self, table: str, version: int) -> list[Event]:
        stored = self._tables.get(table)
        return [] if stored is None else copies(stored.events[max(version, 0) :])

    async def since_each(self, versions: Mapping[str, int]) -> dict[str, list[Event]]:
        found = {table: await self.since(table, version) for table, version in versions.items()}
        return {table: events for table, events in found.items() if events}

    async def progress(self, tables: Collection[str]) -> dict[str, Progress]:
        return {table: progress(self._tables[table]) for table in tables if table in self._tables}

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        summary: Summary,
        keys: Sequence[Key] = (),
        jobs: Sequence[Job] = (),
    ) -> bool:
        stored = self._tables.get(table)
        first = first_version(events)
        if stored is None or first != len(stored.events) + 1:
            return False
        stored.events += copies(events)
        stored.summary = summary
        for key in keys:
            stored.keys.setdefault(key.token_hash, key)
        await self.add_jobs(jobs)
        return True

    async def lobby(
        self, game: str | None = None, statuses: Collection[Status] = (), before: int | None = None, limit: int = 50
    ) -> list[Listed]:
        found = [
            listed(stored)
            for stored in self._tables.values()
            if stored.summary.listed
            and game in (None, stored.header.game)
            and (not statuses or stored.summary.status in statuses)
            and (before is None or stored.summary.updated < before)
        ]
        return latest(found, limit)

    async def tables_of(self, account: int | None, token_hashes: Collection[bytes], limit: int = 200) -> list[Listed]:
        found = []
        for stored in self._tables.values():
            mine = {
                key.seat
                for key in stored.keys.values()
                if key.token_hash in token_hashes or (account is not None and key.account == account)
            }
            if mine:
                found.append(listed(stored, tuple(sorted(mine))))
        return latest(found, limit)

    async def deadlines(self, until: int | None = None, limit: int = 1000) -> list[tuple[str, int]]:
        found = [
            (stored.summary.due, table)
            for table, stored in self._tables.items()
            if stored.summary.due is not None and (until is None or stored.summary.due <= until)
        ]
        return [(table, due) for due, table in sorted(found)[:limit]]

    async def machine_turns(self, before: int | None = None, limit: int = 1000) -> list[str]:
        found = [
            table
            for table, stored in self._tables.items()
            if stored.summary.machine and (before is None or stored.summary.updated < before)
        ]
        return sorted(found)[:limit]

    async def remove(self, table: str) -> bool:
        self._challenges = {key: one for key, one in self._challenges.items() if one.table != table}
        return self._tables.pop(table, None) is not None

    async def give_key(self, key: Key) -> bool:
        stored = self._tables.get(key.table)
        if stored is None or key.token_hash in stored.keys:
            return False
        stored.keys[key.token_hash] = key
        return True

    async def key(self, table: str, token_hash: bytes) -> Key | None:
        stored = self._tables.get(table)
        return None if stored is None else stored.keys.get(token_hash)

    async def keys(self, table: str) -> list[Key]:
        stored = self._tables.get(table)
        return [] if stored is None else sorted(stored.keys.values(), key=lambda key: (key.given, key.token_hash))

    async def revoke(self, table: str, seat: str) -> int:
        stored = self._tables.get(table)
        if stored is None:
            return 0
        gone = [key for key in stored.keys.values() if key.seat == seat]
        for key in gone:
            del stored.keys[key.token_hash]
            stored.notes.pop(key.person, None)
        stored.addresses = [address for address in stored.addresses if address.seat != seat]
        return len(gone)

    async def rotate_keys(self, old: bytes, new: Key) -> bool:
        stored = self._tables.get(new.table)
        if stored is None or old not in stored.keys or stored.keys[old].seat != new.seat:
            return False
        stored.keys = {token: key for token, key in stored.keys.items() if key.seat != new.seat}
        stored.keys[new.token_hash] = new
        return True

    async def attach(self, account: int, token_hashes: Collection[bytes]) -> int:
        own = 0
        for stored in self._tables.values():
            for token in token_hashes:
                key = stored.keys.get(token)
                if key and account in self._accounts and key.account in (None, account):
                    stored.keys[token] = replace(key, account=account)
                    own += 1
        return own

    async def add_chat_line(
        self, table: str, channel: str, seat: str, text: str, at: int, name: str = ""
    ) -> int | None:
        stored = self._tables.get(table)
        if stored is None:
            return None
        lines = stored.lines.setdefault(channel, [])
        lines.append(ChatLine(len(lines) + 1, channel, seat, without_nul(text), at, name))
        return len(lines)

    async def chat_lines(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[ChatLine]:
        stored = self._tables.get(table)
        return [] if stored is None else stored.lines.get(channel, [])[after:][-limit:]

    async def write_note(self, table: str, person: str, text: str, at: int) -> bool:  # noqa: ARG002
        if (stored := self._tables.get(table)) is not None:
            stored.notes[person] = without_nul(text)
        return stored is not None

    async def note(self, table: str, person: str) -> str:
        stored = self._tables.get(table)
        return "" if stored is None else stored.notes.get(person, "")

    async def mark(self, table: str, owner: str, place: str, mark: Any, at: int) -> bool:
        stored = self._tables.get(table)
        if stored is None:
            return False
        own = stored.marks.setdefault(owner, {})
        own.pop(place, None)
        if mark is not None:
            own[place] = read(write(mark)), at
        return True

    async def marks(self, table: str, owner: str) -> dict[str, Any]:
        stored = self._tables.get(table)
        if stored is None:
            return {}
        return {place: mark for place, (mark, _) in sorted(stored.marks.get(owner, {}).items())}

    async def add_account(self, name: str, password: str, at: int) -> int | None:
        if await self.account_named(name):
            return None
        self._last += 1
        self._accounts[self._last] = Account(self._last, name, password, at)
        return self._last

    async def account(self, id: int) -> Account | None:
        return self._accounts.get(id)

    async def account_named(self, name: str) -> Account | None:
        return next((stored for stored in self._accounts.values() if stored.name.casefold() == name.casefold()), None)

    async def set_password(self, account: int, password: str) -> bool:
        if account not in self._accounts:
            return False
        self._accounts[account] = replace(self._accounts[account], password=password)
        return True

    async def remove_account(self, account: int) -> bool:
        await self.close_sessions(account)
        await self.remove_bot(account)
        for stored in self._tables.values():
            for token, key in stored.keys.items():
                if key.account == account:
                    stored.keys[token] = replace(key, account=None)
        self._forget_solver(account)
        return self._accounts.pop(account, None) is not None

    async def open_session(self, token_hash: bytes, account: int, until: int) -> bool:
        if account not in self._accounts or token_hash in self._sessions:
            return False
        self._sessions[token_hash] = account, until
        return True

    async def session(self, token_hash: bytes, now: int) -> Account | None:
        account, until = self._sessions.get(token_hash, (0, 0))
        return self._accounts[account] if now < until else None

    async def close_session(self, token_hash: bytes) -> bool:
        return self._sessions.pop(token_hash, None) is not None

    async def close_sessions(self, account: int, but: bytes | None = None) -> int:
        ended = [token for token, (owner, _) in self._sessions.items() if owner == account and token != but]
        for token in ended:
            del self._sessions[token]
        return len(ended)

    async def add_address(
        self, table: str, seat: str, kind: str, target: str, language: str, token_hash: bytes, confirmed: bool
    ) -> int | None:
        stored = self._tables.get(table)
        if stored is None or any((a.seat, a.kind, a.target) == (seat, kind, target) for a in stored.addresses):
            return None
        self._last += 1
        stored.addresses.append(Address(self._last, table, seat, kind, target, language, token_hash, confirmed))
        return self._last

    async def addresses(self, table: str, seat: str) -> list[Address]:
        stored = self._tables.get(table)
        return [] if stored is None else [address for address in stored.addresses if address.seat == seat]

    async def confirm_address(self, token_hash: bytes) -> bool:
        return self._change_address(token_hash, lambda address: [replace(address, confirmed=True)])

    async def remove_address(self, token_hash: bytes) -> bool:
        return self._change_address(token_hash, lambda _: [])

    async def check(self) -> None:
        return None

    async def drop_expired_sessions(self, now: int) -> int:
        ended = [token for token, (_, until) in self._sessions.items() if until <= now]
        for token in ended:
            del self._sessions[token]
        return len(ended)

    async def close(self) -> None:
        self._tables.clear()

    def _change_address(self, token_hash: bytes, change: Callable[[Address], list[Address]]) -> bool:
        for stored in self._tables.values():
            for at, address in enumerate(stored.addresses):
                if address.token_hash == token_hash:
                    stored.addresses[at : at + 1] = change(address)
                    return True
        return False

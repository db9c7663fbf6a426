"""The bots of the memory store."""

from collections.abc import Collection
from dataclasses import replace

from gaslamp.store.bots import Bot, Challenge
from gaslamp.store.memory_table import MemoryTable
from gaslamp.store.store import Account, Status


class MemoryBots:
    _tables: dict[str, MemoryTable]

    def __init__(self) -> None:
        super().__init__()
        self._accounts: dict[int, Account] = {}
        self._bots: dict[int, Bot] = {}
        self._bot_tokens: dict[int, bytes] = {}
        self._challenges: dict[tuple[str, str], Challenge] = {}

    async def make_bot(self, account: int, token_hash: bytes) -> bool:
        if account not in self._accounts:
            return False
        self._bots.setdefault(account, Bot(account, self._accounts[account].name, (), 0))
        self._bot_tokens[account] = token_hash
        return True

    async def remove_bot(self, account: int) -> bool:
        self._bot_tokens.pop(account, None)
        self._challenges = {key: one for key, one in self._challenges.items() if one.account != account}
        return self._bots.pop(account, None) is not None

    async def bot(self, account: int) -> Bot | None:
        return self._bots.get(account)

    async def bot_with(self, token_hash: bytes) -> Bot | None:
        return next((self._bots[account] for account, kept in self._bot_tokens.items() if kept == token_hash), None)

    async def bots_seen(self, since: int, limit: int = 100) -> list[Bot]:
        found = [bot for bot in self._bots.values() if bot.seen >= since]
        return sorted(found, key=lambda bot: bot.name.casefold())[:limit]

    async def see_bot(self, account: int, games: Collection[str], at: int) -> bool:
        if account not in self._bots:
            return False
        self._bots[account] = replace(self._bots[account], games=tuple(games), seen=at)
        return True

    async def seats_of(self, account: int) -> list[tuple[str, str, Status]]:
        found = {
            (key.table, key.seat): (key.given, stored.summary.status)
            for stored in self._tables.values()
            for key in stored.keys.values()
            if key.account == account and stored.summary.status != "over"
        }
        ordered = sorted(found.items(), key=lambda item: (item[1][0], item[0]))
        return [(table, seat, status) for (table, seat), (_, status) in ordered]

    async def add_challenge(self, challenge: Challenge) -> bool:
        if challenge.table not in self._tables or challenge.account not in self._bots:
            return False
        self._challenges[challenge.table, challenge.seat] = challenge
        return True

    async def challenge(self, table: str, seat: str) -> Challenge | None:
        return self._challenges.get((table, seat))

    async def challenges_at(self, table: str) -> list[Challenge]:
        return sorted((one for one in self._challenges.values() if one.table == table), key=lambda one: one.seat)

    async def challenges_to(self, account: int, since: int) -> list[Challenge]:
        found = [one for one in self._challenges.values() if one.account == account and one.at >= since]
        return sorted((one for one in found if one.answer is None), key=lambda one: (one.at, one.table, one.seat))

    async def decline_challenge(self, table: str, seat: str, account: int, answer: str) -> bool:
        found = self._challenges.get((table, seat))
        if found is None or found.account != account:
            return False
        self._challenges[table, seat] = replace(found, answer=answer)
        return True

    async def remove_challenge(self, table: str, seat: str) -> bool:
        return self._challenges.pop((table, seat), None) is not None

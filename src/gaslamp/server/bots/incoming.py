"""The stream of a bot: the challenges that it is sent, and the games in which it has a seat.

The database is the truth: the stream tells what has changed there since its last look. So it starts with everything
that waits for the bot, and a restart or another process loses nothing. What this process changes is told at once.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncGenerator, Sequence
from contextlib import suppress

from pydantic_core import to_json

from gaslamp.server.tables.hub import Hub
from gaslamp.server.tables.messages import Json, public_settings
from gaslamp.store.bots import Bot, Challenge
from gaslamp.table import settings as agreed
from gaslamp.table.table import Table

LOOK_SECONDS = 2.0
"""Between two looks at the database; an empty line is sent after each, so that both sides notice a lost connection."""
SEEN_MS = 10_000
"""How often it is stored that a bot is online. Each time is a write to the disk."""
CHALLENGE_MS = 10 * 60_000
"""How long a challenge can be accepted."""

Place = tuple[str, str]
"""A table and a seat."""


class Incoming:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._streams: defaultdict[int, set[asyncio.Event]] = defaultdict(set)

    def wake(self, account: int) -> None:
        """Something has changed for this bot."""
        for event in self._streams.get(account, ()):
            event.set()

    def wake_all(self) -> None:
        for account in self._streams:
            self.wake(account)

    async def lines(self, bot: Bot, token_hash: bytes, games: Sequence[str]) -> AsyncGenerator[str]:
        """Until the token is void or the server stops."""
        store, now = self._hub.store, self._hub.environment.now
        woken = asyncio.Event()
        self._streams[bot.account].add(woken)
        challenges: dict[Place, int] = {}
        seats: set[Place] = set()
        seen = 0
        try:
            while not self._hub.is_draining and await store.bot_with(token_hash) is not None:
                woken.clear()
                if now() - seen >= SEEN_MS:
                    seen = now()
                    await store.see_bot(bot.account, games, seen)
                asked = await store.challenges_to(bot.account, now() - CHALLENGE_MS)
                found = {(one.table, one.seat): one for one in asked}
                for place in [place for place in challenges if place not in found]:
                    del challenges[place]
                    yield _line("challenge-gone", place)
                for place, one in found.items():
                    if challenges.get(place) != one.at:
                        challenges[place] = one.at
                        yield await self._challenge(one)
                own = {(table, seat) for table, seat, _ in await store.seats_of(bot.account)}
                for place in sorted(seats - own):
                    yield _line("game-over", place)
                for place in sorted(own - seats):
                    yield await self._game(place)
                seats = own
                yield ""
                with suppress(TimeoutError):
                    await asyncio.wait_for(woken.wait(), LOOK_SECONDS)
        finally:
            self._streams[bot.account].discard(woken)
            if not self._streams[bot.account]:
                del self._streams[bot.account]
                await store.see_bot(bot.account, games, 0)

    async def _challenge(self, one: Challenge) -> str:
        open_table = await self._hub.table(one.table)
        return _line("challenge", (one.table, one.seat), by=one.by, **_agreed(open_table.table))

    async def _game(self, place: Place) -> str:
        open_table = await self._hub.table(place[0])
        return _line("game", place, **_agreed(open_table.table))


def _agreed(table: Table) -> Json:
    """What is played, and how. Everybody at the table may know it."""
    return {
        "game": table.header.game,
        "options": table.header.options,
        "settings": public_settings(agreed.write(table.settings)),
    }


def _line(kind: str, place: Place, **facts: object) -> str:
    return to_json({"type": kind, "table": place[0], "seat": place[1], **facts}).decode()

"""Bots: accounts that a program plays for, and the challenges that they are sent."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from gaslamp.store.store import Status


@dataclass(frozen=True, slots=True)
class Bot:
    """An account that a program plays for. Only the SHA-256 of its token is stored."""

    account: int
    name: str
    games: tuple[str, ...]
    """The games that it plays; empty: all."""
    seen: int
    """When its stream of events was last known to be open."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A seat that a bot is asked to take. There is at most one for each seat; a later one replaces it."""

    table: str
    seat: str
    account: int
    """Of the bot."""
    by: str
    """The name of the player who asks."""
    at: int
    answer: str | None = None
    """Why the bot declined; None: it has not answered."""


class BotStore(Protocol):
    async def make_bot(self, account: int, token_hash: bytes) -> bool:
        """Make an account a bot, or replace its token. False if there is no such account."""

    async def remove_bot(self, account: int) -> bool:
        """The account is no bot any more: its token is void, and its challenges are deleted."""

    async def bot(self, account: int) -> Bot | None: ...

    async def bot_with(self, token_hash: bytes) -> Bot | None: ...

    async def bots_seen(self, since: int, limit: int = 100) -> list[Bot]:
        """The bots whose stream was open at that time or later, by name."""

    async def see_bot(self, account: int, games: Collection[str], at: int) -> bool:
        """Its stream is open, and it plays these games."""

    async def seats_of(self, account: int) -> list[tuple[str, str, "Status"]]:
        """The account's seats at tables that are not over: table, seat and status, in the order they were taken."""

    async def add_challenge(self, challenge: Challenge) -> bool:
        """False if there is no such table or bot."""

    async def challenge(self, table: str, seat: str) -> Challenge | None: ...

    async def challenges_at(self, table: str) -> list[Challenge]:
        """By seat."""

    async def challenges_to(self, account: int, since: int) -> list[Challenge]:
        """Those made at that time or later that the bot has not answered, the oldest first."""

    async def decline_challenge(self, table: str, seat: str, account: int, answer: str) -> bool:
        """False if there is no such challenge."""

    async def remove_challenge(self, table: str, seat: str) -> bool: ...

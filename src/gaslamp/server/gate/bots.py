"""Bots: accounts that a program plays for. A token opens them, and everything they do is marked."""

from dataclasses import dataclass

from gaslamp.core.errors import NotAllowed, NotLegal
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.store.bots import Bot
from gaslamp.store.store import Store


@dataclass(frozen=True, slots=True)
class Bots:
    store: Store
    limits: Limits
    environment: Environment
    is_allowed: bool = True
    """Whether the host allows bots."""

    def check_allowed(self) -> None:
        if not self.is_allowed:
            raise NotLegal("bots-forbidden")

    async def new_token(self, account: int) -> str:
        """The account is a bot from now on. Only the hash of its token is stored, and an older token is void."""
        self.check_allowed()
        token = self.environment.token()
        await self.store.make_bot(account, hashed(token))
        return token

    async def known(self, token: str | None) -> Bot:
        """The bot of a token."""
        self.check_allowed()
        bot = await self.store.bot_with(hashed(token)) if token else None
        if bot is None:
            raise NotAllowed("wrong-bot-token")
        await self.limits.check("bot", str(bot.account))
        return bot

    async def is_bot(self, account: int | None) -> bool:
        """Whether an account that is about to take a seat is a bot. Raises an error if the host allows none."""
        found = account is not None and await self.store.bot(account) is not None
        if found:
            self.check_allowed()
        return found

"""Accounts: the same tables on every device. Playing does not need one."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.names import checked_name, plain_name
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits
from gaslamp.store.store import Account, Store

SESSION_DAYS = 30
SHORTEST_NAME = 2
DAY_MS = 86_400_000


@dataclass(frozen=True, slots=True)
class Accounts:
    store: Store
    limits: Limits
    passwords: Passwords
    environment: Environment

    async def register(self, name: str, password: str, visitor: str) -> Account:
        await self.limits.check("register", visitor)
        name = checked_name(name)
        if len(name) < SHORTEST_NAME:
            raise NotWellFormed("name-unusable")
        await self.passwords.check_strength(password, name)
        kept = await self.passwords.hashed(password)
        number = await self.store.add_account(name, kept, self.environment.now())
        if number is None:
            raise GaslampError("name-taken")
        return Account(number, name, kept, self.environment.now())

    async def log_in(self, name: str, password: str, visitor: str) -> Account:
        """A wrong name and a wrong password get the same answer, after the same time."""
        await self.limits.check("login", visitor)
        plain = plain_name(name)
        await self.limits.check("login-name", plain.casefold())
        # Names of older accounts may have any spelling.
        account = await self.store.account_named(name) or await self.store.account_named(plain)
        if not await self.passwords.is_right(password, account.password if account else None) or account is None:
            raise GaslampError("wrong-login")
        if self.passwords.is_outdated(account.password):
            await self.store.set_password(account.id, await self.passwords.hashed(password))
        return account

    async def open_session(self, account: Account) -> str:
        """The token for the cookie. Only its hash is stored."""
        token = self.environment.token()
        await self.store.open_session(hashed(token), account.id, self.environment.now() + SESSION_DAYS * DAY_MS)
        return token

    async def of(self, session: str | None) -> Account | None:
        """The account of a session that has not expired."""
        return await self.store.session(hashed(session), self.environment.now()) if session else None

    async def known(self, session: str | None) -> Account:
        account = await self.of(session)
        if account is None:
            raise GaslampError("not-logged-in")
        return account

    async def log_out(self, session: str | None) -> None:
        if session:
            await self.store.close_session(hashed(session))

    async def change_password(self, session: str | None, old: str, new: str) -> None:
        """All other devices are logged out: somebody may know the old password."""
        account = await self._check_password(session, old)
        await self.passwords.check_strength(new, account.name)
        await self.store.set_password(account.id, await self.passwords.hashed(new))
        await self.store.close_sessions(account.id, but=hashed(session or ""))

    async def remove(self, session: str | None, password: str) -> None:
        """The tables stay, and so do the keys to their seats."""
        account = await self._check_password(session, password)
        await self.store.remove_account(account.id)

    async def attach(self, session: str | None, tokens: Sequence[str]) -> int:
        """Add the seats of these tokens to the account. How many it has of them now."""
        account = await self.known(session)
        return await self.store.attach(account.id, [hashed(token) for token in tokens])

    async def key(self, session: str | None, table: str) -> tuple[str, str]:
        """The account's seat at a table, and a new token for it, for a device that has none."""
        account = await self.known(session)
        own = [key for key in await self.store.keys(table) if key.account == account.id]
        if not own:
            raise GaslampError("no-seat-of-yours")
        token = self.environment.token()
        await self.store.give_key(replace(own[-1], token_hash=hashed(token), given=self.environment.now()))
        return own[-1].seat, token

    async def _check_password(self, session: str | None, password: str) -> Account:
        """A logged-in device alone is not enough."""
        account = await self.known(session)
        await self.limits.check("login-name", plain_name(account.name).casefold())
        if not await self.passwords.is_right(password, account.password):
            raise GaslampError("wrong-login")
        return account

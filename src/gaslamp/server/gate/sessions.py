"""Session cookies: sets `request.state.account` to the id of the account that is logged in."""

from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from gaslamp.server.gate.accounts import Accounts

COOKIE = "gaslamp_session"


class Sessions:
    def __init__(self, app: ASGIApp, accounts: Accounts) -> None:
        self.app = app
        self._accounts = accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and (session := _session(scope)):
            account = await self._accounts.of(session)
            if account is not None:
                scope.setdefault("state", {})["account"] = account.id
        await self.app(scope, receive, send)


def _session(scope: Scope) -> str | None:
    for name, value in scope["headers"]:
        if name == b"cookie":
            return cookie_parser(value.decode("latin-1")).get(COOKIE)
    return None

"""Accounts over REST. The session is a cookie that no script can read."""

from typing import Annotated

from fastapi import APIRouter, Cookie, Request, Response
from pydantic import AfterValidator, Field, StringConstraints

from gaslamp.parts.wire import STORABLE, Strict, TableId, Token
from gaslamp.server.gate.accounts import SESSION_DAYS, Accounts
from gaslamp.server.gate.admission import address
from gaslamp.server.gate.sessions import COOKIE
from gaslamp.server.settings import Settings
from gaslamp.server.wire.tables import Problem, SeatKey
from gaslamp.store.store import Account

Session = Annotated[str | None, Cookie(alias=COOKIE, max_length=128)]


def _printable(name: str) -> str:
    if not name.isprintable():
        raise ValueError("only printable characters")
    return name


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=2, max_length=24), AfterValidator(_printable)]
NewPassword = Annotated[str, StringConstraints(min_length=8, max_length=200)]
GivenPassword = Annotated[str, StringConstraints(max_length=200)]


class NewAccount(Strict):
    name: Name
    password: NewPassword


class Login(Strict):
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=24, pattern=STORABLE)]
    password: GivenPassword


class ChangePassword(Strict):
    old: GivenPassword
    new: NewPassword


class RemoveAccount(Strict):
    password: GivenPassword


class OwnTokens(Strict):
    tokens: list[Token] = Field(max_length=100)


class AccountInfo(Strict):
    name: str


class Attached(Strict):
    seats: int
    """How many seats now belong to the account."""


def router(accounts: Accounts, settings: Settings) -> APIRouter:
    routes = APIRouter(prefix="/api/account", tags=["account"], responses={"4XX": {"model": Problem}})

    async def welcome(account: Account, response: Response) -> AccountInfo:
        response.set_cookie(
            COOKIE,
            await accounts.open_session(account),
            max_age=SESSION_DAYS * 86400,
            httponly=True,
            samesite="lax",
            secure=settings.is_https,
        )
        return AccountInfo(name=account.name)

    def farewell(response: Response) -> None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=settings.is_https)

    @routes.post("", status_code=201)
    async def register(body: NewAccount, request: Request, response: Response) -> AccountInfo:
        """Make an account, and log in."""
        return await welcome(await accounts.register(body.name, body.password, address(request.scope)), response)

    @routes.get("")
    async def who(session: Session = None) -> AccountInfo:
        """The account that is logged in."""
        return AccountInfo(name=(await accounts.known(session)).name)

    @routes.post("/login")
    async def login(body: Login, request: Request, response: Response, session: Session = None) -> AccountInfo:
        account = await accounts.log_in(body.name, body.password, address(request.scope))
        await accounts.log_out(session)
        return await welcome(account, response)

    @routes.post("/logout", status_code=204)
    async def logout(response: Response, session: Session = None) -> None:
        await accounts.log_out(session)
        farewell(response)

    @routes.put("/password", status_code=204)
    async def change_password(body: ChangePassword, session: Session = None) -> None:
        """All other devices are logged out."""
        await accounts.change_password(session, body.old, body.new)

    @routes.post("/removal", status_code=204)
    async def remove(body: RemoveAccount, response: Response, session: Session = None) -> None:
        """Delete the account. Games go on; the links to one's seats still work."""
        await accounts.remove(session, body.password)
        farewell(response)

    @routes.post("/keys")
    async def attach(body: OwnTokens, session: Session = None) -> Attached:
        """Add the seats of these tokens to the account, so that other devices find them."""
        return Attached(seats=await accounts.attach(session, body.tokens))

    @routes.post("/tables/{table}/key")
    async def key(table: TableId, session: Session = None) -> SeatKey:
        """A token for one's own seat, for a device that has none yet."""
        seat, token = await accounts.key(session, table)
        return SeatKey(seat=seat, token=token)

    return routes

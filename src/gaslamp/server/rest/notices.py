"""Turn notices over REST: ask for them at a seat, confirm or end them with the link in a message.

The one who asks gets no token: the tokens are in the messages, so only the owner of an address can confirm it.
"""

from html import escape
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import HTMLResponse

from gaslamp.core.errors import NotAllowed, NotThere
from gaslamp.core.game import SPECTATOR
from gaslamp.i18n import Words
from gaslamp.parts.wire import STORABLE, Language, Strict
from gaslamp.server.errors import language_of
from gaslamp.server.gate.admission import address
from gaslamp.server.notices.delivery import Kind, Notices
from gaslamp.server.rest.request_context import Name, SeatDep
from gaslamp.server.wire.tables import Problem

NoticeToken = Annotated[str, Path(min_length=20, max_length=60, pattern="^[A-Za-z0-9_-]+$")]
NoticeNumber = Annotated[int, Path(ge=1, le=(1 << 63) - 1)]


class AskForNotices(Strict):
    kind: Kind
    target: str = Field(min_length=3, max_length=500, pattern=STORABLE)
    """An e-mail address, or the URL that a program listens on."""
    lang: Language = "en"


class NoticeInfo(Strict):
    number: int
    """For `DELETE /api/tables/{table}/notices/{number}`, to end them."""
    kind: Kind
    target: str
    confirmed: bool
    """False: a message was sent to ask whether it is wanted."""
    secret: str | None
    """For webhooks: the HMAC-SHA256 of a body by this is in its X-Gaslamp-Signature header."""


def router(notices: Notices) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["notices"], responses={"4XX": {"model": Problem}})

    @routes.post("/tables/{table}/notices", status_code=201)
    async def ask_for(table: Name, seat: SeatDep, body: AskForNotices, request: Request) -> NoticeInfo:
        """Get a message when it is one's turn, once the address has been confirmed.

        An e-mail address is confirmed by the link in the mail that it gets. A webhook is sent `{"type": "confirm",
        "challenge": ...}` and must answer `{"challenge": ...}`.
        """
        _check_seated(seat)
        await notices.limits.check("create", address(request.scope))
        number = await notices.subscribe(table, seat, body.kind, body.target, body.lang)
        for one in await infos(table, seat):
            if one.number == number:
                return one
        raise NotThere("no-notice")

    @routes.get("/tables/{table}/notices")
    async def mine(table: Name, seat: SeatDep) -> list[NoticeInfo]:
        """Where notices for one's own seat go."""
        _check_seated(seat)
        return await infos(table, seat)

    async def infos(table: str, seat: str) -> list[NoticeInfo]:
        kinds: dict[str, Kind] = {"email": "email", "webhook": "webhook"}
        return [
            NoticeInfo(
                number=one.id,
                kind=kinds[one.kind],
                target=one.target,
                confirmed=one.confirmed,
                secret=notices.signing_secret(one) if one.kind == "webhook" else None,
            )
            for one in await notices.store.addresses(table, seat)
        ]

    @routes.delete("/tables/{table}/notices/{number}", status_code=204)
    async def end(table: Name, seat: SeatDep, number: NoticeNumber) -> None:
        """End notices for one's own seat."""
        _check_seated(seat)
        if not await notices.end_number(table, seat, number):
            raise NotThere("no-notice")

    @routes.get("/notices/{token}", response_class=HTMLResponse)
    async def ask_to_end(token: NoticeToken, request: Request) -> HTMLResponse:
        """A page with a button. Mail programs open links by themselves, so opening it changes nothing."""
        words = Words(language_of(request))
        return _page(words, words("notice-end-question"), [(f"/api/notices/{token}", words("notice-no"))])

    @routes.post("/notices/{token}", response_class=HTMLResponse)
    async def stop(token: NoticeToken, request: Request) -> HTMLResponse:
        """End these notices. Mail programs post here when their own button is pressed (RFC 8058)."""
        words = Words(language_of(request))
        return _page(words, words("notice-stopped") if await notices.end(token) else words("notice-unknown"))

    @routes.get("/notices/{token}/confirm/{proof}", response_class=HTMLResponse)
    async def ask(token: NoticeToken, proof: NoticeToken, request: Request) -> HTMLResponse:
        """A page with two buttons. Opening it changes nothing."""
        words = Words(language_of(request))
        buttons = [
            (f"/api/notices/{token}/confirm/{proof}", words("notice-yes")),
            (f"/api/notices/{token}", words("notice-no")),
        ]
        return _page(words, words("notice-question"), buttons)

    @routes.post("/notices/{token}/confirm/{proof}", response_class=HTMLResponse)
    async def confirm(token: NoticeToken, proof: NoticeToken, request: Request) -> HTMLResponse:
        words = Words(language_of(request))
        found = await notices.confirm(token, proof)
        return _page(words, words("notice-confirmed") if found else words("notice-unknown"))

    return routes


def _check_seated(seat: str) -> None:
    if seat == SPECTATOR:
        raise NotAllowed("spectators-watch")


def _page(words: Words, text: str, buttons: list[tuple[str, str]] | None = None) -> HTMLResponse:
    forms = "".join(
        f'<form method="post" action="{escape(action)}"><button>{escape(name)}</button></form>'
        for action, name in buttons or []
    )
    return HTMLResponse(
        f'<!doctype html><html lang="{words.language}"><meta name="viewport" content="width=device-width">'
        f"<title>Gaslamp</title><p>{escape(text)}</p>{forms}</html>",
        # Without it the browser would not send the origin with the form.
        headers={"Referrer-Policy": "same-origin"},
    )

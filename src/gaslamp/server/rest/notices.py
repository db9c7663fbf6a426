"""Turn notices over REST: ask for them at a seat, confirm or end them with the link in a message."""

from html import escape
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import Field
from starlette.responses import HTMLResponse

from gaslamp.core.errors import NotAllowed
from gaslamp.core.game import SPECTATOR
from gaslamp.i18n import Words
from gaslamp.parts.wire import Language, Strict
from gaslamp.server.environment import hashed
from gaslamp.server.errors import language_of
from gaslamp.server.gate.admission import address
from gaslamp.server.notices.delivery import Kind, Notices
from gaslamp.server.rest.request_context import Name, SeatDep
from gaslamp.server.wire.tables import Problem

NoticeToken = Annotated[str, Path(min_length=20, max_length=60, pattern="^[A-Za-z0-9_-]+$")]


class AskForNotices(Strict):
    kind: Kind
    target: str = Field(min_length=3, max_length=500)
    """An e-mail address, or the URL that a program listens on."""
    lang: Language = "en"


class NoticeInfo(Strict):
    kind: Kind
    target: str
    confirmed: bool
    """False: a message was sent to ask whether it is wanted."""
    token: str
    """For `/api/notices/{token}`, to end them."""
    secret: str | None
    """For webhooks: the HMAC-SHA256 of a body by this is in its X-Gaslamp-Signature header."""


def router(notices: Notices) -> APIRouter:
    routes = APIRouter(prefix="/api", tags=["notices"], responses={"4XX": {"model": Problem}})

    def info(table: str, seat: str, kind: Kind, target: str, confirmed: bool) -> NoticeInfo:
        token = notices.token(table, seat, kind, target)
        secret = notices.signing_secret(token) if kind == "webhook" else None
        return NoticeInfo(kind=kind, target=target, confirmed=confirmed, token=token, secret=secret)

    @routes.post("/tables/{table}/notices", status_code=201)
    async def ask_for(table: Name, seat: SeatDep, body: AskForNotices, request: Request) -> NoticeInfo:
        """Get a message when it is one's turn."""
        _check_seated(seat)
        await notices.limits.check("create", address(request.scope))
        await notices.subscribe(table, seat, body.kind, body.target, body.lang)
        return info(table, seat, body.kind, body.target, confirmed=body.kind == "webhook")

    @routes.get("/tables/{table}/notices")
    async def mine(table: Name, seat: SeatDep) -> list[NoticeInfo]:
        """Where notices for one's own seat go."""
        _check_seated(seat)
        kinds: dict[str, Kind] = {"email": "email", "webhook": "webhook"}
        return [
            info(table, seat, kinds[one.kind], one.target, one.confirmed)
            for one in await notices.store.addresses(table, seat)
        ]

    @routes.get("/notices/{token}", response_class=HTMLResponse)
    async def ask(token: NoticeToken, request: Request) -> HTMLResponse:
        """A page with two buttons. Mail programs open links by themselves, so opening it changes nothing."""
        words = Words(language_of(request))
        buttons = [
            (f"/api/notices/{token}/confirm", words("notice-yes")),
            (f"/api/notices/{token}", words("notice-no")),
        ]
        return _page(words, words("notice-question"), buttons)

    @routes.post("/notices/{token}/confirm", response_class=HTMLResponse)
    async def confirm(token: NoticeToken, request: Request) -> HTMLResponse:
        words = Words(language_of(request))
        found = await notices.store.confirm_address(hashed(token))
        return _page(words, words("notice-confirmed") if found else words("notice-unknown"))

    @routes.post("/notices/{token}", response_class=HTMLResponse)
    async def stop(token: NoticeToken, request: Request) -> HTMLResponse:
        """End these notices. Mail programs post here when their own button is pressed."""
        words = Words(language_of(request))
        found = await notices.store.remove_address(hashed(token))
        return _page(words, words("notice-stopped") if found else words("notice-unknown"))

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

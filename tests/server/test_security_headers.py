"""Every kind of answer has the security headers."""

from collections.abc import AsyncIterator
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gaslamp.server.gate import admission
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.admission import MAX_BODY_BYTES
from gaslamp.server.gate.rate_limits import Rate
from gaslamp.server.gate.security_headers import HEADERS, HSTS
from server.hosted_server import HOSTED, built, hosted_server
from server.running_server import RunningServer, http_client, new_table, socket_client
from waiting import TIMEOUT_SECONDS

WORLD = replace(HOSTED, address="https://games.example", limits=True)


@pytest.fixture(name="client")
async def _client() -> AsyncIterator[httpx.AsyncClient]:
    app, inner = built(WORLD)

    @inner.get("/api/broken")
    async def broken() -> None:
        raise ValueError("something went wrong inside")

    # Before the client pages, which match every other path.
    inner.router.routes.insert(0, inner.router.routes.pop())
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="https://games.example") as one:
        yield one


def check_headers(found: httpx.Headers, but: dict[str, str] | None = None) -> None:
    for name, value in (HEADERS | (but or {})).items():
        assert found.get_list(name) == [value], name
    assert "server" not in found


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", {200, 503}),
        ("GET", "/table/aaaaaaaaaaaaaaaa", {200, 503}),
        ("GET", "/assets/nothing.js", {404, 503}),
        ("HEAD", "/", {200, 503}),
        ("POST", "/", {405, 503}),
        ("GET", "/docs", {200}),
        ("GET", "/manual/", {200, 503}),
        ("GET", "/manual/nothing", {200, 404, 503}),
        ("GET", "/openapi.json", {200}),
        ("GET", "/api/games", {200}),
        ("GET", "/api/nothing", {404}),
        ("DELETE", "/api/games", {405}),
        ("OPTIONS", "/api/games", {405}),
        ("GET", "/api/tables/aaaaaaaaaaaaaaaa", {404}),
        ("GET", "/api/tables/AAAA", {422}),
        ("POST", "/api/tables", {422}),
        ("GET", "/api/account", {401}),
        ("GET", "/api/broken", {500}),
    ],
)
async def test_every_kind_of_answer_has_the_headers(
    client: httpx.AsyncClient, method: str, path: str, status: set[int]
) -> None:
    answer = await client.request(method, path)
    assert answer.status_code in status
    check_headers(answer.headers)
    assert answer.headers["strict-transport-security"] == HSTS
    if path.startswith("/api"):
        assert answer.headers["cache-control"] == "no-store"


async def test_refusals_have_the_headers(client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await client.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
    long = await client.post("/api/tables", content=b" " * (MAX_BODY_BYTES + 1))
    monkeypatch.setitem(limiting.RATES, "request", Rate(0, 10))
    many = await client.get("/api/games")
    assert [one.status_code for one in (other, long, many)] == [403, 413, 429]
    for answer in (other, long, many):
        check_headers(answer.headers)


async def test_the_page_of_a_notice_link_may_post_to_itself(client: httpx.AsyncClient) -> None:
    """Otherwise its forms would be refused by the origin check."""
    answer = await client.get("/api/notices/" + "x" * 43)
    check_headers(answer.headers, but={"Referrer-Policy": "same-origin"})


async def refusal(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    with pytest.raises(InvalidStatus) as caught:
        await connect(
            f"ws://{server.address}{path}", additional_headers=headers, open_timeout=TIMEOUT_SECONDS, proxy=None
        )
    found = caught.value.response
    return httpx.Response(found.status_code, headers=list(found.headers.raw_items()), content=bytes(found.body or b""))


async def test_a_refused_socket_gets_an_http_response(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(admission, "MAX_SOCKETS", 1)
    with hosted_server(replace(HOSTED, limits=True)) as server:
        async with http_client(server) as client:
            table, _ = await new_table(client, "mrjack")
        path = f"/api/tables/{table}/socket"
        evil = await refusal(server, path, Origin="https://evil.example")
        assert (evil.status_code, evil.json()["code"]) == (403, "wrong-origin")
        nowhere = await refusal(server, "/api/tables/nothing")
        assert nowhere.status_code == 403
        async with socket_client(server, table):
            many = await refusal(server, path, **{"Accept-Language": "fr"})
            assert (many.status_code, many.json()["code"]) == (429, "too-many")
            assert "réessayez" in many.json()["text"]
        for answer in (evil, nowhere, many):
            check_headers(answer.headers)
        async with socket_client(server, table) as again:
            assert again.welcome["seat"] == "spectator", "a closed connection no longer counts"

"""Admission: headers, origins, rate limits and sizes."""

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog

from gaslamp.server import logs
from gaslamp.server.gate import rate_limits as limiting
from gaslamp.server.gate.admission import MAX_BODY_BYTES, protect
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets, Rate
from gaslamp.server.settings import Settings
from server.guarded_app import LOCAL, WORLD, app, client
from server.logging_state import restored_logging


async def test_every_answer_has_the_security_headers() -> None:
    async with client(LOCAL) as local, client(WORLD) as world:
        for answer in (await local.get("/api/where"), await local.get("/nowhere"), await world.get("/api/where")):
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
            assert "camera=()" in answer.headers["permissions-policy"]
        assert "strict-transport-security" not in (await local.get("/api/where")).headers
        assert "strict-transport-security" in (await world.get("/api/where")).headers
        assert (await local.get("/api/where")).headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"origin": "https://games.example"}, 200),
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"origin": "https://games.example.evil.example"}, 403),
        ({"origin": "https://games.example:444"}, 403),
        ({"cookie": "session=x"}, 403),
        ({"cookie": "session=x", "origin": "https://games.example"}, 200),
        ({"cookie": "session=x", "origin": "https://evil.example"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
    ],
)
async def test_a_write_needs_our_own_origin(headers: dict[str, str], status: int) -> None:
    async with client(WORLD) as world:
        answer = await world.post("/api/echo/t", json={}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "wrong-origin"


async def test_reading_needs_no_origin() -> None:
    async with client(WORLD) as world:
        answer = await world.get("/api/where", headers={"origin": "https://evil.example", "cookie": "session=x"})
    assert answer.status_code == 200


async def test_dns_rebinding_does_not_reach_a_local_server() -> None:
    """evil.example could resolve to 127.0.0.1, and its pages would then have our origin."""
    async with client(LOCAL) as local:
        assert (await local.get("/api/where", headers={"host": "evil.example:8888"})).status_code == 403
        assert (await local.get("/api/where", headers={"host": "localhost:8888"})).status_code == 200
        assert (await local.get("/api/where", headers={"host": "[::1]:8888"})).status_code == 200


async def handshake(headers: dict[str, str], settings: Settings = WORLD) -> str:
    """The answer to the first message of a socket."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/socket",
        "raw_path": b"/api/socket",
        "query_string": b"",
        "root_path": "",
        "scheme": "wss",
        "client": ("203.0.113.5", 1),
        "headers": [(name.encode(), value.encode()) for name, value in ({"host": "games.example"} | headers).items()],
        "subprotocols": [],
    }
    await protect(app(), settings, Limits(MemoryBuckets()))(scope, receive, send)
    return str(sent[0]["type"])


async def test_a_socket_needs_our_own_origin() -> None:
    assert await handshake({"origin": "https://games.example"}) == "websocket.accept"
    assert await handshake({}) == "websocket.accept"
    assert await handshake({"origin": "https://evil.example"}) == "websocket.close"
    assert await handshake({"cookie": "session=x"}) == "websocket.close"
    friendly = Settings(data=Path("unused"), address="https://games.example", origins=("https://club.example",))
    assert await handshake({"origin": "https://club.example"}, friendly) == "websocket.accept"


async def test_socket_messages_above_the_limit_are_delayed_not_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(limiting.RATES, "message", Rate(5, 0.02))
    said = [{"type": "websocket.receive", "text": str(number)} for number in range(15)]
    received: list[str] = []

    async def listener(_scope: Any, receive: Any, _send: Any) -> None:
        received.extend([(await receive())["text"] for _ in range(15)])

    async def receive() -> Any:
        return said.pop(0)

    scope = {"type": "websocket", "path": "/api/socket", "client": ("203.0.113.5", 1), "headers": []}
    began = time.monotonic()
    await protect(listener, WORLD, Limits(MemoryBuckets()))(scope, receive, receive)
    assert received == [str(number) for number in range(15)]
    assert time.monotonic() - began >= 0.19


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_other_work_goes_on_between_two_requests(kind: str) -> None:
    """A crowd that comes at once would stop the server for as long as all its requests take."""
    turns, begun = 0, list[int]()

    async def other_work() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def listener(_scope: Any, _receive: Any, _send: Any) -> None:
        begun.append(turns)

    async def nothing(*_: Any) -> Any:
        raise AssertionError("nothing is received or sent")

    app = protect(listener, WORLD, Limits(MemoryBuckets()))
    scopes = [
        {"type": kind, "method": "GET", "path": "/api", "client": (f"203.0.113.{number}", 1), "headers": []}
        for number in range(20)
    ]
    working = asyncio.create_task(other_work())
    await asyncio.gather(*(app(scope, nothing, nothing) for scope in scopes))
    working.cancel()
    assert len(set(begun)) == len(scopes)


async def test_forwarded_headers_count_only_from_known_proxies() -> None:
    said = {"x-forwarded-for": "198.51.100.7"}
    async with client(WORLD, "10.0.0.1") as trusted, client(WORLD, "203.0.113.5") as stranger:
        assert (await trusted.get("/api/where", headers=said)).json() == "198.51.100.7"
        assert (await stranger.get("/api/where", headers=said)).json() == "203.0.113.5"
        chain = {"x-forwarded-for": "1.2.3.4, 198.51.100.7"}
        assert (await trusted.get("/api/where", headers=chain)).json() == "198.51.100.7"


async def chunks(count: int) -> AsyncIterator[bytes]:
    for _ in range(count):
        yield b" " * 65536


async def test_a_body_that_is_too_long_is_refused() -> None:
    async with client(WORLD) as world:
        for content in (b" " * (MAX_BODY_BYTES + 1), chunks(17)):
            answer = await world.post("/api/echo/t", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
        answer = await world.post(
            "/api/echo/t", content=b"{}" + b" " * 1000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 200


@contextmanager
def logging_as_a_server() -> Iterator[None]:
    with restored_logging():
        logs.set_up(as_json=True)
        yield


async def test_logs_hold_the_route_and_no_content(capsys: pytest.CaptureFixture[str]) -> None:
    with logging_as_a_server():
        async with client(WORLD) as world:
            await world.post(
                "/api/echo/secrettable?token=secrettoken",
                json={"password": "secretword"},
                headers={"cookie": "session=secretcookie", "origin": "https://games.example"},
            )
    line = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (line["method"], line["route"], line["status"]) == ("POST", "/api/echo/{table}", 200)
    assert "secret" not in str(line)


def test_unknown_log_fields_are_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    """Only fields on the list are logged, and of an exception only its type."""
    with logging_as_a_server():
        try:
            raise ValueError("secret token")
        except ValueError as error:
            structlog.get_logger().error("went-wrong", said="secret", action="secret", exc_info=error, status=1)
            logging.getLogger("uvicorn.error").exception("secret %s", "secret")
            logging.getLogger("uvicorn.error").error("secret %d", "secret")
    output = capsys.readouterr()
    assert json.loads(output.out)["error"] == "ValueError"
    assert output.err.splitlines() == ["ERROR uvicorn.error ValueError", "ERROR uvicorn.error"]
    assert "secret" not in output.out + output.err

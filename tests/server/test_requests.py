"""Requests that nobody should send, in every part that is not in the contract: refused, and never an error of ours."""

import random
from typing import Any

import pytest

from server.hosted_server import HOSTED, built

STRANGE = (
    *(b"", b"[", b"[::1", b"http://[", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"a" * 5000, b"null", b"*", b"://"),
    *(b"127.0.0.1:99999999", b"127.0.0.1:x", b"http://127.0.0.1", b"http://127.0.0.1:x", b"Bearer", b"Basic x"),
    *(b"gaslamp_session=", b'gaslamp_session="\\', b"=;=;", b"a=b; gaslamp_session=\xff", b"xx-xx,;q=9,,,", b"fr;q=x"),
    *(b"application/json; charset=\x00", b"multipart/form-data", b"text/plain", b"-1", b"1e9", b"9" * 30),
)
NAMES = (
    *(b"host", b"origin", b"cookie", b"authorization", b"accept-language", b"content-type", b"content-length"),
    *(b"sec-fetch-site", b"x-forwarded-for", b"range", b"if-modified-since", b"if-none-match", b"accept-encoding"),
)
PATHS = (
    *("/", "/\x00", "/..", "/../../etc/passwd", "//", "/assets/", "/assets/\x00", "/assets/..", "/" + "a" * 5000),
    *("/api", "/api/", "/api/\x00", "/api/tables/\x00", "/api/tables/" + "a" * 16, "/api/games/ü/seats", "/docs/x"),
    *("/api/tables", "/api/account", "/api/account/login", "/api/tables/mine", "/api/notices/" + "x" * 43, "*", ""),
)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO", "")
BODIES = (
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff",
    b"[" * 100_000,
    b'{"game":"\\ud800"}',
    b'{"game":1e999}',
    b'"' + b"x" * 1000,
)
QUERIES = (b"", b"lang=xx", b"lang=%ff", b"\xff", b"&&&=", b"lang=" + b"x" * 5000, b"lang=fr&lang=it", b"before=1e99")
COUNT = 1500
HOST = (b"host", b"127.0.0.1")


@pytest.fixture(name="app", scope="module")
def _app() -> Any:
    return built(HOSTED)[0]


async def status(
    app: Any, method: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes
) -> int:
    """An error inside is raised, and fails the test."""
    found: list[int] = []
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Any:
        return parts.pop() if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "root_path": "",
        "method": method,
        "path": path,
        "raw_path": b"/",
        "query_string": query,
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    await app(scope, receive, send)
    assert len(found) == 1, "one answer"
    return found[0]


@pytest.mark.parametrize("name", NAMES)
async def test_whatever_stands_in_a_header_is_no_error_of_ours(app: Any, name: bytes) -> None:
    for value in STRANGE:
        headers = [(name, value)] if name == b"host" else [HOST, (name, value)]
        for method in ("GET", "POST"):
            answer = await status(app, method, "/api/tables", b"", headers, b"{}")
            assert answer < 500, (method, name, value)


async def test_whatever_is_asked_is_no_error_of_ours(app: Any) -> None:
    rng = random.Random(1888)
    answers = set()
    for _ in range(COUNT):
        headers = [HOST, *((rng.choice(NAMES[1:]), rng.choice(STRANGE)) for _ in range(rng.randrange(3)))]
        asked = rng.choice(METHODS), rng.choice(PATHS), rng.choice(QUERIES), headers, rng.choice(BODIES)
        answer = await status(app, *asked)
        # Without a built client its pages say so with 503.
        assert answer < 500 or answer == 503, asked
        answers.add(answer)
    assert len(answers) > 5, answers

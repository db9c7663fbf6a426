"""Requests are handled in the event loop: a flood of them starts no threads."""

from typing import Any

import anyio.to_thread
import httpx
import pytest

from server.hosted_server import HOSTED, built
from server.memory_socket import lifespan

TABLE = {"game": "mrjack", "me": {"seat": "jack", "name": "Ada"}}
PATHS = ("", "/record", "/story", "/replay", "/belief", "/course", "/counsel", "/suggestion", "/notices")


async def test_no_request_about_a_table_starts_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """FastAPI calls a function that is not a coroutine in a thread."""
    called: list[Any] = []

    async def run_sync(call: Any, *args: Any, **_: Any) -> Any:
        called.append(call)
        return call(*args)

    app, _ = built()
    async with (
        lifespan(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOSTED.base) as client,
    ):
        monkeypatch.setattr(anyio.to_thread, "run_sync", run_sync)
        made = (await client.post("/api/tables", json=TABLE)).json()
        bearer = {"authorization": f"Bearer {made['key']['token']}"}
        for path in PATHS:
            answer = await client.get(f"/api/tables/{made['table']['id']}{path}", headers=bearer)
            assert answer.status_code in (200, 403, 409), answer.text
    assert called == []

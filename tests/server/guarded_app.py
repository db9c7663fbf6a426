"""A small app behind the checks of admission."""

from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI, Request, WebSocket

from gaslamp.server.gate.admission import address, protect
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.settings import Settings

LOCAL = Settings(data=Path("unused"))
WORLD = Settings(data=Path("unused"), host="192.0.2.1", address="https://games.example", proxies=("10.0.0.1/32",))


def app() -> FastAPI:
    made = FastAPI()

    @made.get("/api/where")
    async def where(request: Request) -> str:
        return address(request.scope)

    @made.post("/api/echo/{table}")
    async def echo(table: str, body: dict[str, Any]) -> int:
        assert table
        return len(body)

    @made.post("/api/tables", status_code=201)
    async def create() -> None:
        pass

    @made.websocket("/api/socket")
    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.close()

    return made


def client(settings: Settings, peer: str = "203.0.113.5", limits: Limits | None = None) -> httpx.AsyncClient:
    behind = protect(app(), settings, limits or Limits(MemoryBuckets()))
    return httpx.AsyncClient(transport=httpx.ASGITransport(behind, client=(peer, 1)), base_url=settings.base)

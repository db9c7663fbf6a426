"""The yardstick for the server: a socket that commits one row for each message and acknowledges it.

Run as a program, with the folder for its file; it prints its address when it is up.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import sqlalchemy as sa
import uvicorn
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


class Base(DeclarativeBase):
    pass


class Row(Base):
    __tablename__ = "rows"

    id: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]


def create(engine: AsyncEngine) -> Starlette:
    session = async_sessionmaker(engine)

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                async with session() as kept, kept.begin():
                    kept.add(Row(text=text))
                await socket.send_text("done")
        except WebSocketDisconnect:
            pass

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.run_sync(Base.metadata.create_all)
        yield
        await engine.dispose()

    return Starlette(routes=[WebSocketRoute("/", endpoint)], lifespan=life)


def main(folder: str) -> None:
    # The same durability as our server, and no connection is refused.
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder}/bare.db", pool_timeout=600)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: sa.engine.interfaces.DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=60000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    asyncio.run(_serve(create(engine)))


async def _serve(app: Starlette) -> None:
    config = uvicorn.Config(app, port=0, log_level="warning", ws_per_message_deflate=False)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(f"at http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", flush=True)
    await task


if __name__ == "__main__":
    main(sys.argv[1])

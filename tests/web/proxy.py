"""A proxy whose connections can be broken: `cut` closes all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit


class Proxy:
    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: set[asyncio.StreamWriter] = set()
        self.is_cut = False
        self.address = ""

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._ends |= {writer, back}
        await asyncio.gather(_pump(reader, back), _pump(there, writer))
        self._ends -= {writer, back}

    def cut(self) -> None:
        """Every connection breaks at once and no new one is made until `mend`."""
        self.is_cut = True
        for end in self._ends:
            end.transport.abort()

    def mend(self) -> None:
        self.is_cut = False


@asynccontextmanager
async def proxied(address: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(urlsplit(address).port or 80)
    server = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(65536):
            sink.write(data)
            await sink.drain()
    sink.close()

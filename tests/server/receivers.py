"""A mail server and a webhook's receiver that keep what they are sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any


@dataclass
class MailSink:
    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    """The same letters, byte for byte."""
    fails: int = 0
    """How many letters to refuse first."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                self.raw.append(data[:-5])
                self.letters.append(message_from_bytes(data[:-5], policy=policy.default))  # type: ignore[arg-type]
            if word == "MAIL" and self.fails:
                self.fails -= 1
                writer.write(b"451 later\r\n")
            else:
                writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 fine\r\n")
            if word == "QUIT":
                break
        with suppress(OSError):
            writer.close()
            await writer.wait_closed()


@dataclass
class Hook:
    port: int = 0
    answer: str = "204 No Content"
    requests: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    """Without the challenges."""
    challenges: list[dict[str, Any]] = field(default_factory=list)
    repeats: Callable[[dict[str, Any]], object] = lambda body: {"challenge": body["challenge"]}
    """What it answers to a challenge."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        asked = json.loads(body)
        if asked.get("type") == "confirm":
            self.challenges.append(asked)
            answer = json.dumps(self.repeats(asked))
            writer.write(f"HTTP/1.1 200 OK\r\nContent-Length: {len(answer)}\r\n\r\n{answer}".encode())
            writer.close()
            return
        self.requests.append((head[0], headers, body))
        location = f"Location: http://127.0.0.1:{self.port}/elsewhere\r\n" if self.answer.startswith("30") else ""
        writer.write(f"HTTP/1.1 {self.answer}\r\n{location}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        with suppress(OSError):
            writer.close()
            await writer.wait_closed()


@asynccontextmanager
async def listening(receiver: Any) -> AsyncIterator[Any]:
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver

"""The notices of a server, with a mail server, a webhook and a clock that tests set."""

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email.message import EmailMessage
from pathlib import Path

import httpx

from gaslamp.server import assembly
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.machines.player_pool import NoAnswer
from gaslamp.server.notices.delivery import Notices
from gaslamp.server.notices.jobs import DELAY_MS
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.settings import Mail, Settings
from gaslamp.store.store import Event, Header, Key, Store, Summary
from server.new_store import new_store
from server.receivers import Hook, MailSink, listening

TABLE = "abcdefghijklmnop"
SUMMARY = Summary("running", ("jack",), {}, False, None, False, 0)


class NoMachines:
    async def choose(self, *_: object) -> str:
        raise NoAnswer


@dataclass
class Post:
    """The notices of a server, with a clock that tests set."""

    notices: Notices
    store: Store
    sink: MailSink
    hook: Hook
    now: int = 1_000_000

    def client(self) -> httpx.AsyncClient:
        accounts = Accounts(self.store, self.notices.limits, Passwords(), self.notices.environment)
        app = assembly.routes(self.notices.settings, self.store, NoMachines(), accounts, self.notices)  # type: ignore[arg-type]
        return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://games.example")

    async def move(self, version: int) -> None:
        jobs = await self.notices.outbox.jobs(TABLE, version, SUMMARY)
        assert await self.store.append(TABLE, [Event(version, "acted", {}, self.now)], SUMMARY, jobs=jobs)

    async def wait(self, milliseconds: int = DELAY_MS) -> None:
        self.now += milliseconds
        while await self.notices.send_due():
            pass


@asynccontextmanager
async def notice_server(kind: str, folder: Path, postgres: Callable[[], str]) -> AsyncIterator[Post]:
    """`kind` is that of the store. `postgres` gives the address of a running server, if one is needed."""
    async with (
        listening(MailSink()) as sink,
        listening(Hook()) as hook,
        new_store(kind, folder, postgres) as store,
    ):
        settings = Settings(
            data=Path("unused"),
            address="https://games.example",
            mail=Mail("127.0.0.1", "gaslamp@games.example", "none", sink.port),
            private_notices=True,
            secret=b"s" * 32,
        )
        made: Post
        environment = Environment(now=lambda: made.now)
        made = Post(
            Notices(settings, store, Limits(MemoryBuckets()), environment, Outbox(store, environment)),
            store,
            sink,
            hook,
        )
        header = Header(TABLE, "mrjack", "mj1", {}, b"seed", b"nonce", {}, 0)
        await store.create(header, [Event(1, "opened", {}, 0)], SUMMARY, [Key(TABLE, "jack", hashed("key"), None, 0)])
        yield made


async def ask_for(client: httpx.AsyncClient, kind: str, target: str, lang: str = "en") -> httpx.Response:
    body = {"kind": kind, "target": target, "lang": lang}
    return await client.post(f"/api/tables/{TABLE}/notices", json=body, headers={"authorization": "Bearer key"})


def link_in(letter: EmailMessage) -> str:
    """The first link of a mail."""
    return re.findall(r"https://\S+", letter.get_content())[0]


def stop_link(letter: EmailMessage) -> str:
    return str(letter["list-unsubscribe"]).strip("<>")


async def subscribe_hook(post: Post, path: str = "/") -> int:
    """A webhook that has been asked to confirm."""
    number = await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}{path}", "en")
    await post.wait(0)
    return number

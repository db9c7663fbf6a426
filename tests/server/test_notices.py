"""Turn notices: confirmation, delivery, retries, no secrets and no private addresses."""

import asyncio
import hashlib
import hmac
import json
import socket
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import httpx
import pytest
import structlog

from gaslamp.core.errors import GaslampError
from gaslamp.server import assembly
from gaslamp.server.environment import Environment, hashed
from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.passwords import Passwords
from gaslamp.server.gate.rate_limits import Limits, MemoryBuckets
from gaslamp.server.machines.player_pool import NoAnswer
from gaslamp.server.notices import delivery, mail, webhook
from gaslamp.server.notices.delivery import RETRY_MS, Notices
from gaslamp.server.notices.jobs import DELAY_MS, turn_job
from gaslamp.server.notices.outbox import Outbox
from gaslamp.server.notices.webhook_targets import resolve
from gaslamp.server.settings import Mail, Settings
from gaslamp.store.memory import MemoryStore
from gaslamp.store.store import Event, Header, Key, Store, Summary
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


@pytest.fixture(name="post")
async def _post() -> AsyncIterator[Post]:
    async with listening(MailSink()) as sink, listening(Hook()) as hook:
        settings = Settings(
            data=Path("unused"),
            address="https://games.example",
            mail=Mail("127.0.0.1", "gaslamp@games.example", "none", sink.port),
            private_notices=True,
            secret=b"s" * 32,
        )
        made: Post
        environment = Environment(now=lambda: made.now)
        store = MemoryStore()
        made = Post(
            Notices(settings, store, Limits(MemoryBuckets()), environment, Outbox(store, environment)),
            store,
            sink,
            hook,
        )
        header = Header(TABLE, "mrjack", "mj1", {}, b"seed", b"nonce", {}, 0)
        await store.create(header, [Event(1, "opened", {}, 0)], SUMMARY, [Key(TABLE, "jack", hashed("key"), None, 0)])
        yield made


async def test_an_email_address_must_be_confirmed_before_notices(post: Post) -> None:
    async with post.client() as client:
        bearer = {"authorization": "Bearer key"}
        wish = {"kind": "email", "target": "ada@home.example", "lang": "fr"}
        asked = await client.post(f"/api/tables/{TABLE}/notices", json=wish, headers=bearer)
        assert (asked.status_code, asked.json()["confirmed"]) == (201, False)
        await post.wait(0)
        [question] = post.sink.letters
        assert question["to"] == "ada@home.example"
        link = f"https://games.example/api/notices/{asked.json()['token']}"
        assert link in question.get_content()
        await post.move(2)
        await post.wait()
        assert len(post.sink.letters) == 1, "nobody is told who has not confirmed"
        page = await client.get(link)
        assert page.status_code == 200
        assert len(post.sink.letters) == 1
        assert "prévenu" in (await client.post(f"{link}/confirm", headers={"accept-language": "fr"})).text
        await post.move(3)
        await post.wait()
        letter = post.sink.letters[1]
        assert "À vous de jouer" in letter["subject"]
        assert f"https://games.example/table/{TABLE}" in letter.get_content()
        assert letter["list-unsubscribe"] == f"<{link}>"
        await client.post(link, data={"List-Unsubscribe": "One-Click"})
        await post.move(4)
        await post.wait()
        assert len(post.sink.letters) == 2


async def test_a_player_who_moves_in_time_gets_no_notice(post: Post) -> None:
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    await post.move(2)
    await post.wait(DELAY_MS - 1)
    await post.move(3)
    await post.wait(DELAY_MS - 1)
    assert post.hook.requests == []
    await post.wait(1)
    assert len(post.hook.requests) == 1


async def test_a_connected_player_gets_no_notice(post: Post) -> None:
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    here = {(TABLE, "jack")}

    async def is_present(table: str, seat: str) -> bool:
        return (table, seat) in here

    post.notices = replace(post.notices, is_present=is_present)
    await post.move(2)
    for _ in range(3):
        await post.wait()
    assert post.hook.requests == []
    here.clear()
    await post.wait()
    assert len(post.hook.requests) == 1


async def test_a_webhook_is_signed(post: Post) -> None:
    target = f"http://127.0.0.1:{post.hook.port}/turn?room=7"
    token = await post.notices.subscribe(TABLE, "jack", "webhook", target, "en")
    await post.move(2)
    await post.wait()
    [(line, headers, body)] = post.hook.requests
    assert line == "POST /turn?room=7 HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{post.hook.port}"
    key = post.notices.signing_secret(token).encode()
    assert headers["x-gaslamp-signature"] == "sha256=" + hmac.new(key, body, hashlib.sha256).hexdigest()
    told = json.loads(body)
    assert told == {
        "type": "turn",
        "game": "mrjack",
        "table": TABLE,
        "seat": "jack",
        "link": f"https://games.example/table/{TABLE}",
        "stop": f"https://games.example/api/notices/{token}",
        "sent": post.now,
    }


@pytest.mark.parametrize(
    "answer", ["302 Found", "307 Temporary Redirect", "500 Internal Server Error", "404 Not Found"]
)
async def test_a_failed_webhook_is_retried_with_backoff(post: Post, answer: str) -> None:
    post.hook.answer = answer
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    await post.move(2)
    await post.wait()
    assert len(post.hook.requests) == 1
    with structlog.testing.capture_logs() as logs:
        for count, pause in enumerate(RETRY_MS, 2):
            await post.wait(pause - 1)
            assert len(post.hook.requests) == count - 1
            await post.wait(1)
            assert len(post.hook.requests) == count
        await post.wait(10 * RETRY_MS[-1])
    assert len(post.hook.requests) == len(RETRY_MS) + 1
    assert {line for line, *_ in post.hook.requests} == {"POST / HTTP/1.1"}
    assert [entry["event"] for entry in logs] == ["notice-dropped"]
    assert TABLE not in str(logs)


async def test_a_retry_for_one_address_does_not_send_to_the_others(post: Post) -> None:
    post.hook.answer = "503 Service Unavailable"
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    token = await post.notices.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    await post.store.confirm_address(hashed(token))
    await post.move(2)
    await post.wait()
    await post.wait(RETRY_MS[0])
    assert len(post.hook.requests) == 2
    assert [letter["subject"] for letter in post.sink.letters].count("Your turn: Mr. Jack") == 1


async def test_a_mail_is_retried_when_the_server_is_busy(post: Post) -> None:
    post.sink.fails = 1
    await post.notices.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    await post.wait(0)
    assert post.sink.letters == []
    await post.wait(RETRY_MS[0])
    assert len(post.sink.letters) == 1


async def test_a_mail_password_is_not_sent_without_tls(post: Post) -> None:
    mail = Mail("127.0.0.1", "gaslamp@games.example", "starttls", post.sink.port, "user", "password")
    safe = replace(post.notices, settings=replace(post.notices.settings, mail=mail))
    await safe.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    assert await safe.send_due() == 1
    assert post.sink.letters == []


async def test_only_the_holder_of_a_seat_sets_its_notices(post: Post) -> None:
    wish = {"kind": "webhook", "target": f"http://127.0.0.1:{post.hook.port}/"}
    async with post.client() as client:
        for headers in ({}, {"authorization": "Bearer wrong"}):
            for answer in (
                await client.post(f"/api/tables/{TABLE}/notices", json=wish, headers=headers),
                await client.get(f"/api/tables/{TABLE}/notices", headers=headers),
            ):
                assert answer.status_code == 403
        bearer = {"authorization": "Bearer key"}
        made = (await client.post(f"/api/tables/{TABLE}/notices", json=wish, headers=bearer)).json()
        assert (await client.get(f"/api/tables/{TABLE}/notices", headers=bearer)).json() == [made]
        again = await client.post(f"/api/tables/{TABLE}/notices", json=wish, headers=bearer)
        assert (again.status_code, again.json()["code"]) == (409, "same-address")


async def test_a_seat_without_an_address_costs_no_job(post: Post) -> None:
    await post.move(2)
    assert await post.store.lease_jobs(["turn"], post.now + DELAY_MS, post.now + DELAY_MS) == []


async def test_machines_and_finished_games_get_no_notice(post: Post) -> None:
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    await post.store.append(TABLE, [Event(2, "acted", {}, 0)], replace(SUMMARY, machine=True))
    await post.store.append(TABLE, [Event(3, "acted", {}, 0)], replace(SUMMARY, status="over"))
    await post.wait()
    assert post.hook.requests == []


async def test_a_server_without_mail_refuses_email_addresses(post: Post) -> None:
    without = replace(post.notices, settings=replace(post.notices.settings, mail=None))
    with pytest.raises(GaslampError, match="no-mail"):
        await without.subscribe(TABLE, "jack", "email", "ada@home.example", "en")


def test_a_job_for_each_turn() -> None:
    """Two turns of one seat are two jobs: the first may still be waiting."""
    assert turn_job(TABLE, "jack", 2, 0).name != turn_job(TABLE, "jack", 4, 0).name
    assert turn_job(TABLE, "jack", 2, 5).due == 5 + delivery.DELAY_MS


async def test_a_host_name_is_resolved_once(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, asked = asyncio.get_running_loop(), []

    async def getaddrinfo(host: str | bytes, port: int, **_: object) -> list[object]:
        if host not in ("hook.example", b"hook.example"):
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (host, port))]
        asked.append(host)
        assert len(asked) <= 2, "looked up again"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://hook.example:{post.hook.port}/", "en")
    assert len(asked) == 1
    await post.move(2)
    await post.wait()
    assert len(post.hook.requests) == 1
    assert len(asked) == 2, "once to be set up, once for the call"


async def test_the_connection_goes_to_the_checked_address(post: Post) -> None:
    """The name is not resolved again: hook.example has no address."""

    async def look_up(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1"]

    target = await resolve(f"http://hook.example:{post.hook.port}/in", private=True, look_up=look_up)
    await webhook.post(target, {}, b"")
    [(line, headers, _)] = post.hook.requests
    assert line == "POST /in HTTP/1.1"
    assert headers["host"] == f"hook.example:{post.hook.port}"


async def test_a_host_name_that_becomes_private_is_refused(post: Post) -> None:
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}/", "en")
    await post.move(2)
    post.now += DELAY_MS
    strict = replace(post.notices, settings=replace(post.notices.settings, private_notices=False))
    with structlog.testing.capture_logs() as logs:
        while await strict.send_due():
            pass
    assert post.hook.requests == []
    assert [(entry["event"], entry["error"]) for entry in logs] == [("notice-refused", "private-address")]


async def test_mail_header_injection_is_refused(post: Post) -> None:
    assert post.notices.settings.mail is not None
    with pytest.raises(ValueError, match="linefeed or carriage return"):
        mail.message(post.notices.settings.mail, "ada@home.example\r\nBcc: x@y.zz", "Your turn", "Hello", "https://x")

"""Turn notices: confirmation, delivery, retries, no secrets and no private addresses."""

import asyncio
import hashlib
import hmac
import json
import re
import socket
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest
import structlog

import postgres_server
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
from gaslamp.store.store import Event, Header, Key, Store, Summary
from server.new_store import ON_DISK, new_store
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


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres_server.server() as found:
        yield found


on_disk = pytest.mark.parametrize("post", ON_DISK, indirect=True)
"""For the tests where the store matters. The others use memory."""


@pytest.fixture(name="post")
async def _post(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Post]:
    kind = getattr(request, "param", "memory")
    async with (
        listening(MailSink()) as sink,
        listening(Hook()) as hook,
        new_store(kind, tmp_path, lambda: str(request.getfixturevalue("server"))) as store,
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


async def test_an_email_address_must_be_confirmed_before_notices(post: Post) -> None:
    async with post.client() as client:
        asked = await ask_for(client, "email", "ada@home.example", "fr")
        assert (asked.status_code, asked.json()["confirmed"]) == (201, False)
        await post.wait(0)
        [question] = post.sink.letters
        assert question["to"] == "ada@home.example"
        await post.move(2)
        await post.wait()
        assert len(post.sink.letters) == 1, "nobody is told who has not confirmed"
        answer = await client.post(link_in(question), headers={"accept-language": "fr"})
        assert "préviendrons" in answer.text
        await post.move(3)
        await post.wait()
        letter = post.sink.letters[1]
        assert "À vous de jouer" in letter["subject"]
        assert f"https://games.example/table/{TABLE}" in letter.get_content()
        assert letter["list-unsubscribe"] == question["list-unsubscribe"]


@on_disk
async def test_the_client_that_asks_for_notices_gets_nothing_that_confirms_them(post: Post) -> None:
    """Everything that the asker is sent is tried as a token."""
    async with post.client() as client:
        asked = await ask_for(client, "email", "ada@home.example")
        listed = await client.get(f"/api/tables/{TABLE}/notices", headers={"authorization": "Bearer key"})
        await post.wait(0)
        [question] = post.sink.letters
        stop, proof = link_in(question).removeprefix("https://games.example/api/notices/").split("/confirm/")
        for text in (asked.text + str(asked.headers), listed.text + str(listed.headers)):
            assert stop not in text
            assert proof not in text
        for token in re.findall(r"[A-Za-z0-9_-]{20,60}", asked.text + listed.text):
            await client.post(f"/api/notices/{token}/confirm/{token}")
        assert not (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_the_token_that_ends_notices_does_not_confirm_them(post: Post) -> None:
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        stop = stop_link(post.sink.letters[0])
        for path in (f"{stop}/confirm", f"{stop}/confirm/{stop.rpartition('/')[2]}"):
            await client.post(path)
        assert not (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_opening_the_links_of_a_mail_changes_nothing(post: Post) -> None:
    """Scanners open every link before the reader does."""
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        for link in (link_in(post.sink.letters[0]), stop_link(post.sink.letters[0])):
            page = await client.get(link)
            assert page.status_code == 200
            assert '<form method="post"' in page.text
        [address] = await post.store.addresses(TABLE, "jack")
        assert not address.confirmed


@on_disk
async def test_one_click_unsubscribe_ends_the_notices(post: Post) -> None:
    async with post.client() as client:
        await ask_for(client, "email", "ada@home.example")
        await post.wait(0)
        await client.post(link_in(post.sink.letters[0]))
        await client.post(stop_link(post.sink.letters[0]), data={"List-Unsubscribe": "One-Click"})
        await post.move(2)
        await post.wait()
        assert len(post.sink.letters) == 1


@pytest.mark.parametrize("host", ["games.example", f"{'a' * 60}.{'b' * 60}.{'c' * 60}.example"], ids=["short", "long"])
async def test_list_unsubscribe_is_a_plain_header(post: Post, host: str) -> None:
    """On one line and not encoded, as RFC 8058 wants it; checked in the bytes that were sent."""
    away = replace(post.notices, settings=replace(post.notices.settings, address=f"https://{host}"))
    await away.subscribe(TABLE, "jack", "email", "ada@home.example", "fr")
    await away.send_due()
    [raw] = post.sink.raw
    lines = raw.partition(b"\r\n\r\n")[0].split(b"\r\n")
    [stop] = [line for line in lines if line.startswith(b"List-Unsubscribe:")]
    assert re.fullmatch(rb"List-Unsubscribe: <https://%s/api/notices/[A-Za-z0-9_-]{43}>" % host.encode(), stop)
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines


async def test_a_webhook_gets_no_notice_before_it_has_answered_the_challenge(post: Post) -> None:
    post.hook.repeats = lambda body: body  # as a server does that returns every request
    await subscribe_hook(post)
    assert len(post.hook.challenges) == 1
    await post.move(2)
    await post.wait()
    assert post.hook.requests == []
    assert not (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_a_webhook_that_answers_the_challenge_is_confirmed(post: Post) -> None:
    await subscribe_hook(post)
    assert (await post.store.addresses(TABLE, "jack"))[0].confirmed


async def test_the_asker_is_not_told_the_challenge_of_a_webhook(post: Post) -> None:
    async with post.client() as client:
        asked = await ask_for(client, "webhook", f"http://127.0.0.1:{post.hook.port}/")
        await post.wait(0)
        assert post.hook.challenges[0]["challenge"] not in asked.text


async def test_the_holder_of_a_seat_ends_its_notices_without_a_token(post: Post) -> None:
    async with post.client() as client:
        number = (await ask_for(client, "email", "ada@home.example")).json()["number"]
        path = f"/api/tables/{TABLE}/notices/{number}"
        assert (await client.delete(path)).status_code == 403
        bearer = {"authorization": "Bearer key"}
        assert (await client.delete(path, headers=bearer)).status_code == 204
        again = await client.delete(path, headers=bearer)
        assert (again.status_code, again.json()["code"]) == (404, "no-notice")
        assert await post.store.addresses(TABLE, "jack") == []


async def subscribe_hook(post: Post, path: str = "/") -> int:
    """A webhook that has been asked to confirm."""
    number = await post.notices.subscribe(TABLE, "jack", "webhook", f"http://127.0.0.1:{post.hook.port}{path}", "en")
    await post.wait(0)
    return number


async def test_a_player_who_moves_in_time_gets_no_notice(post: Post) -> None:
    await subscribe_hook(post)
    await post.move(2)
    await post.wait(DELAY_MS - 1)
    await post.move(3)
    await post.wait(DELAY_MS - 1)
    assert post.hook.requests == []
    await post.wait(1)
    assert len(post.hook.requests) == 1


async def test_a_connected_player_gets_no_notice(post: Post) -> None:
    await subscribe_hook(post)
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
    await subscribe_hook(post, "/turn?room=7")
    await post.move(2)
    await post.wait()
    [(line, headers, body)] = post.hook.requests
    assert line == "POST /turn?room=7 HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{post.hook.port}"
    [address] = await post.store.addresses(TABLE, "jack")
    key = post.notices.signing_secret(address).encode()
    assert headers["x-gaslamp-signature"] == "sha256=" + hmac.new(key, body, hashlib.sha256).hexdigest()
    notice = json.loads(body)
    assert notice == {
        "type": "turn",
        "game": "mrjack",
        "table": TABLE,
        "seat": "jack",
        "link": f"https://games.example/table/{TABLE}",
        "stop": post.hook.challenges[0]["stop"],
        "sent": post.now,
    }


@pytest.mark.parametrize(
    "answer", ["302 Found", "307 Temporary Redirect", "500 Internal Server Error", "404 Not Found"]
)
async def test_a_failed_webhook_is_retried_with_backoff(post: Post, answer: str) -> None:
    await subscribe_hook(post)
    post.hook.answer = answer
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
    await subscribe_hook(post)
    post.hook.answer = "503 Service Unavailable"
    await post.notices.subscribe(TABLE, "jack", "email", "ada@home.example", "en")
    await post.wait(0)
    async with post.client() as client:
        await client.post(link_in(post.sink.letters[0]))
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
    body = {"kind": "webhook", "target": f"http://127.0.0.1:{post.hook.port}/"}
    async with post.client() as client:
        for headers in ({}, {"authorization": "Bearer wrong"}):
            for answer in (
                await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=headers),
                await client.get(f"/api/tables/{TABLE}/notices", headers=headers),
            ):
                assert answer.status_code == 403
        bearer = {"authorization": "Bearer key"}
        made = (await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=bearer)).json()
        assert set(made) == {"number", "kind", "target", "confirmed", "secret"}
        assert (await client.get(f"/api/tables/{TABLE}/notices", headers=bearer)).json() == [made]
        again = await client.post(f"/api/tables/{TABLE}/notices", json=body, headers=bearer)
        assert (again.status_code, again.json()["code"]) == (409, "same-address")


async def test_a_seat_without_an_address_costs_no_job(post: Post) -> None:
    await post.move(2)
    assert await post.store.lease_jobs(["turn"], post.now + DELAY_MS, post.now + DELAY_MS) == []


async def test_machines_and_finished_games_get_no_notice(post: Post) -> None:
    await subscribe_hook(post)
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
        assert len(asked) <= 3, "looked up again"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", getaddrinfo)
    await post.notices.subscribe(TABLE, "jack", "webhook", f"http://hook.example:{post.hook.port}/", "en")
    assert len(asked) == 1
    await post.wait(0)
    await post.move(2)
    await post.wait()
    assert len(post.hook.requests) == 1
    assert len(asked) == 3, "once to be set up, once for the challenge, once for the call"


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
    await subscribe_hook(post)
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

"""Notices by webhook: the challenge, the signature, retries, and no private addresses."""

import asyncio
import hashlib
import hmac
import json
import socket
from dataclasses import replace

import pytest
import structlog

from gaslamp.server.notices import webhook
from gaslamp.server.notices.delivery import RETRY_MS
from gaslamp.server.notices.jobs import DELAY_MS
from gaslamp.server.notices.webhook_targets import resolve
from server.notice_server import TABLE, Post, ask_for, link_in, subscribe_hook


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


async def test_the_asker_does_not_get_the_challenge_of_a_webhook(post: Post) -> None:
    async with post.client() as client:
        asked = await ask_for(client, "webhook", f"http://127.0.0.1:{post.hook.port}/")
        await post.wait(0)
        assert post.hook.challenges[0]["challenge"] not in asked.text


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

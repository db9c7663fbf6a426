"""Wrong seat, stale version, illegal, malformed, oversized: a clear code and sentence, and nothing has changed."""

import json
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.running_server import (
    AT_ONCE,
    RunningServer,
    SocketClient,
    bearer,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)
from waiting import TIMEOUT_SECONDS, soon


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as one:
        yield one


@pytest.fixture
async def table(server: RunningServer) -> AsyncIterator[tuple[str, str, str]]:
    """A running table, with the tokens of Jack and the detective, who is to act."""
    async with http_client(server) as client:
        name, jack = await new_table(client, "mrjack", me={"seat": "jack", "name": "Ann"})
        assert jack is not None
        yield name, jack, await sit(client, name, "detective")


def opening(server: RunningServer, table: str, **more: Any) -> connect:
    """A socket on which nothing has been said yet."""
    return connect(f"ws://{server.address}/api/tables/{table}/socket", open_timeout=TIMEOUT_SECONDS, proxy=None, **more)


async def received(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await soon(socket.recv(), "an answer"))
    return message


async def check_refused(one: SocketClient, code: str, kind: str, **body: Any) -> dict[str, Any]:
    version = one.now["version"]
    answer = await one.ask(kind, **body)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert answer["text"].endswith(".")
    pong = await one.ask("ping")
    assert pong["type"] == "pong"
    assert one.now["version"] == version
    return answer


async def test_a_refused_command_gets_a_code_and_a_sentence(server: RunningServer, table: tuple[str, str, str]) -> None:
    name, jack, detective = table
    async with socket_client(server, name, jack) as one, socket_client(server, name, detective) as two:
        version = two.now["version"]
        await check_refused(one, "not-your-turn", "act", version=version, actions=["L"])
        await check_refused(two, "stale-version", "act", version=version - 1, actions=["L"])
        await check_refused(two, "stale-version", "act", version=version + 1, actions=["L"])
        await check_refused(two, "not-now", "act", version=version, actions=["E4"])
        await check_refused(two, "unknown-action", "act", version=version, actions=["*"])
        await check_refused(two, "cannot-undo", "undo", version=version)
        await check_refused(two, "no-offer", "answer", offer=3, yes=True)
        await check_refused(two, "only-allies", "replace", seat="jack", level="random")
        await check_refused(two, "unknown-player", "replace", seat="detective", level="genius")
        await check_refused(two, "unknown-seat", "replace", seat="butler", level="random")
        await check_refused(two, "not-over", "rematch")
        await check_refused(two, "no-such-channel", "say", channel="police", text="psst")
        await check_refused(two, "no-such-channel", "say", channel="jack", text="psst")
        await check_refused(two, "already-started", "stand")


async def test_the_sentence_is_in_the_language_of_the_socket(
    server: RunningServer, table: tuple[str, str, str]
) -> None:
    name, jack, _ = table
    texts = set()
    for lang in ("en", "fr", "it"):
        async with socket_client(server, name, jack, lang=lang) as one:
            answer = await check_refused(one, "not-your-turn", "act", version=one.now["version"], actions=["L"])
            texts.add(answer["text"])
    assert len(texts) == 3


async def test_a_spectator_may_do_nothing(server: RunningServer, table: tuple[str, str, str]) -> None:
    async with socket_client(server, table[0]) as one:
        version = one.now["version"]
        await check_refused(one, "spectators-watch", "act", version=version, actions=["L"])
        await check_refused(one, "spectators-watch", "undo", version=version)
        await check_refused(one, "spectators-watch", "offer", version=version, what="abandon")
        await check_refused(one, "spectators-watch", "resign")
        await check_refused(one, "spectators-watch", "replace", seat="jack", level="random")
        await check_refused(one, "spectators-watch", "stand")
        await check_refused(one, "spectators-watch", "rematch")
        await check_refused(one, "spectators-watch", "note", text="mine")
        await check_refused(one, "spectators-watch", "say", channel="table", text="hello")


MALFORMED = [
    ("", ""),
    ("{", ""),
    ("[]", ""),
    ("null", ""),
    ('{"type":"act"}', "act.id"),
    ('{"type":"dance","id":"7"}', ""),
    ('{"type":"act","id":"7","version":6,"actions":[]}', "act.actions"),
    ('{"type":"act","id":"7","version":6,"actions":["L"],"seat":"jack"}', "act.seat"),
    ('{"type":"act","id":"7","version":-1,"actions":["L"]}', "act.version"),
    ('{"type":"act","id":"7","version":6,"actions":["two words"]}', "act.actions.0"),
    ('{"type":"undo","id":"7","version":"6"}', "undo.version"),
    ('{"type":"undo","id":"7","version":6.0}', "undo.version"),
    ('{"type":"answer","id":"7","offer":1,"yes":"yes"}', "answer.yes"),
    ('{"type":"answer","id":"7","offer":1,"yes":1}', "answer.yes"),
    (json.dumps({"type": "act", "id": "7", "version": 6, "actions": ["L" * 201]}), "act.actions.0"),
    (json.dumps({"type": "act", "id": "7", "version": 6, "actions": ["L"] * 41}), "act.actions"),
    ('{"type":"say","id":"7","channel":"table","text":"  "}', "say.text"),
    ('{"type":"say","id":"7","channel":"JACK","text":"hi"}', "say.channel"),
    ('{"type":"say","id":"7","channel":"table","text":"a\\u0007b"}', "say.text"),
    (json.dumps({"type": "say", "id": "7", "channel": "table", "text": "x" * 501}), "say.text"),
    (json.dumps({"type": "ping", "id": "x" * 33}), "ping.id"),
    ('{"type":"ping"}', "ping.id"),
    ('{"type":"ping","id":7}', "ping.id"),
    ('{"type":"ping","id":"\\ud800"}', ""),
]
"""With the field that is wrong, if the message has fields that we know."""


@pytest.mark.parametrize(("text", "field"), MALFORMED, ids=range(len(MALFORMED)))
async def test_a_malformed_message_is_refused(
    server: RunningServer, table: tuple[str, str, str], text: str, field: str
) -> None:
    async with socket_client(server, table[0], table[2]) as one:
        version = one.now["version"]
        await one.socket.send(text)
        answer = await one.receive_until(lambda message: message["type"] == "refused")
        assert (answer["code"], answer["facts"]) == (("bad-field", {"field": field}) if field else ("bad-message", {}))
        assert (await one.ask("ping"))["type"] == "pong"
        assert one.now["version"] == version


async def test_an_oversized_message_closes_only_its_own_socket(
    server: RunningServer, table: tuple[str, str, str]
) -> None:
    name, _, detective = table
    async with socket_client(server, name, detective) as one:
        version = one.now["version"]
        await one.socket.send(json.dumps({"type": "note", "id": "1", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed) as caught:
            await one.receive_until(lambda _: False)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    async with socket_client(server, name, detective) as again:
        assert again.now["version"] == version
        assert again.welcome["note"] == ""


@pytest.mark.parametrize(
    ("hello", "code", "closed"),
    [
        ('{"type":"hello","token":"stolen"}', "wrong-key", 4401),
        ('{"type":"hello","token":""}', "no-hello", 4002),
        ('{"type":"hello","lang":"de"}', "no-hello", 4002),
        ('{"type":"hello","extra":1}', "no-hello", 4002),
        ('{"type":"act","id":"1","version":1,"actions":["L"]}', "no-hello", 4002),
        ("what?", "no-hello", 4002),
    ],
)
async def test_a_wrong_hello_is_refused(
    server: RunningServer, table: tuple[str, str, str], hello: str, code: str, closed: int
) -> None:
    async with opening(server, table[0]) as socket:
        await socket.send(hello)
        assert (await received(socket))["code"] == code
        with pytest.raises(ConnectionClosed) as caught:
            await received(socket)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == closed


async def test_who_says_no_hello_in_time_is_disconnected() -> None:
    with running_server(timing=replace(AT_ONCE, hello_seconds=0.05)) as server:
        async with http_client(server) as client:
            name, _ = await new_table(client, "mrjack")
        async with opening(server, name) as socket:
            assert (await received(socket))["code"] == "no-hello"
            with pytest.raises(ConnectionClosed) as caught:
                await received(socket)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4002


async def test_a_token_is_valid_at_its_own_table_only(server: RunningServer, table: tuple[str, str, str]) -> None:
    async with http_client(server) as client:
        other, _ = await new_table(client, "mrjack")
        async with opening(server, other) as socket:
            await socket.send(json.dumps({"type": "hello", "token": table[1]}))
            assert (await received(socket))["code"] == "wrong-key"
        answer = await client.get(f"/api/tables/{other}/record", headers=bearer(table[1]))
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-key")


async def test_there_is_no_socket_for_an_unknown_table(server: RunningServer) -> None:
    async with opening(server, "a" * 16) as socket:
        await socket.send('{"type":"hello"}')
        assert (await received(socket))["code"] == "no-table"


async def test_a_page_of_another_origin_cannot_open_a_socket(
    server: RunningServer, table: tuple[str, str, str]
) -> None:
    with pytest.raises(InvalidStatus):
        async with opening(server, table[0], origin="https://evil.example"):
            pass
    async with opening(server, table[0], origin=f"http://{server.address}") as socket:
        await socket.send('{"type":"hello"}')
        assert (await received(socket))["type"] == "welcome"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "mrjack", "options": {"edition": "third"}}, "unknown-value"),
        ({"game": "mrjack", "options": {"size": "big"}}, "unknown-option"),
        ({"game": "whitechapel", "options": {"hands": "BB"}}, "bad-hands"),
        ({"game": "mrjack", "seats": {"butler": {"kind": "open"}}}, "unknown-seat"),
        ({"game": "mrjack", "seats": {"jack": {"kind": "machine"}}}, "unknown-player"),
        ({"game": "mrjack", "seats": {"jack": {"kind": "machine", "level": "genius"}}}, "unknown-player"),
        ({"game": "mrjack", "me": {"seat": "butler", "name": "Ann"}}, "unknown-seat"),
        (
            {
                "game": "mrjack",
                "seats": {"jack": {"kind": "machine", "level": "random"}},
                "me": {"seat": "jack", "name": "Ann"},
            },
            "seat-taken",
        ),
    ],
)
async def test_a_table_with_wrong_options_is_not_created(server: RunningServer, body: Any, code: str) -> None:
    async with http_client(server) as client:
        answer = await client.post("/api/tables?lang=it", json=body)
        assert answer.status_code in (400, 409)
        assert answer.json()["code"] == code
        assert answer.json()["text"].endswith(".")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"game": "mrjack", "extra": 1}, "extra"),
        ({"game": "mrjack", "settings": {"assist": "peek"}}, "settings.assist"),
        ({"game": "mrjack", "settings": {"clock": {"kind": "live", "base": 1, "increment": 0}}}, "settings.clock"),
        ({"game": "mrjack", "me": {"seat": "jack", "name": "   "}}, "me.name"),
        ({"game": "mrjack", "me": {"seat": "jack", "name": "A\u202enn"}}, "me.name"),
        ({"game": "mrjack", "me": {"seat": "jack", "name": "A\nn"}}, "me.name"),
        ({"game": "mrjack", "me": "jack"}, "me"),
        ({"game": "x" * 1000}, "game"),
        ({}, "game"),
    ],
)
async def test_a_body_that_does_not_fit_the_schema_is_refused(server: RunningServer, body: Any, field: str) -> None:
    async with http_client(server) as client:
        answer = await client.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-field")
        assert answer.json()["facts"]["field"].startswith(field)
        assert f"“{field}" in answer.json()["text"]


async def test_a_refusal_repeats_nothing_that_may_be_a_token(server: RunningServer) -> None:
    token = "kQ7" * 8
    async with http_client(server) as client:
        answer = await client.post("/api/tables", json={"game": "mrjack", token: 1})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")
        assert token not in answer.text


async def test_of_two_requests_for_a_seat_one_gets_it(server: RunningServer) -> None:
    async with http_client(server) as client:
        name, _ = await new_table(client, "mrjack")
        await sit(client, name, "jack")
        answer = await client.post(f"/api/tables/{name}/seats", json={"seat": "jack", "name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")

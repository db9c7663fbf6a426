"""Who is sent what: chat, notes, marks, presence, assist, records. For every seat and the spectator."""

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest

from gaslamp.core import journal, record
from gaslamp.core.game import SPECTATOR
from gaslamp.games import whitechapel
from gaslamp.server.tables.subscriber import QUEUE_SIZE
from server.party import SEATS, party
from server.running_server import (
    RunningServer,
    SocketClient,
    play,
    running_server,
    socket_client,
)
from waiting import until


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as one:
        yield one


@pytest.fixture
async def stack(server: RunningServer) -> AsyncIterator[AsyncExitStack]:  # noqa: ARG001  (clients leave before the server stops)
    async with AsyncExitStack() as one:
        yield one


async def received(one: SocketClient) -> list[str]:
    """What was said, as far as this guest has received it by now."""
    name = await one.say("ping")
    lines = []
    while (message := await one.receive()).get("id") != name:
        if message["type"] == "said":
            lines.append(message["line"]["text"])
    return lines


@pytest.mark.parametrize("talk", [True, False])
async def test_only_allies_read_their_channel(server: RunningServer, stack: AsyncExitStack, talk: bool) -> None:
    found = await party(stack, server, ally_chat=talk)
    for seat, one in found.guests.items():
        for channel in ("table", "police"):
            may = seat != SPECTATOR and (channel == "table" or (talk and seat != "jack"))
            answer = await one.ask("say", channel=channel, text=f"{seat} on {channel}")
            assert (answer["type"] == "done") == may
    for seat in (*SEATS, SPECTATOR):
        async with socket_client(server, found.table, found.tokens.get(seat)) as again:
            texts = {line["text"] for line in again.welcome["said"]}
        open_talk = {f"{one} on table" for one in SEATS}
        secret = {f"{one} on police" for one in SEATS[1:]} if talk else set()
        assert texts == (open_talk | secret if seat.startswith("police") else open_talk)


async def test_nobody_else_learns_that_allies_chat(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    for seat in (*SEATS, SPECTATOR):
        await received(found.guests[seat])
    quiet = {seat: len(found.guests[seat].received) for seat in ("jack", SPECTATOR)}
    for number in range(5):
        await found.guests["police2"].ask("say", channel="police", text=f"he is at {number}")
    assert await received(found.guests["police3"]) == [f"he is at {number}" for number in range(5)]
    for seat in ("jack", SPECTATOR):
        assert await received(found.guests[seat]) == []
        assert len(found.guests[seat].received) == quiet[seat] + 1, "the pong and nothing else"
    await found.guests["jack"].ask("say", channel="table", text="boo")
    line = (await found.guests[SPECTATOR].receive_until(lambda message: message["type"] == "said"))["line"]
    assert (line["number"], line["name"], line["seat"]) == (1, "Jack", "jack"), "the numbers of one channel are its own"


async def test_notes_are_private(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    for seat in SEATS:
        assert (await found.guests[seat].ask("note", text=f"{seat} thinks"))["type"] == "done"
    for seat in (*SEATS, SPECTATOR):
        async with socket_client(server, found.table, found.tokens.get(seat)) as again:
            assert again.welcome["note"] == ("" if seat == SPECTATOR else f"{seat} thinks")


@pytest.mark.parametrize("talk", [True, False])
async def test_pencil_marks_are_seen_by_those_who_may(server: RunningServer, stack: AsyncExitStack, talk: bool) -> None:
    found = await party(stack, server, assist="marks", ally_chat=talk)
    for seat, one in found.guests.items():
        answer = await one.ask("mark", place=f"c{len(seat)}", mark=seat)
        assert (answer["type"] == "done") == (seat != SPECTATOR)
    await found.guests["jack"].ask("mark", place="c4", mark=None)
    await found.guests["jack"].ask("mark", place="c9", mark="here")
    for seat in (*SEATS, SPECTATOR):
        async with socket_client(server, found.table, found.tokens.get(seat)) as again:
            shared = {"c7": "police3"}
            open_ones = {} if talk else shared
            wanted = {"jack": {"c9": "here", **open_ones}, SPECTATOR: open_ones}.get(seat, shared)
            assert again.welcome["marks"] == wanted
    for seat, count in (("jack", 3 if talk else 6), ("police1", 3), (SPECTATOR, 0 if talk else 3)):
        await received(found.guests[seat])
        marked = [text for text in found.guests[seat].received if text.startswith('{"type":"marked"')]
        assert len(marked) == count, f"{seat} receives other marks than it may see"


async def test_at_a_table_without_assist_nobody_makes_marks(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    assert (await found.guests["jack"].ask("mark", place="c1", mark="x"))["code"] == "no-assist"


async def test_everybody_sees_who_is_connected(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    jack = found.guests["jack"]
    here = await jack.receive_until(lambda message: message["type"] == "presence" and message["spectators"] == 1)
    assert here["seats"] == list(SEATS)
    await found.guests["police2"].socket.close()
    gone = await jack.receive_until(lambda message: message["type"] == "presence" and "police2" not in message["seats"])
    assert gone["seats"] == ["jack", "police1", "police3"]


@pytest.mark.parametrize("level", ["off", "marks", "possible", "probabilities"])
async def test_assist_goes_as_far_as_the_table_allows_for_every_seat(
    server: RunningServer, stack: AsyncExitStack, level: str
) -> None:
    found = await party(stack, server, assist=level)
    assert found.guests[SPECTATOR].welcome["table"]["settings"]["assist"] == level, "all see how the table plays"
    await play(found.guests, random.Random(3), 12)
    for seat in (*SEATS, SPECTATOR):
        answer = await found.get(seat, "belief")
        if level in ("off", "marks"):
            assert (answer.status_code, answer.json()["code"]) == (409, "no-assist")
        else:
            assert answer.json()["level"] == level
            assert ("now" in answer.json()["data"]) == (level == "probabilities")
        for eyes in set(SEATS) - {seat}:
            assert (await found.get(seat, "belief", eyes=eyes)).json()["code"] == "not-over"


@pytest.mark.parametrize("path", ["record", "story", "replay", "belief"])
async def test_until_the_end_nobody_sees_as_another(server: RunningServer, stack: AsyncExitStack, path: str) -> None:
    found = await party(stack, server, assist="probabilities")
    await play(found.guests, random.Random(3), 6)
    for seat in (*SEATS, SPECTATOR):
        for eyes in {*SEATS, SPECTATOR, "referee"} - {seat}:
            answer = await found.get(seat, path, eyes=eyes)
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    assert (await found.get("jack", path, eyes="butler")).json()["code"] in ("unknown-seat", "not-over")


async def test_until_the_end_nobody_is_told_how_the_game_is_solved(
    server: RunningServer, stack: AsyncExitStack
) -> None:
    found = await party(stack, server, assist="probabilities")
    await play(found.guests, random.Random(3), 6)
    for seat in (*SEATS, SPECTATOR):
        answer = await found.get(seat, "course")
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def test_a_seats_record_shows_what_the_seat_saw_and_no_more(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    await play(found.guests, random.Random(3), 40)
    truth = found.server.open_table(found.table).table.journal.record
    for seat in (*SEATS, SPECTATOR):
        text = (await found.get(seat, "record")).text
        shown = record.parse(text)
        assert replace(shown, signatures=None) == journal.redact(whitechapel, truth, seat)


async def test_after_the_end_everybody_replays_as_any_seat(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    await play(found.guests, random.Random(3), 30)
    await found.guests["jack"].ask("resign")
    hideout = None
    for eyes in (*SEATS, SPECTATOR, "referee"):
        whole: list[Any] = []
        length = 0
        while not whole or whole[-1]["number"] < length:
            page = (await found.get(SPECTATOR, "replay", eyes=eyes, start=len(whole), count=7)).json()
            length = page["length"]
            whole += page["moments"]
        assert [moment["number"] for moment in whole] == list(range(length + 1))
        assert page["outcome"]["reason"] == "resigned"
        if eyes == "jack":
            hideout = whole[-2]["view"]["hideout"]
        assert whole[-2]["view"]["hideout"] == (hideout if eyes in ("jack", "referee") else None)
        assert whole[-1]["view"]["hideout"] == hideout, "the end shows everything"
        assert str(hideout) in page["outcome"]["text"][-1]
    assert hideout is not None
    for seat in (*SEATS, SPECTATOR):
        belief = await found.get(seat, "belief", eyes="police1", at=10)
        assert (belief.json()["eyes"], belief.json()["at"]) == ("police1", 10)
    assert "seed" in (await found.get(SPECTATOR, "record", eyes="referee")).text


HIDES = {
    "en": "Jack’s hideout is {}",
    "fr": "le repaire de Jack est en {}",
    "it": "il covo di Jack è in {}",
}


@pytest.mark.parametrize("lang", HIDES)
async def test_secrets_are_shown_at_the_end_only(server: RunningServer, stack: AsyncExitStack, lang: str) -> None:
    found = await party(stack, server)
    readers = {
        seat: await stack.enter_async_context(socket_client(server, found.table, found.tokens.get(seat), lang=lang))
        for seat in (*SEATS, SPECTATOR)
    }
    await play(found.guests, random.Random(3), 30)
    length = max(one.now["version"] for one in found.guests.values())
    secret = HIDES[lang].format(found.guests["jack"].now["view"]["hideout"])
    for seat, one in readers.items():
        await one.reach(length)
        assert (secret in [line["text"] for line in one.story]) == (seat == "jack")
    await found.guests["jack"].ask("resign")
    query = {"eyes": "referee", "lang": lang}
    truth = (await found.get(SPECTATOR, "story", **query)).json()
    assert secret in [line["text"] for line in truth]
    for seat, one in readers.items():
        await one.reach(length + 1)
        assert one.story == truth
        assert one.now["view"]["hideout"] is not None
        assert one.now["view"]["seat"] == seat
        async with socket_client(server, found.table, found.tokens.get(seat), lang=lang) as again:
            assert again.story == truth
            assert again.now["view"] == one.now["view"]
    own = (await found.get("police1", "story", eyes="police1", lang=lang)).json()
    assert secret not in [line["text"] for line in own], "what a seat read during the game can still be read"


async def test_a_rematch_does_not_hide_the_log_again(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    await play(found.guests, random.Random(3), 30)
    await found.guests["jack"].ask("resign")
    police = found.guests["police1"]
    await police.receive_until(lambda message: bool(message.get("now", {}).get("outcome")))
    truth = police.story
    assert (await found.guests["police2"].ask("rematch"))["type"] == "done"
    await police.receive_until(lambda message: message["type"] == "news")
    assert police.story == truth


async def test_a_record_is_imported_unless_it_was_changed(server: RunningServer, stack: AsyncExitStack) -> None:
    found = await party(stack, server)
    await play(found.guests, random.Random(3), 30)
    await found.guests["police1"].ask("resign")
    await found.guests["police2"].receive_until(lambda message: bool(message.get("now", {}).get("offer")))
    offer = found.guests["police2"].now["offer"]["version"]
    for seat in ("police2", "police3"):
        assert (await found.guests[seat].ask("answer", offer=offer, yes=True))["type"] == "done"
    text = (await found.get(SPECTATOR, "record", eyes="referee")).text
    answer = await found.client.post("/api/tables/import", json={"record": text})
    assert answer.status_code == 201
    again = answer.json()
    assert again["status"] == "over"
    copy = await found.client.get(f"/api/tables/{again['id']}/record", params={"eyes": "referee"})
    assert copy.text == text
    lines = text.splitlines(keepends=True)
    bent = [line.replace(line.split()[2], "h:1") if line.startswith("1 jack") else line for line in lines]
    refused = await found.client.post("/api/tables/import", json={"record": "".join(bent)})
    assert refused.status_code in (400, 409)


async def test_a_slow_subscriber_is_disconnected(server: RunningServer, stack: AsyncExitStack) -> None:
    """A reader who never reads must not hold up the others, nor fill the memory."""
    found = await party(stack, server)
    open_table = server.open_table(found.table)
    [subscriber] = [one for one in open_table.subscribers if one.seat == SPECTATOR]
    found.guests.pop(SPECTATOR).socket.transport.pause_reading()
    assert server.loop is not None
    for _ in range(2 * QUEUE_SIZE):
        server.loop.call_soon_threadsafe(subscriber.put, '{"type":"pong","id":"' + "x" * 100_000 + '","at":1}')
    await until(
        lambda: subscriber.is_closed and subscriber not in open_table.subscribers, "the slow reader to be disconnected"
    )
    assert subscriber.close_code == 4008
    await play(found.guests, random.Random(3), 3)

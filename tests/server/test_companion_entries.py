"""Wrong entries at a companion table: each gets one clear sentence in the reader's language, and nothing is lost."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from gaslamp.core.game import SPECTATOR
from server.companion_table import REAL_DECK, CompanionTable, companion_table
from server.running_server import RunningServer, http_client, new_table, running_server, sit, socket_client

LANGUAGES = ("en", "fr", "it")
FIRST_NIGHT = ("h=28", "W+3", "W+21", "W+147", "W+149", "W+158")
PATROLS = ("B=x69", "Y=x145", "N=x155", "R=x50", "G=x165")
WALK = ("R>x51", "N>x153", "B>x69", "Y>x167", "G>x165")


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as one:
        yield one


@pytest.fixture(name="police")
async def _police(server: RunningServer) -> AsyncIterator[CompanionTable]:
    """Whitechapel, first night: Jack has fled, all pawns have moved, and green has asked about 164 in vain."""
    async with companion_table(server, "whitechapel", REAL_DECK) as table:
        await table.act(*FIRST_NIGHT)
        assert (await table.send("police", "enter", action="*R"))["type"] == "done"
        await table.act(*PATROLS)
        await table.act("k149")
        await table.act("=139=174")
        await table.act(*WALK)
        await table.act("G?164")
        yield table


@pytest.fixture(name="deck")
async def _deck(server: RunningServer) -> AsyncIterator[CompanionTable]:
    """Mr. Jack, waiting for the four cards."""
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        yield table


@pytest.fixture(name="picked")
async def _picked(server: RunningServer) -> AsyncIterator[CompanionTable]:
    """Mr. Jack, after the draw: the detective is to choose."""
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        assert (await table.send("detective", "enter", action="WSGB"))["type"] == "done"
        yield table


async def check_refused(table: CompanionTable, seat: str, code: str, kind: str, **body: Any) -> None:
    """In each language one sentence of its own; then the same version, the same head, and the game goes on."""
    one = table.guests[seat]
    before = (one.now["version"], one.now["head"], one.now["length"])
    texts = set()
    async with AsyncExitStack() as stack:
        for lang in LANGUAGES:
            token = table.tokens.get(seat)
            other = await stack.enter_async_context(socket_client(table.server, table.id, token, lang=lang))
            answer = await other.ask(kind, **{"version": before[0], **body})
            assert (answer["type"], answer["code"]) == ("refused", code), answer
            assert answer["text"].endswith((".", "!", "?"))
            texts.add(answer["text"])
            assert (other.now["version"], other.now["head"], other.now["length"]) == before
        async with socket_client(table.server, table.id, token) as again:
            assert (again.now["version"], again.now["head"], again.now["length"]) == before
    assert len(texts) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("seat", "code", "kind", "body"),
    [
        pytest.param("jack", "not-your-turn", "act", {"actions": ["-57"]}, id="Jack moves in the police's turn"),
        pytest.param(
            "police", "cannot-ask-there", "act", {"actions": ["G?12"]}, id="a circle that is not beside the pawn"
        ),
        pytest.param(
            "police", "cannot-ask-there", "act", {"actions": ["G?164"]}, id="a question that was asked already"
        ),
        pytest.param("police", "not-now", "act", {"actions": ["B>x48"]}, id="a pawn moved after all had moved"),
        pytest.param("police", "unknown-action", "act", {"actions": ["blue-north"]}, id="words in place of a place"),
        pytest.param("police", "stale-version", "act", {"actions": ["G?139"], "version": 12}, id="an older position"),
        pytest.param("police", "nothing-to-enter", "enter", {"action": "*B"}, id="a draw while nothing is drawn"),
        pytest.param("police", "nothing-to-correct", "correct", {"length": 999, "actions": []}, id="no such step"),
        pytest.param("police", "not-yours-to-correct", "correct", {"length": 0, "actions": ["h=64"]}, id="the secret"),
        pytest.param("police", "bad-number", "correct", {"length": 16, "actions": ["R>x999"]}, id="no such crossing"),
        pytest.param(
            "police",
            "cannot-step-there",
            "correct",
            {"length": 16, "actions": ["R>x200"]},
            id="too far",
        ),
        pytest.param("jack", "no-street-there", "correct", {"length": 15, "actions": ["-12"]}, id="a blocked street"),
        pytest.param("police", "bad-field", "correct", {"length": -1, "actions": []}, id="before the start"),
        pytest.param("police", "stale-version", "correct", {"length": 16, "actions": [], "version": 9}, id="stale"),
        pytest.param("police", "not-your-turn", "act", {"actions": ["G?139", "G?150"]}, id="two questions at once"),
        pytest.param("spectator", "spectators-watch", "correct", {"length": 0, "actions": []}, id="a guest corrects"),
        pytest.param("spectator", "spectators-watch", "enter", {"action": "*B"}, id="a stranger enters"),
    ],
)
async def test_a_wrong_entry_of_the_police_is_refused(
    police: CompanionTable, seat: str, code: str, kind: str, body: dict[str, Any]
) -> None:
    await check_refused(police, seat, code, kind, **body)


@pytest.mark.parametrize(
    ("seat", "code", "kind", "body"),
    [
        pytest.param("detective", "unknown-action", "enter", {"action": "WSG"}, id="three cards"),
        pytest.param("detective", "twice", "enter", {"action": "WSGG"}, id="a card twice"),
        pytest.param("detective", "unknown-action", "enter", {"action": "WSGBL"}, id="five cards"),
        pytest.param("detective", "not-an-outcome", "enter", {"action": "=G"}, id="the card of Jack"),
        pytest.param("jack", "not-an-outcome", "enter", {"action": "W"}, id="a choice in place of a draw"),
        pytest.param("detective", "not-your-turn", "act", {"actions": ["W"]}, id="a choice before the draw"),
        pytest.param("detective", "not-your-turn", "act", {"actions": ["WSGB"]}, id="a draw sent as a move"),
        pytest.param("detective", "stale-version", "enter", {"action": "WSGB", "version": 2}, id="an older position"),
        pytest.param("detective", "not-an-outcome", "correct", {"length": 0, "actions": ["=G"]}, id="Jack's card"),
    ],
)
async def test_a_wrong_draw_is_refused(
    deck: CompanionTable, seat: str, code: str, kind: str, body: dict[str, Any]
) -> None:
    await check_refused(deck, seat, code, kind, **body)


async def test_a_draw_that_lies_there_is_not_entered_again(picked: CompanionTable) -> None:
    await check_refused(picked, "jack", "nothing-to-enter", "enter", action="WSGB")
    await check_refused(picked, "detective", "not-an-outcome", "correct", length=1, actions=["W"])


async def test_an_ordinary_table_takes_no_entries(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", {}) as table:
        await check_refused(table, "jack", "no-companion", "enter", action="WSGB")
        await check_refused(table, "jack", "no-companion", "correct", length=1, actions=[])


async def test_after_the_end_nothing_is_entered(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        one = table.guests["jack"]
        await table.all_reach((await one.ask("resign"))["version"])
        await check_refused(table, "jack", "table-over", "enter", action="WSGB")
        await check_refused(table, "detective", "table-over", "correct", length=0, actions=[])


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"companion": True, "listed": True}, "companion-settings"),
        ({"companion": True, "clock": {"kind": "correspondence", "days": 1}}, "companion-settings"),
        ({"draws": "entered"}, "companion-draws"),
    ],
)
async def test_a_companion_table_has_no_clock_and_no_list(
    server: RunningServer, settings: dict[str, Any], code: str
) -> None:
    async with http_client(server) as client:
        answer = await client.post("/api/tables", json={"game": "mrjack", "settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_draws_that_depend_on_a_secret_cannot_be_entered(server: RunningServer) -> None:
    async with http_client(server) as client:
        answer = await client.post("/api/tables", json={"game": "three-doors", "settings": REAL_DECK})
        assert answer.json()["code"] in ("no-open-draws", "unknown-game")


async def test_everybody_at_the_table_sees_what_can_be_entered(deck: CompanionTable) -> None:
    assert deck.guests[SPECTATOR].now["turn"] == "chance"
    assert deck.guests["jack"].now["draws"] == deck.guests["detective"].now["draws"]
    assert len(deck.guests["jack"].now["draws"]) == 70
    assert deck.guests[SPECTATOR].now["draws"] == []


async def test_a_correction_says_what_it_kept(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        await table.send("detective", "enter", action="WSGB")
        await table.act("W")
        kept = await table.send("jack", "correct", length=1, actions=["WLUB"])
        assert (kept["kept"], kept["unfit"]) == (1, None)
        answer = await table.send("jack", "correct", length=1, actions=["HLUB"])
        assert answer["kept"] == 0
        assert "Watson" in answer["unfit"]


async def test_a_secret_step_that_does_not_fit_is_told_as_everybody_may_hear_it(police: CompanionTable) -> None:
    """Jack's own correction: others may look at the phone on which he makes it."""
    answer = await police.send("jack", "correct", length=13, actions=["k158"])
    assert "Jack takes a coach" in answer["unfit"]
    assert "174" not in answer["unfit"]


async def test_a_correction_reaches_everybody_with_its_log(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        await table.send("detective", "enter", action="WSGB")
        await table.act("W")
        await table.send("jack", "correct", length=1, actions=["WLUB"])
        for seat, one in table.guests.items():
            async with socket_client(server, table.id, table.tokens.get(seat)) as fresh:
                assert (fresh.now["view"], fresh.now["head"]) == (one.now["view"], one.now["head"])
                assert fresh.story == one.story


async def test_a_rematch_is_a_companion_too_with_the_same_seats(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table:
        one = table.guests["jack"]
        await table.all_reach((await one.ask("resign"))["version"])
        answer = await one.ask("rematch")
        async with (
            socket_client(server, answer["table"], table.tokens["jack"]) as jack,
            socket_client(server, answer["table"], table.tokens["detective"]) as detective,
        ):
            assert (jack.welcome["seat"], detective.welcome["seat"]) == ("jack", "detective")
            assert detective.welcome["table"]["settings"]["draws"] == "entered"


async def test_the_record_can_be_imported_and_verified_again(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table, http_client(server) as client:
        await table.send("detective", "enter", action="WSGB")
        await table.send("jack", "correct", length=1, actions=["WLUB"])
        await table.all_reach((await table.guests["jack"].ask("resign"))["version"])
        text = (await client.get(f"/api/tables/{table.id}/record?eyes=referee")).text
        assert "\ndraws entered\n" in text
        assert "\ntaken-back 1\n" in text
        answer = await client.post("/api/tables/import", json={"record": text})
        assert (answer.status_code, answer.json()["settings"]["companion"]) == (201, True)
        again = await client.get(f"/api/tables/{answer.json()['id']}/record?eyes=referee")
        assert again.text == text


async def test_a_companion_table_is_in_no_list(server: RunningServer) -> None:
    async with companion_table(server, "mrjack", REAL_DECK) as table, http_client(server) as client:
        assert table.id not in [one["id"] for one in (await client.get("/api/tables")).json()]
        mine = (await client.post("/api/tables/mine", json={"tokens": [table.tokens["jack"]]})).json()
        assert [(one["id"], one["turn"]) for one in mine] == [(table.id, None)]
        assert mine[0]["settings"]["companion"]


async def test_a_machine_waits_for_the_cards_and_then_plays(server: RunningServer) -> None:
    seats = {"detective": {"kind": "machine", "level": "casual"}}
    async with companion_table(server, "mrjack", REAL_DECK, seats=seats) as table:
        one = table.guests["jack"]
        assert one.now["turn"] == "chance"
        assert (await one.ask("enter", version=one.now["version"], action="WSGB"))["type"] == "done"
        while one.now["length"] < 3:
            await one.receive()
        assert one.events[-1]["seat"] in ("detective", "jack", "chance")


async def test_nobody_new_sits_where_somebody_plays(server: RunningServer) -> None:
    async with http_client(server) as client:
        name, _ = await new_table(client, "mrjack", settings=REAL_DECK)
        await sit(client, name, "jack")
        answer = await client.post(f"/api/tables/{name}/seats", json={"seat": "jack", "name": "Eve"})
        assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")

"""Notebooks over REST: whoever has the link reads and writes, and sees at once what others write."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from gaslamp.cli.inputs import read_record
from gaslamp.server.gate.admission import NEW_TABLES
from gaslamp.server.notebooks.notebooks import KEPT_MS
from gaslamp.server.notebooks.readers import MOST_READERS
from gaslamp.server.wire.notebooks import MendedNotebook, NotebookPage
from server.bot_program import Lines
from server.notebook_entries import Writer, checked, new_notebook
from server.running_server import ManualClock, RunningServer, http_client, running_server, seeded_environment


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[RunningServer]:
    with running_server() as server:
        yield server


@pytest.fixture(name="client")
async def _client(server: RunningServer) -> AsyncIterator[httpx.AsyncClient]:
    async with http_client(server) as client:
        yield client


@asynccontextmanager
async def stream(writer: Writer) -> AsyncIterator[Lines]:
    async with writer.client.stream("GET", f"{writer.path}/stream") as answer:
        assert answer.status_code == 200
        yield Lines(answer)


async def other(writer: Writer) -> Writer:
    """Somebody else with the same link."""
    found = Writer(writer.client, writer.page)
    await found.read()
    return found


async def test_a_new_notebook_begins_where_people_see_something(client: httpx.AsyncClient) -> None:
    """Hideout and targets are chosen face down. The first thing to enter is the tile of the Head."""
    writer = await new_notebook(client, options={"letters": "on"}, assist="off")
    assert writer.kinds() == {"turn-head"}
    assert (writer.page["seat"], writer.page["actor"], writer.page["entries"]) == ("police", "chance", [])
    assert (writer.page["options"]["letters"], writer.page["assist"]) == ("on", "off")


async def test_one_detective_knows_what_all_know(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client, options={"hands": "B/Y/N/R/G"})
    assert writer.page["options"]["hands"] == "BYNRG"


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess"}, 400),
        ({"game": "small-mrjack"}, 404),
        ({"game": "whitechapel", "options": {"letters": "sometimes"}}, 400),
        ({"game": "whitechapel", "options": {"fog": "on"}}, 400),
        ({"game": "whitechapel", "assist": "marks"}, 422),
    ],
)
async def test_a_notebook_that_makes_no_sense_is_refused(
    client: httpx.AsyncClient, body: dict[str, object], status: int
) -> None:
    assert (await client.post("/api/notebooks", json=body)).status_code == status


async def test_an_unknown_link_opens_nothing(client: httpx.AsyncClient) -> None:
    for path in ("", "/belief", "/record", "/stream"):
        answer = await client.get(f"/api/notebooks/aaaaaaaaaaaaaaaa{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-notebook")


async def test_what_cannot_come_next_is_refused_in_words(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    answer = await writer.post("entries", actions=["*B", "*Y"])
    assert (answer.status_code, answer.json()["text"]) == (409, "This cannot have come next: *Y.")
    await writer.read()
    assert writer.page["entries"] == []


async def test_entries_are_told_in_words(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    await writer.enter("*B")
    in_french = (await client.get(writer.path, params={"lang": "fr"})).json()["entries"]
    assert writer.page["entries"][0]["label"] != in_french[0]["label"]
    assert writer.page["entries"][0]["seat"] == "chance"


async def test_undo_takes_the_last_entry_away(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    await writer.enter("*B")
    assert (await writer.post("undo")).json()["entries"] == []


async def test_of_two_writers_the_one_who_has_not_seen_the_other_is_refused(client: httpx.AsyncClient) -> None:
    ann = await new_notebook(client)
    bob = await other(ann)
    await ann.enter("*B")
    answer = await bob.post("entries", actions=["*Y"])
    assert (answer.status_code, answer.json()["code"]) == (409, "stale-version")
    await bob.read()
    await bob.enter(bob.choices[0]["text"])
    assert len(bob.page["entries"]) == 2


async def test_of_many_writers_at_the_same_time_one_is_first(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    answers = await asyncio.gather(*(writer.post("entries", actions=["*B"]) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


async def test_a_mark_makes_no_entry_stale(client: httpx.AsyncClient) -> None:
    ann = await new_notebook(client)
    bob = await other(ann)
    await client.post(f"{ann.path}/marks", json={"place": "c65", "mark": "x"})
    await bob.enter("*B")
    assert bob.page["marks"] == {"c65": "x"}


async def test_marks_of_several_people_at_the_same_time_are_all_kept(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    places = [f"c{number}" for number in range(1, 9)]
    await asyncio.gather(*(client.post(f"{writer.path}/marks", json={"place": place, "mark": "?"}) for place in places))
    await client.post(f"{writer.path}/marks", json={"place": "c1", "mark": None})
    await writer.read()
    assert writer.page["marks"] == dict.fromkeys(places[1:], "?")


async def test_others_see_an_entry_at_once(client: httpx.AsyncClient) -> None:
    ann = await new_notebook(client)
    async with stream(ann) as lines:
        assert await lines.next() == {"version": 1}
        await ann.enter("*B")
        assert await lines.next() == {"version": ann.page["version"]}


async def test_one_visitor_cannot_open_streams_without_end(server: RunningServer, client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    readers = server.hub.notebooks.readers

    async def refused() -> bool:
        opened = [readers.lines(writer.page["id"], "flood") for _ in range(MOST_READERS)]
        for one in opened:
            await anext(one)
        try:
            await anext(readers.lines(writer.page["id"], "flood"))
        except Exception as error:
            return "too-many" in str(error)
        finally:
            for one in opened:
                await one.aclose()
        return False

    assert await server.inside_async(refused)
    async with stream(writer) as lines:
        assert await lines.next() == {"version": 1}


async def test_an_earlier_moment_can_be_looked_at(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    start = writer.page
    await writer.enter("*B")
    number = writer.page["entries"][0]["number"]
    earlier = (await client.get(writer.path, params={"at": number - 1})).json()
    assert (earlier["view"], earlier["choices"]) == (start["view"], start["choices"])
    assert earlier["entries"] == writer.page["entries"]


async def hunted(client: httpx.AsyncClient, assist: str = "possible") -> Writer:
    """The first night, after two questions of the blue policeman that found nothing."""
    writer = await new_notebook(client, assist=assist)
    await writer.until("ask")
    for _ in range(2):
        await writer.enter(writer.first("ask", policeman="blue"))
        await writer.enter(writer.first("answer", yes=False))
    return writer


async def test_a_mended_answer_keeps_what_fits_and_names_what_does_not(client: httpx.AsyncClient) -> None:
    """A clue ends the search, so the second question was not asked."""
    writer = await hunted(client)
    answer = [entry for entry in writer.page["entries"] if entry["seat"] == "chance"][-2]
    mended = await writer.mend(answer["number"], "+")
    assert (mended["kept"], mended["dropped"]) == (0, 2)
    assert mended["misfit"]["label"].startswith("blue")
    assert writer.page["view"]["clues"]


async def test_what_is_possible_follows_from_the_entries(client: httpx.AsyncClient) -> None:
    writer = await hunted(client)
    found = await writer.belief()
    assert (found["level"], found["contradiction"]) == ("possible", None)
    assert found["data"]["possible"]
    assert "now" not in found["data"]


async def test_probabilities_are_shown_where_the_notebook_says_so(client: httpx.AsyncClient) -> None:
    found = await (await hunted(client, "probabilities")).belief()
    assert sum(found["data"]["now"]["policy"].values()) == pytest.approx(1)


async def test_where_nothing_is_to_be_shown_nothing_is(client: httpx.AsyncClient) -> None:
    found = await (await hunted(client, "off")).belief()
    assert (found["data"], found["contradiction"]) == ({}, None)


async def test_answers_that_contradict_each_other_are_found(client: httpx.AsyncClient) -> None:
    """Jack took one step. Five clues in five corners of the town cannot all be his, also where nothing is shown."""
    writer = await new_notebook(client, assist="off")
    await writer.until("ask")
    for who in ("blue", "yellow", "brown", "red", "green"):
        await writer.enter(writer.first("ask", policeman=who))
        await writer.enter("+")
    wrong = (await writer.belief())["contradiction"]
    entry = next(one for one in writer.page["entries"] if one["number"] == wrong)
    assert entry["text"] == "+"
    await writer.mend(wrong, "-")
    assert (await writer.belief())["contradiction"] is None


async def test_the_record_can_be_inferred_from(client: httpx.AsyncClient, tmp_path: Path) -> None:
    writer = await hunted(client)
    file = tmp_path / "notebook.txt"
    file.write_text((await client.get(f"{writer.path}/record")).text)
    found = read_record(str(file))
    assert (found.eyes, found.length) == ("police", writer.page["length"])


async def test_mr_jack_is_followed_too(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client, game="mrjack", options={"edition": "first"})
    assert writer.kinds() == {"draw"}
    await writer.enter(writer.choices[0]["text"])
    assert writer.kinds() == {"pick"}
    assert (await writer.belief())["data"]["possible"]


async def test_forgotten_entries_are_tried_and_then_put_in(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    await writer.until("ask")
    forgotten, asked = [one["text"] for one in writer.choices if one["policeman"] == "blue"][:2]
    length = writer.page["length"]
    await writer.enter(asked, "-")
    query = {"at": length, "then": [forgotten]}
    shown = checked(NotebookPage, await client.get(writer.path, params=query))
    assert {one["action"]["text"] for one in shown["choices"]} == {"+", "-"}
    version = writer.page["version"]
    await writer.read()
    assert writer.page["version"] == version, "nothing was changed"
    found = checked(
        MendedNotebook, await writer.post("mend", number=length + 1, actions=[forgotten, "-"], is_before=True)
    )
    texts = [one["text"] for one in found["notebook"]["entries"]]
    assert texts[-4:] == [forgotten, "-", asked, "-"]


async def test_what_cannot_come_is_refused_also_where_it_is_only_tried(client: httpx.AsyncClient) -> None:
    writer = await new_notebook(client)
    answer = await client.get(writer.path, params={"then": ["B?65"]})
    assert (answer.status_code, answer.json()["code"]) == (409, "not-next")


async def test_a_notebook_survives_a_restart(tmp_path: Path) -> None:
    where = f"sqlite:///{tmp_path / 'notebooks.db'}"
    with running_server(address=where) as server:
        async with http_client(server) as client:
            writer = await new_notebook(client)
            await writer.enter("*B")
    with running_server(address=where) as server:
        async with http_client(server) as client:
            again = await other(Writer(client, writer.page))
            assert again.page == writer.page
            await again.enter(again.choices[0]["text"])


async def test_a_notebook_that_nobody_uses_is_deleted() -> None:
    clock = ManualClock()
    with running_server(environment=seeded_environment(now=clock)) as server:
        async with http_client(server) as client:
            writer = await new_notebook(client)
            clock.at += KEPT_MS + 1
            await server.inside_async(server.hub.notebooks.drop_old)
            assert (await client.get(writer.path)).status_code == 404


def test_new_notebooks_are_counted_as_new_tables() -> None:
    assert "/api/notebooks" in NEW_TABLES

"""What other programs show of a link: title, sentence and picture, and before the end nothing secret."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from gaslamp.core import journal, record
from gaslamp.core.game import SPECTATOR
from gaslamp.games.registry import named
from gaslamp.server.machines import picture
from server.hosted_server import HOSTED, built
from server.memory_socket import lifespan
from server.running_server import bearer

RECORDS = Path(__file__).parents[1] / "data" / "records"
PNG = b"\x89PNG\r\n"


class Tags(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and (name := given.get("property")):
            self.found[name] = given.get("content") or ""


@pytest.fixture(name="client")
async def _client() -> Any:
    app, _ = built()
    async with lifespan(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOSTED.base) as client:
        yield client


async def imported(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/api/tables/import", json={"record": (RECORDS / f"{name}.record").read_text()})
    return str(answer.json()["id"])


async def opened(client: httpx.AsyncClient, name: str = "Ada") -> tuple[str, str]:
    body = {
        "game": "mrjack",
        "seats": {"jack": {"kind": "machine", "level": "random"}},
        "me": {"seat": "detective", "name": name},
    }
    made = (await client.post("/api/tables", json=body)).json()
    return made["table"]["id"], made["key"]["token"]


async def test_a_link_to_a_table_has_a_title_a_sentence_and_a_picture(client: httpx.AsyncClient) -> None:
    table, _ = await opened(client)
    tags = Tags((await client.get(f"/table/{table}")).text).found
    assert tags["og:title"] == "Mr. Jack"
    assert tags["og:description"].startswith("A game under way.")
    assert (await client.get(tags["og:image"])).content.startswith(PNG)


async def test_a_link_to_a_moment_has_the_picture_of_that_moment(client: httpx.AsyncClient) -> None:
    table = await imported(client, "mrjack-escape")
    tags = Tags((await client.get(f"/replay/{table}?eyes=jack&at=8&analysis=1")).text).found
    assert tags["og:image"].endswith(f"/api/tables/{table}/preview.png?at=8")
    pictures = [(await client.get(f"/api/tables/{table}/preview.png{at}")).content for at in ("?at=8", "?at=40", "")]
    assert len(set(pictures)) == 3


async def test_the_sentence_is_in_the_readers_language(client: httpx.AsyncClient) -> None:
    table = await imported(client, "mrjack-escape")
    page = await client.get(f"/replay/{table}", headers={"accept-language": "it"})
    assert Tags(page.text).found["og:description"].startswith("Una partita finita.")


async def test_a_name_cannot_break_out_of_its_tag(client: httpx.AsyncClient) -> None:
    table, _ = await opened(client, '"><script>x</script>')
    page = (await client.get(f"/table/{table}")).text
    assert "<script>x" not in page


async def test_a_link_to_no_table_is_the_plain_page(client: httpx.AsyncClient) -> None:
    for path in ("/table/aaaaaaaaaaaaaaaa", "/replay/nonsense"):
        answer = await client.get(path)
        assert answer.status_code == 200
        assert Tags(answer.text).found == {}


async def test_before_the_end_everybody_gets_the_same_picture_whatever_they_ask_for(client: httpx.AsyncClient) -> None:
    table, token = await opened(client)
    asked = [
        await client.get(f"/api/tables/{table}/preview.png{query}", headers=bearer(key))
        for key in (None, token)
        for query in ("", "?at=0", "?at=1", "?eyes=referee", "?eyes=jack")
    ]
    assert len({answer.content for answer in asked}) == 1


TWINS = [
    ("mrjack", ["=M", "HSLB", "H"], ["=B", "HSLB", "H"]),
    ("whitechapel", ["h=12", "W+158", "W+3"], ["h=40", "W+65", "W+21"]),
]


@pytest.mark.parametrize(("name", "one", "other"), TWINS)
def test_worlds_that_differ_in_a_secret_look_the_same(name: str, one: list[str], other: list[str]) -> None:
    game = named(name)
    pictures = []
    for actions in (one, other):
        now = journal.begin(game, {}, bytes(32), bytes(16))
        for text in actions:
            now = journal.extend(game, now, game.parse_action(text), bytes(16))
        assert game.outcome(now.state) is None
        pictures.append(picture.draw(name, picture.pieces(name, game.view(now.state, SPECTATOR))))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("name", ["mrjack-dawn", "whitechapel-letters"])
def test_every_piece_of_a_whole_game_has_its_place(name: str) -> None:
    found = record.parse((RECORDS / f"{name}.record").read_text())
    game = named(found.game)
    for state in journal.replay(game, found):
        for eyes in (*game.seats(state), SPECTATOR):
            shown = picture.pieces(found.game, game.view(state, eyes))
            assert picture.svg(found.game, shown).count("translate") >= len(shown)

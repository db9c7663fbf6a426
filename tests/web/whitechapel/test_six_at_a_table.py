"""Many at one table: six browsers with every option on, and no page ever receives what its seat may not know."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Page, expect

from web.page_actions import BY_HAND, NewPage
from web.pointing import click_middle
from web.whitechapel.clicking import Clicked
from web.whitechapel.map_actions import ALL_RULES, open_table, play, sit, take_seat
from web.whitechapel.panel_texts import SAYS
from web.whitechapel.scripted_choice import Script
from web.whitechapel.socket_frames import SECRETS, SocketFrames, leaks

SEATS = ["jack", "police1", "police2", "police3", "police4", "police5"]
BRISK = Script(home=30, late=5, brisk=True)
"""Four nights with every stage, whichever policeman is Head."""


@pytest.mark.slow
async def test_six_browsers_play_four_nights_without_receiving_a_secret(new_page: NewPage, address: str) -> None:
    table, _ = open_table(address, None, {**ALL_RULES, "hands": "B/Y/N/R/G"}, assist="marks")
    tokens = {seat: take_seat(address, table, seat) for seat in SEATS}
    pages: dict[str, Page] = {}
    recorders: dict[str, SocketFrames] = {}
    async with AsyncExitStack() as stack:
        for seat in SEATS:
            pages[seat] = await stack.enter_async_context(new_page(settings=BY_HAND))
            recorders[seat] = SocketFrames(pages[seat])
            await sit(pages[seat], table, tokens[seat])
        await _talk_among_the_police(pages["police2"], pages["police4"])
        game = Clicked(pages, recorders, BRISK)
        while not game.is_over:
            await game.step()
        for page in pages.values():
            await expect(page.locator(".ending")).to_contain_text("Jack wins")
            await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text("Hideout: 30")
        assert game.jack["night"] == 4
        assert game.stages == set(SAYS), "every stage there is"
    for seat in SEATS:
        received = recorders[seat].frames[seat]
        assert leaks(seat, received) == []
        assert any(one["now"]["choices"] for one in received if "now" in one), f"{seat} never acted"
    _finds_what_is_planted(recorders)


async def _talk_among_the_police(one: Page, other: Page) -> None:
    """So that there is something that Jack must not receive."""
    for page in (one, other):
        await page.get_by_role("tab", name="Chat").click()
        await page.get_by_role("button", name="The police only").click()
    await one.get_by_label("Write a message").fill("He lives in the east")
    await one.get_by_role("button", name="Send", exact=True).click()
    await expect(other.get_by_role("log")).to_contain_text("in the east")


def _finds_what_is_planted(recorders: dict[str, SocketFrames]) -> None:
    """The frames were there to be read, and a secret among them would have been found."""
    received = recorders["police1"].frames["police1"]
    frame = next(one for one in received if one["type"] == "news" and one["now"]["outcome"] is None)
    for secret in SECRETS:
        planted = {**frame, "now": {**frame["now"], "view": {**frame["now"]["view"], secret: [100]}}}
        assert leaks("police1", [planted]) == [f"police1 sees {secret}"]
    walked = [(place, message) for place, message in enumerate(received) if "walk" in str(message.get("events"))]
    assert walked, "the police heard Jack walk"
    jacks = recorders["jack"].frames["jack"]
    leaked = [leaks("police1", [one]) for one in jacks if one["type"] == "news" and one["now"]["outcome"] is None]
    assert {"police1 receives walk to", "police1 receives hide circle"} <= {leak for some in leaked for leak in some}
    assert any("reads" in leak for some in leaked for leak in some), "Jack’s own story tells where he went"
    assert leaks("jack", recorders["police4"].frames["police4"]), "the chat of the police would have been found"


@pytest.mark.slow
async def test_a_night_of_jack_two_people_and_two_machines(new_page: NewPage, address: str) -> None:
    """How all pages tell the end of a game is in the test above."""
    options = {"hands": "B/Y/N/RG"}
    table, key = open_table(address, "jack", options, machines=["police3", "police4"], assist="marks")
    keys = {seat: take_seat(address, table, seat) for seat in ("police1", "police2")}
    async with (
        new_page(settings=BY_HAND) as jack,
        new_page(settings=BY_HAND) as one,
        new_page(settings=BY_HAND) as other,
    ):
        wire = SocketFrames(jack)
        await sit(jack, table, key)
        await sit(one, table, keys["police1"])
        await sit(other, table, keys["police2"])
        await one.get_by_role("button", name="Pencil marks").click()
        await one.get_by_role("button", name="Look here").click()
        await click_middle(one.locator(".map .circle").nth(64))
        await expect(other.locator(".map .mark")).to_have_text("!")
        await expect(jack.locator(".map .mark")).to_have_count(0)
        await one.keyboard.press("Escape")
        games = await asyncio.gather(*(play(page, seed=2, until="night 2") for page in (jack, one, other)))
        assert "escape" in games[0]["stages"]
        assert {"hunt", "act"} <= set(games[1]["stages"]) | set(games[2]["stages"])
        assert len({game["ending"] for game in games}) == 1, "all read the same"
        assert leaks("jack", wire.frames["jack"]) == []

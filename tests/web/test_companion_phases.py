"""Rare moments of companion games. Sockets play up to the moment, in the machine's seat too; then a phone is opened."""

import pytest
from playwright.async_api import Page, expect

from web.companion_actions import DONE, PHONE, READY, Phone, remember
from web.mrjack_players import MrJackPlayers, mrjack_players
from web.page_actions import QUIET, NewPage
from web.whitechapel.map_actions import ALL_RULES
from web.whitechapel.socket_players import SocketPlayers, socket_players

THREE = {**ALL_RULES, "hands": "B/YN/RG"}
"""All optional rules, and three detectives."""


async def hand_over(page: Page, game: SocketPlayers | MrJackPlayers, kind: str, seats: list[str], seen: int) -> None:
    """A phone with the keys of these seats, whose people have followed the others up to action `seen`."""
    tokens = {seat: game.tokens[seat] for seat in seats}
    await remember(page, tokens, game.table, kind, seen=seen, done=seen)
    await page.goto(f"/companion/{game.table}")
    await expect(page.locator(READY).first).to_be_visible()


@pytest.mark.parametrize(
    ("night", "stage"), [(2, "posts"), (2, "saucy"), (4, "graffiti"), (2, "women"), (3, "crime"), (4, "goulston")]
)
async def test_a_phase_of_a_later_night_is_on_the_phone(
    new_page: NewPage, address: str, night: int, stage: str
) -> None:
    """Several women, letters and their consequences, two murders: something can be entered, without scrolling."""
    async with socket_players(address, THREE, companion=True) as game:
        await game.play_to(stage, night)
        side = [seat for seat in game.tokens if (seat == "jack") == (game.turn == "jack")]
        async with new_page(390, 844, settings=QUIET, **PHONE) as page:
            await hand_over(page, game, "whitechapel", side, game.now["length"])
            phone = Phone(page)
            assert await phone.moment() == (night, stage)
            assert await phone.does_not_scroll()
            offered = page.locator(".companion .map [data-spot].pick, .companion .controls button:not([disabled])")
            assert await offered.count() > 1


async def test_the_last_move_of_the_machine_is_shown_before_the_end(new_page: NewPage, address: str) -> None:
    async with mrjack_players(address, companion=True) as game:
        await game.play_until(lambda: game.turn == "detective" and game.offered("accuse"))
        before = game.guests["jack"].now["length"] - 1
        await game.act(game.offered("accuse")[0])
        assert game.guests["jack"].now["outcome"] is not None
        async with new_page(390, 844, settings=QUIET, **PHONE) as page:
            await hand_over(page, game, "mrjack", ["jack"], before)
            await expect(page.locator("[data-deed=turn] [data-pointed]").first).to_be_attached()
            await expect(page.locator(".ended")).to_have_count(0)
            await page.locator(DONE).tap()
            await expect(page.locator(".ended")).to_be_visible()

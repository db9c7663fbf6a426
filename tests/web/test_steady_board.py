"""What comes and goes around a board never moves it under the cursor."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, can_act, sit
from web.pointing import click_at
from web.test_table import ask, sit_together
from web.whitechapel import map_actions
from web.whitechapel.socket_players import socket_players

SIZES = [(1280, 800), (390, 844)]
WHERE = """name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y + window.scrollY, box.width, box.height];
}"""


async def where(page: Page, board: str) -> Any:
    return await page.evaluate(WHERE, board)


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_an_offer_and_the_ending_leave_the_board_where_it_is(new_page: NewPage, width: int, height: int) -> None:
    async with new_page(width, height, settings=QUIET) as ada, new_page(settings=QUIET) as mary:
        await sit_together(ada, mary)
        await can_act(ada)
        before = await where(ada, "svg.board")
        await ask(mary, "Ask to stop the game")
        asked = ada.get_by_role("alert").filter(has_text="asks to stop")
        await expect(asked).to_be_in_viewport()
        assert await where(ada, "svg.board") == before
        await asked.get_by_role("button", name="Yes").click()
        await expect(ada.locator(".ending")).to_be_in_viewport()
        assert await where(ada, "svg.board") == before


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_a_lesson_leaves_the_board_where_it_is(new_page: NewPage, width: int, height: int) -> None:
    async with new_page(width, height, settings=QUIET) as page:
        await page.goto("/learn/mrjack")
        await page.locator("[data-side=detective]").click()
        await expect(page.locator(".lesson:not(.read)")).to_be_in_viewport()
        await can_act(page)
        before = await where(page, "svg.board")
        for _ in range(3):
            await page.locator(".lesson:not(.read) button").click()
            assert await where(page, "svg.board") == before


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_advice_and_a_refused_click_leave_the_map_where_it_is(
    new_page: NewPage, address: str, width: int, height: int
) -> None:
    async with socket_players(address, assist="probabilities") as game:
        await game.play_to("hunt")
        async with new_page(width, height, settings=QUIET) as page:
            await map_actions.sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            place = await map_actions.unselectable_circle(page)
            before = await where(page, ".map")
            assert place is not None
            await click_at(page, place["x"], place["y"])
            await expect(page.locator(".prompt .no")).to_be_visible()
            assert await where(page, ".map") == before
            await page.get_by_role("button", name="What would the machine do?").click()
            await expect(page.locator("[data-follow=all]")).to_be_visible()
            assert await where(page, ".map") == before
            await page.locator("[data-follow=all]").click()
            await expect(page.locator(".prompt .say")).to_contain_text("looks for clues")
            assert await where(page, ".map") == before


async def test_the_lamps_in_the_track_of_rounds_can_be_read(new_page: NewPage) -> None:
    for width in (1160, 1280, 1440):
        async with new_page(width, 800, settings=QUIET) as page:
            await sit(page, "detective")
            widths = await page.evaluate("[...document.querySelectorAll('ol.track svg')].map(one => one.clientWidth)")
            assert widths == [20] * 4, width
            overflow = "[...document.querySelectorAll('ol.track li')].some(one => one.scrollWidth > one.clientWidth)"
            assert not await page.evaluate(overflow), width

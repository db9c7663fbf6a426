"""A coach or an alley is a wish for one move: the next move is on foot again, unless Jack chooses otherwise."""

import pytest
from playwright.async_api import expect

from web.page_actions import BY_HAND, NewPage
from web.whitechapel.map_actions import sit
from web.whitechapel.socket_players import socket_players


@pytest.mark.parametrize(("way", "clicks"), [("coach", 2), ("alley", 1)])
async def test_the_way_of_one_move_is_not_that_of_the_next(
    new_page: NewPage, address: str, way: str, clicks: int
) -> None:
    async with socket_players(address) as game, new_page(settings=BY_HAND) as page:
        await game.play_to("escape")
        moved = game.now["version"] + 1
        await sit(page, game.table, game.tokens["jack"])
        await page.locator(f"[data-mode={way}]").click()
        asked = page.locator(".prompt .say")
        for _ in range(clicks):
            before = await asked.inner_text()
            await page.locator(".map .target.pick").first.dispatch_event("click")
            await expect(asked).not_to_have_text(before)
        for guest in game.guests.values():
            await guest.reach(moved)
        await game.play_to("escape")
        await expect(page.locator("[data-mode=walk]")).to_have_attribute("aria-pressed", "true")
        await expect(page.locator(f"[data-mode={way}]")).to_have_attribute("aria-pressed", "false")

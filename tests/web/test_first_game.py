"""The first game teaches: lessons come when their moment has come, one after the other."""

import random

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, move, ready


async def heed(page: Page) -> str | None:
    """Read the lesson that is shown, if any, and go on."""
    lesson = page.locator(".lesson:not(.read)")
    if not await lesson.count():
        return None
    title = await lesson.locator("h2").inner_text()
    await lesson.locator("button").click()
    return title


async def test_a_first_game_is_taught_to_its_end(new_page: NewPage) -> None:
    dice = random.Random(2)
    told: list[str] = []
    async with new_page(settings=QUIET) as page:
        await page.goto("/learn/mrjack")
        await page.get_by_role("button", name="Begin").click()
        await expect(page.locator(".lesson h2")).to_have_text("Somebody here is Jack")
        for _ in range(900):
            await ready(page)
            title = await heed(page)
            if title:
                told.append(title)
            elif await move(page, dice) == "over":
                break
        await expect(page.locator(".ending")).to_be_visible()
    assert told[:4] == ["Somebody here is Jack", "Light and dark", "Your first card", "A walk"]
    assert "Jack’s turn" in told
    assert "The witnesses" in told
    assert told[-1] == "That was it"
    assert len(told) == len(set(told))


async def test_a_first_game_goes_on_where_it_was_left(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/learn/mrjack")
        await page.get_by_role("button", name="Begin").click()
        await heed(page) or await expect(page.locator(".lesson h2")).to_be_visible()
        await heed(page)
        shown = page.locator(".lesson h2")
        title = await shown.inner_text()
        await page.reload()
        await expect(shown).to_have_text(title)

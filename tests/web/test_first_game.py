"""The first game teaches: a learner who follows the guide plays to the end and has done everything that it promises."""

import pytest
from playwright.async_api import expect

from web.guided import counts, follow, minutes, without_beliefs
from web.page_actions import QUIET, NewPage

PROMISED = {
    ("mrjack", "detective"): ["Play", "Move", "lantern", "lamp", "cordon", "cover", "Whistle", "Change places"],
    ("mrjack", "jack"): ["Play", "Move", "lantern", "lamp", "cordon", "cover", "Whistle", "Change places"],
    ("whitechapel", "police"): ["colours", "women", "policemen", "asks", "arrests", "two crossings"],
    ("whitechapel", "jack"): ["hideout", "Mark", "Wait", "token", "Kill", "Walk to", "coach", "alley", "Walk home"],
}
"""A word from the suggestion of each kind of action."""
MOST_MINUTES = 25


@pytest.mark.parametrize(("game", "seat"), list(PROMISED))
async def test_a_learner_follows_the_guide_to_the_end(new_page: NewPage, game: str, seat: str) -> None:
    async with new_page(settings=QUIET) as page:
        await without_beliefs(page)
        await page.goto(f"/learn/{game}")
        await page.locator(f"[data-side={seat}]").click()
        shown = await follow(page)
        await expect(page.locator(".ending")).to_be_visible()
    suggested = [one for one in shown if "text" in one]
    for kind in PROMISED[game, seat]:
        assert any(kind in one["text"] for one in suggested), f"{kind}: never suggested"
    assert minutes(shown) <= MOST_MINUTES
    numbers = counts(shown)
    assert numbers == [(step, len(numbers)) for step in range(1, len(numbers) + 1)], "each lesson once, counted right"
    blind = [one for one in suggested if one["pointed"] == 0 and "Wait" not in one["text"]]
    assert blind == [], "each suggestion points at the board"
    lessons = [one.get("lesson") for one in shown]
    if game == "mrjack":
        assert lessons.index("wins") < next(number for number, one in enumerate(shown) if "text" in one)


async def test_a_first_game_goes_on_where_it_was_left(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/learn/mrjack")
        await page.locator("[data-side=jack]").click()
        shown = page.locator(".lesson h2")
        await expect(shown).to_have_text("You are Jack")
        await page.locator(".lesson button").click()
        await expect(shown).to_have_text("Light and dark")
        await page.reload()
        await expect(shown).to_have_text("Light and dark")
        await expect(page.locator("svg.board [data-pointed]").first).to_be_attached()

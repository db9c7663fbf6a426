"""Whole games in the browser, against a machine."""

import random

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, begin, can_act, move, play_out, ready, sit


@pytest.mark.slow
@pytest.mark.parametrize("side", ["The detective", "Jack"])
async def test_a_whole_game_against_a_machine_on_either_side(new_page: NewPage, side: str) -> None:
    async with new_page(settings=QUIET) as page:
        await begin(page, side)
        ending = await play_out(page, random.Random(7))
        assert "wins" in ending
        assert "Jack was" in ending
        await expect(page.get_by_role("link", name="Watch it again")).to_be_visible()


@pytest.mark.slow
async def test_three_clicks_lead_from_the_first_page_to_a_running_game(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/")
        await page.locator("button.start").click()
        await expect(page.locator("button.card")).to_have_count(4)


@pytest.mark.slow
async def test_undo_takes_a_card_back_until_something_is_revealed(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await page.locator("button.card").first.click()
        await expect(page.locator("svg.board .target").first).to_be_visible()
        await page.get_by_role("button", name="Undo").click()
        await expect(page.locator("button.card")).to_have_count(4)
        await expect(page.get_by_role("button", name="Undo")).to_have_count(0)


@pytest.mark.slow
async def test_an_accusation_is_made_only_when_confirmed(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        dice = random.Random(3)
        await sit(page, "detective")
        await can_act(page)
        danger = page.locator("svg.board .target.danger")
        for _ in range(200):
            if await danger.count():
                break
            await move(page, dice)
            await ready(page)
        await danger.first.click()
        asked = page.get_by_role("dialog")
        await expect(asked).to_contain_text("If that is wrong, Jack wins at once")
        await asked.get_by_role("button", name="No").click()
        await expect(asked).to_have_count(0)
        await danger.first.click()
        await page.get_by_role("dialog").get_by_role("button", name="Yes").click()
        await expect(page.locator(".ending")).to_be_visible()

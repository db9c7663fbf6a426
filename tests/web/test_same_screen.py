"""Two at one screen: a curtain between them, and each sees only what is theirs."""

import random

from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, begin, move, ready


async def test_a_whole_game_at_one_screen_with_a_curtain_before_every_secret(new_page: NewPage) -> None:
    dice = random.Random(5)
    curtains: list[str] = []
    async with new_page(settings=QUIET) as page:
        await begin(page, opponent="Two at one screen")
        curtain = page.locator(".curtain")
        for _ in range(1500):
            await ready(page)
            if await curtain.count():
                assert await page.locator("svg.board").count() == 0
                curtains.append(await curtain.locator("button").inner_text())
                await curtain.locator("button").click()
            elif await move(page, dice) == "over":
                break
        await expect(page.locator(".ending")).to_contain_text("Jack was")
        first = page.url
        await page.get_by_role("button", name="Rematch").click()
        await expect(page.locator(".curtain button")).to_have_text("I am the detective: show me")
        assert "/same/" in page.url
        assert page.url != first
    assert {"I am Jack: show me", "I am the detective: show me"} == set(curtains)
    assert len(curtains) > 6


async def test_who_jack_is_stands_only_behind_his_curtain(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await begin(page, opponent="Two at one screen")
        await page.get_by_role("button", name="I am the detective").click()
        await expect(page.locator("svg.board")).to_be_visible()
        await expect(page.locator(".identity")).to_have_count(0)
        dice = random.Random(1)
        for _ in range(100):
            await ready(page)
            if await page.locator(".curtain").count():
                break
            await move(page, dice)
        await page.get_by_role("button", name="I am Jack").click()
        await expect(page.locator(".identity")).to_contain_text("You are")

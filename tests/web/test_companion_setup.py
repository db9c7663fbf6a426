"""Beside the real box: what is drawn for the set-up, and sheets to print."""

import re

import pytest
from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True, "settings": QUIET}
COUNTED = "let drawn = 0; crypto.getRandomValues = (numbers) => { drawn += 1; return numbers.fill(drawn * 7919) }"
"""Another number at every draw, and the same ones in every run."""
SHEETS = {"whitechapel": ["842", "595", "842", "842"], "mrjack": ["842", "842"]}
"""The heights of the A4 pages of each game, in points: the map of the detectives lies across."""


async def set_up(page: Page, game: str) -> None:
    await page.add_init_script(COUNTED)
    await page.goto(f"/companion/setup/{game}")
    await expect(page.locator("main h1")).to_be_visible()


async def held(page: Page, part: str) -> str:
    """What is shown while a finger holds the button of that part."""
    button = page.locator(f"[data-part={part}] [data-act=hold]")
    await button.dispatch_event("pointerdown")
    secret = page.locator(f"[data-part={part}] .secret")
    await expect(secret).not_to_have_text("?")
    text = await secret.inner_text()
    await button.dispatch_event("pointerup")
    return text


async def test_a_hideout_is_on_the_screen_only_while_it_is_held(new_page: NewPage) -> None:
    async with new_page(**PHONE) as page:
        await set_up(page, "whitechapel")
        secret = page.locator("[data-part=hideout] .secret")
        await expect(secret).to_have_text("?")
        number = int(await held(page, "hideout"))
        board = await (await page.request.get("/api/games/whitechapel/board")).json()
        assert number in board["hideouts"]["normal"]
        await expect(secret).to_have_text("?")


async def test_a_hideout_is_drawn_by_grade_and_drawn_again(new_page: NewPage) -> None:
    async with new_page(**PHONE) as page:
        await set_up(page, "whitechapel")
        board = await (await page.request.get("/api/games/whitechapel/board")).json()
        await page.locator("[data-choice=grade][data-value=hard]").tap()
        first = int(await held(page, "hideout"))
        assert first in board["hideouts"]["hard"]
        roles = await page.locator("[data-part=roles] ul").inner_text()
        await page.locator("[data-part=hideout] [data-act=again]").tap()
        assert int(await held(page, "hideout")) != first
        # The other parts are not drawn again.
        assert await page.locator("[data-part=roles] ul").inner_text() == roles


async def test_six_people_share_the_roles_of_whitechapel(new_page: NewPage) -> None:
    async with new_page(**PHONE) as page:
        await set_up(page, "whitechapel")
        for _ in range(4):
            await page.locator("[data-act=more]").tap()
        await page.locator("input[type=text]").first.fill("Ada")
        await expect(page.locator("[data-role=jack]")).to_have_count(1)
        await expect(page.locator("[data-role=detective]")).to_have_count(5)
        await expect(page.locator("[data-part=roles]")).to_contain_text("Ada")
        await expect(page.locator("[data-act=more]")).to_be_disabled()


async def test_patrols_are_shown_on_the_map_to_the_head_only(new_page: NewPage) -> None:
    async with new_page(**PHONE) as page:
        await set_up(page, "whitechapel")
        await expect(page.locator("[data-patrol]")).to_have_count(0)
        await page.locator("[data-part=patrols] [data-act=hold]").dispatch_event("pointerdown")
        await expect(page.locator("[data-patrol]")).to_have_count(7)
        await expect(page.locator("[data-patrol=blank]")).to_have_count(2)


async def test_mrjack_has_roles_a_card_for_jack_and_a_first_deal(new_page: NewPage) -> None:
    async with new_page(**PHONE) as page:
        await set_up(page, "mrjack")
        await expect(page.locator("[data-role]")).to_have_count(2)
        await expect(page.locator("[data-part=board] svg.board")).to_be_visible()
        await expect(page.locator("[data-part=deal] [data-card]")).to_have_count(4)
        await expect(page.locator("[data-part=jack] [data-card]")).to_have_count(0)
        await page.locator("[data-part=jack] [data-act=hold]").dispatch_event("pointerdown")
        await expect(page.locator("[data-part=jack] [data-card]")).to_have_count(1)


@pytest.mark.parametrize("game", SHEETS)
async def test_sheets_fill_whole_pages_of_a4_and_letter(new_page: NewPage, game: str) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/companion/sheets/{game}")
        await expect(page.locator(".paper")).to_have_count(len(SHEETS[game]))
        heights = {
            size: re.findall(rb"/MediaBox\s*\[\s*0 0 [\d.]+ (\d+)", await page.pdf(format=size))
            for size in ("A4", "Letter")
        }
        assert [one.decode() for one in heights["A4"]] == SHEETS[game]
        assert len(heights["Letter"]) == len(SHEETS[game])


async def test_every_number_on_the_printed_map_can_be_read(new_page: NewPage) -> None:
    """At least five points high on the small map of Jack, and more than six on the large one."""
    async with new_page(settings='{"animation":false,"language":"it"}') as page:
        await page.goto("/companion/sheets/whitechapel")
        await page.emulate_media(media="print")
        await expect(page.locator(".paper").first).to_contain_text("Covo")
        points = await page.evaluate(
            """() => [...document.querySelectorAll('.paper svg')].map(map => {
                const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
                const sizes = [...map.querySelectorAll('.circle text')].map(
                    text => parseFloat(getComputedStyle(text).fontSize) * scale * 0.75);
                return [sizes.length, Math.min(...sizes)];
            })"""
        )
        assert [count for count, _ in points] == [195, 195]
        assert points[0][1] >= 5
        assert points[1][1] >= 6.5

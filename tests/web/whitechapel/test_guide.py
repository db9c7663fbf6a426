"""The first game of Whitechapel teaches either side: each lesson once, when its moment has come."""

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage
from web.whitechapel.map_actions import play

JACK = ["welcome", "map", "hideout", "marks", "tokens", "crime"]
POLICE = ["welcome", "map", "patrols"]


@pytest.mark.parametrize(
    ("side", "first", "later"),
    [("jack", JACK, {"walk", "track"}), ("police", POLICE, {"alarm", "track", "hunt", "act"})],
)
async def test_a_first_night_is_taught(new_page: NewPage, side: str, first: list[str], later: set[str]) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/learn/whitechapel")
        await page.locator(f"[data-side={side}]").click()
        await expect(page.locator(".lesson")).to_have_attribute("data-lesson", "welcome")
        told = (await play(page, seed=3, until="night 2"))["lessons"]
        assert told[: len(first)] == first
        assert set(told) >= later
        assert len(told) == len(set(told))


async def test_a_lesson_lights_up_what_it_speaks_of_and_waits_for_its_reader(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/learn/whitechapel")
        await page.locator("[data-side=police]").click()
        await page.locator(".lesson button").click()
        await expect(page.locator(".lesson")).to_have_attribute("data-lesson", "map")
        await expect(page.locator(".map[data-aimed]")).to_be_visible()
        await page.reload()
        await expect(page.locator(".lesson")).to_have_attribute("data-lesson", "map")
        await page.locator(".lesson button").click()
        await expect(page.locator("[data-aimed]:not(.say)")).to_have_count(0)


@pytest.mark.parametrize(("language", "title"), [("fr", "Vous êtes la police"), ("it", "Voi siete la polizia")])
async def test_the_guide_speaks_other_languages(new_page: NewPage, language: str, title: str) -> None:
    async with new_page(settings=f'{{"language":"{language}","animation":false}}') as page:
        await page.goto("/learn/whitechapel")
        await page.locator("[data-side=police]").click()
        await expect(page.locator(".lesson h2")).to_have_text(title)

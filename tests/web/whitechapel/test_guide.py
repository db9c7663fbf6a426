"""The first game of Whitechapel points at what it speaks of, in every language."""

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage


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


@pytest.mark.parametrize(("language", "title"), [("fr", "Vous êtes la police"), ("it", "Tu sei la polizia")])
async def test_the_guide_speaks_other_languages(new_page: NewPage, language: str, title: str) -> None:
    async with new_page(settings=f'{{"language":"{language}","animation":false}}') as page:
        await page.goto("/learn/whitechapel")
        await page.locator("[data-side=police]").click()
        await expect(page.locator(".lesson h2")).to_have_text(title)

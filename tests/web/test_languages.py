"""The language can be changed at any time. No text is missing in any language: a missing one would log an error."""

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, can_act, sit

PAGES = ["/", "/lobby", "/learn", "/learn/mrjack", "/rules", "/rules/mrjack", "/account", "/settings", "/nowhere"]
STARTS = {"fr-FR": "Jouer", "it-IT": "Gioca", "de-DE": "Play"}


@pytest.mark.parametrize("locale", STARTS)
async def test_the_browser_says_which_language_the_reader_wants(new_page: NewPage, locale: str) -> None:
    async with new_page(locale=locale) as page:
        await page.goto("/")
        await expect(page.locator("button.start")).to_have_text(STARTS[locale])


async def test_every_page_is_in_the_language_chosen(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        for path in PAGES:
            await page.goto(path)
            await expect(page.locator("main h1")).to_be_visible()
            words = page.locator("main p").first
            texts = [await words.inner_text()]
            for language in ("fr", "it"):
                await page.locator("header select").select_option(language)
                await expect(page.locator("html")).to_have_attribute("lang", language)
                await expect(words).not_to_have_text(texts[-1])
                texts.append(await words.inner_text())
            assert len(set(texts)) == 3, path
            await page.locator("header select").select_option("en")


async def test_a_language_is_kept_when_the_page_is_left_before_its_texts_arrive(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/settings")
        await expect(page.locator("main h1")).to_have_text("Settings")
        await page.route("**/assets/web-*.js", lambda _: None)
        await page.locator("header select").select_option("fr")
        await page.unroute_all(behavior="ignoreErrors")
        await page.goto("/settings")
        await expect(page.locator("html")).to_have_attribute("lang", "fr")
        await expect(page.locator("main h1")).to_have_text("Réglages")


async def test_the_language_changes_in_the_middle_of_a_game_story_included(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await can_act(page)
        await page.locator("button.card").first.click()
        await expect(page.get_by_text("The detective plays").first).to_be_visible()
        await page.get_by_label("Language", exact=True).select_option("fr")
        await expect(page.get_by_text("L’enquêteur joue").first).to_be_visible()
        await page.get_by_label("Langue", exact=True).select_option("it")
        await expect(page.get_by_text("Round 1")).to_have_count(0)
        await expect(page.get_by_role("tab", name="Aiuto")).to_be_visible()

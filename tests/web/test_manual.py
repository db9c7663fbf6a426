"""The manual under /manual. A page that logs an error or asks another host for anything fails its test."""

import re
from pathlib import Path

import pytest
from playwright.async_api import expect

import gaslamp
from web.page_actions import NewPage

BUILT = Path(gaslamp.__file__).parent / "manual"


async def test_the_manual_is_searched_and_read_in_a_browser(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/manual")
        await expect(page.get_by_role("heading", name="Start here")).to_be_visible()
        box = page.get_by_role("textbox", name="Search")
        found = page.locator(".md-search-result__link").filter(has_text="whistle_costs").first
        # What is typed before the index is loaded is not searched.
        while not await found.is_visible():
            await box.fill("")
            await box.press_sequentially("whistle costs")
            await page.wait_for_timeout(200)
        await found.click()
        await expect(page).to_have_url(re.compile("/manual/api/queries/"))
        await expect(page.get_by_text("What it costs to whistle that character").first).to_be_visible()


async def test_without_a_network_the_client_is_not_replaced_by_the_manual(new_page: NewPage) -> None:
    """The service worker keeps the client's page only."""
    async with new_page(worker=True, about=("Failed to load resource", "net::ERR_INTERNET_DISCONNECTED")) as page:
        await page.goto("/")
        await page.evaluate("navigator.serviceWorker.ready.then(() => {})")
        await page.goto("/manual/")
        await expect(page.get_by_role("heading", name="Start here")).to_be_visible()
        kept = await page.evaluate("caches.match('/').then(found => found.text())")
    assert "<title>Gaslamp</title>" in kept
    assert "Start here" not in kept


@pytest.mark.parametrize("place", ["", "rules/mrjack/", "research/", "api/match/"])
async def test_a_page_of_the_manual_needs_nothing_that_the_content_policy_forbids(
    new_page: NewPage, place: str
) -> None:
    """A violation would be an error of the console."""
    async with new_page() as page:
        answer = await page.goto(f"/manual/{place}")
        assert answer is not None
        assert answer.headers["content-security-policy"].startswith("default-src 'self'")
        await expect(page.locator("article h1")).to_be_visible()


def test_every_section_is_in_the_navigation() -> None:
    first = (BUILT / "index.html").read_text("utf-8")
    sections = ("Start here", "Rules", "Concepts", "API reference", "Hosting", "Research", "Protocol", "Strength")
    tabs = first.partition('class="md-tabs')[2].partition("</nav>")[0]
    assert [name for name in sections if name not in tabs] == []


def test_every_function_of_a_match_is_in_the_reference() -> None:
    page = (BUILT / "api/match/index.html").read_text("utf-8")
    public = [name for name in vars(gaslamp.Match) if not name.startswith("_")]
    assert [name for name in public if f'id="gaslamp.match.Match.{name}"' not in page] == []

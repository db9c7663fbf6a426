"""The analysis of a finished game on the page of its replay."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

import loopback
from web.axe import problems
from web.game_server import served
from web.page_actions import QUIET, NewPage, sit

RECORDS = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture(scope="module", name="address")
def _address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("service"), module="web.analysis_server") as there:
        yield there


def imported(address: str, name: str) -> str:
    answer = loopback.post(f"{address}/api/tables/import", json={"record": (RECORDS / f"{name}.record").read_text()})
    answer.raise_for_status()
    return str(answer.json()["id"])


def document(address: str, table: str) -> dict[str, Any]:
    """The analysis that the pages show, as the server keeps it."""
    answer = loopback.get(f"{address}/api/tables/{table}/analysis.json")
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


async def analysed(page: Page, table: str, at: int = 0, eyes: str = "referee") -> None:
    await page.goto(f"/replay/{table}?eyes={eyes}&at={at}&analysis=1")
    await expect(page.locator("[data-analysis=done] .moment")).to_be_visible()


def marked(found: dict[str, Any], side: str) -> list[dict[str, Any]]:
    own = next(one for one in found["viewpoints"] if one["side"] == side)
    return [moment for moment in own["moments"] if moment["is_marked"]]


async def test_one_button_analyses_the_game(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{table}")
        await page.get_by_role("button", name="Analyse", exact=True).click()
        await expect(page.locator("[data-analysis=done] .chart")).to_be_visible()
        assert "analysis=1" in page.url


async def test_an_analysis_that_is_there_is_shown_to_everybody(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-right")
    async with new_page(settings=QUIET) as one, new_page(settings=QUIET) as other:
        await analysed(one, table)
        await other.goto(f"/replay/{table}")
        await expect(other.locator("[data-analysis=done] .chart")).to_be_visible()


async def test_a_link_opens_the_analysis_at_a_moment(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table, at=8)
        await expect(page.locator(".moment")).to_have_attribute("data-moment", "9")
        await page.reload()
        await expect(page.locator(".moment")).to_have_attribute("data-moment", "9")


async def test_a_click_on_the_chart_leads_to_the_moment(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        width = await page.locator(".chart").evaluate("one => one.clientWidth")
        await page.locator(".chart").click(position={"x": width - 12, "y": 40})
        await expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("58")


async def test_the_chart_is_moved_by_the_keyboard_and_says_where_it_is(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        chart = page.get_by_role("slider", name="Chances over the whole game")
        await chart.focus()
        await page.keyboard.press("ArrowRight")
        await expect(chart).to_have_attribute("aria-valuenow", "1")
        await page.keyboard.press("PageDown")
        first = min(one["number"] for side in ("jack", "detective") for one in marked(document(address, table), side))
        await expect(chart).to_have_attribute("aria-valuenow", str(max(first - 1, 0)))


async def test_the_chart_is_a_table_too(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        await page.get_by_text("The same as a table").click()
        rows = page.locator(".analysis .scroll tbody tr")
        await expect(rows).to_have_count(58)
        await rows.nth(8).get_by_role("button").click()
        await expect(page.locator(".moment")).to_have_attribute("data-moment", "9")


async def test_mistakes_are_marked_in_the_story_and_lead_to_their_moment(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        mark = page.locator("[data-mistake]").first
        number = int(await mark.get_attribute("data-mistake") or 0)
        await mark.click()
        await expect(page.locator(".moment")).to_have_attribute("data-moment", str(number))
        await expect(page.locator(".moment .bad")).to_contain_text("This cost")


@pytest.mark.parametrize(("name", "side"), [("mrjack-escape", "jack"), ("whitechapel-area-arrest", "police")])
async def test_the_better_choice_is_drawn_beside_the_one_that_was_made(
    new_page: NewPage, address: str, name: str, side: str
) -> None:
    table = imported(address, name)
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        moment = marked(document(address, table), side)[2]
        await analysed(page, table, at=moment["number"] - 1)
        await expect(page.locator(".pointers .made .ring").first).to_be_visible()
        await expect(page.locator(".pointers .better .ring").first).to_be_visible()
        await expect(page.locator(f'[data-choice="{moment["action"]}"]')).to_contain_text("chosen")


async def test_the_summary_tells_how_each_side_played(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await analysed(page, table)
        await page.get_by_text("How each side played").click()
        for side in document(address, table)["summaries"]:
            panel = page.locator(f'[data-side="{side["side"]}"]')
            await expect(panel).to_contain_text(f"Mistakes: {len(side['mistakes'])}.")


async def begun(page: Page, address: str, table: str, side: str) -> dict[str, Any]:
    """The first mistake of a side, as a task."""
    await analysed(page, table)
    await page.get_by_text("How each side played").click()
    await page.locator(f"[data-learn={side}]").click()
    found = marked(document(address, table), side)[0]
    await expect(page.locator("[data-practice]")).to_have_attribute("data-practice", str(found["number"]))
    return found


async def test_a_mistake_can_be_tried_again_on_the_board(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        task = await begun(page, address, table, "jack")
        assert {choice["action"] for choice in task["choices"]} <= {"W", "G", "U", "M"}, "the first one is about a card"
        cards = page.locator(".practice button.card")
        await expect(page.locator(".said .good, .said .bad")).to_have_count(0)
        await cards.first.click()
        await expect(page.locator(".said .good, .said .bad")).to_have_count(1)
        await page.locator("[data-again]").click()
        await cards.nth(1).click()
        await expect(page.locator(".said .good, .said .bad")).to_have_count(1)


async def test_the_answer_is_hidden_until_it_is_asked_for(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await begun(page, address, table, "jack")
        await expect(page.locator(".said")).not_to_contain_text("The best choice")
        await expect(page.locator(".pointers .better")).to_have_count(0)
        await page.locator("[data-answer]").click()
        await expect(page.locator(".said")).to_contain_text("The best choice")


async def test_all_mistakes_of_a_side_are_gone_through(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await begun(page, address, table, "jack")
        for one in marked(document(address, table), "jack")[1:]:
            await page.locator("[data-next]").click()
            await expect(page.locator("[data-practice]")).to_have_attribute("data-practice", str(one["number"]))
        await page.locator("[data-next]").click()
        await expect(page.locator("[data-practice]")).to_have_attribute("data-practice", "done")
        await page.get_by_role("button", name="Back to the replay").click()
        await expect(page.locator(".chart")).to_be_visible()


async def test_a_mistake_on_the_map_can_be_tried_again(new_page: NewPage, address: str) -> None:
    table = imported(address, "whitechapel-area-arrest")
    async with new_page(settings=QUIET) as page:
        await begun(page, address, table, "police")
        await expect(page.locator(".practice .map svg[data-zoom]")).to_be_visible()


async def test_a_game_is_played_on_from_any_moment(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-escape")
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/replay/{table}?eyes=referee&at=6")
        await page.get_by_label("Seat to play on in").select_option("detective")
        await page.get_by_role("button", name="Play on from here").click()
        origin = page.get_by_role("link", name="Goes on from move 6 of another game")
        await expect(origin).to_be_visible()
        await expect(page.locator("svg.board")).to_be_visible()
        await origin.click()
        await expect(page.get_by_role("slider", name="Moment of the game")).to_have_value("6")


async def test_the_ending_offers_the_analysis(new_page: NewPage, address: str) -> None:
    table = imported(address, "mrjack-right")
    async with new_page(settings=QUIET) as page:
        await page.goto(f"/table/{table}")
        await page.locator(".ending").get_by_role("link", name="Analyse").click()
        await expect(page.locator("[data-analysis=done] .chart")).to_be_visible()


@pytest.mark.parametrize("kind", ["JSON", "text"])
async def test_the_analysis_is_saved_as_a_file(new_page: NewPage, address: str, kind: str, tmp_path: Path) -> None:
    table = imported(address, "mrjack-right")
    async with new_page(accept_downloads=True, settings=QUIET) as page:
        await analysed(page, table)
        async with page.expect_download() as waiting:
            await page.get_by_role("link", name=f"Save as {kind}").click()
        await (await waiting.value).save_as(tmp_path / "file")
    text = (tmp_path / "file").read_text()
    assert json.loads(text)["gaslamp"] == "analysis 1" if kind == "JSON" else "Round 1" in text


async def test_a_game_that_goes_on_is_not_analysed(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        table = await sit(page, "detective")
        assert (await page.request.post(f"/api/tables/{table}/analysis")).status == 409


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("width", [360, 1280])
async def test_the_analysis_is_accessible(new_page: NewPage, address: str, theme: str, width: int) -> None:
    table = imported(address, "mrjack-escape")
    settings = json.dumps({"animation": False, "theme": theme})
    async with new_page(width=width, settings=settings, painted=True) as page:
        await analysed(page, table, at=8)
        await page.get_by_text("How each side played").click()
        assert await problems(page, ".analysis") == []
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")

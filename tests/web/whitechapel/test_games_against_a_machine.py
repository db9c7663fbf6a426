"""A whole game against a machine, as each side, click by click on the map."""

import re

import pytest
from playwright.async_api import expect

from web.page_actions import QUIET, NewPage
from web.whitechapel.map_actions import open_table, play, sit


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seat", "machine", "acts"),
    [
        ("jack", "police", {"hideout", "marks", "crime", "escape"}),
        ("police", "jack", {"patrols", "hunt", "act"}),
    ],
)
async def test_a_game_is_played_to_its_end(
    new_page: NewPage, address: str, seat: str, machine: str, acts: set[str]
) -> None:
    async with new_page(settings=QUIET) as page:
        table, token = open_table(address, seat, machines=[machine])
        await sit(page, table, token)
        game = await play(page, seed=7)
        assert re.search("Jack wins|the police win", game["ending"])
        assert set(game["stages"]) >= acts
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text("Hideout")


@pytest.mark.slow
async def test_a_game_begins_with_three_clicks(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.get_by_role("button", name="Letters from Whitechapel").click()
        await page.get_by_role("button", name="Jack", exact=True).click()
        await page.locator("button.start").click()
        await expect(page.locator(".prompt .say")).to_contain_text("Choose your hideout")
        await expect(page.locator(".map [data-spot]")).to_have_count(187)


@pytest.mark.slow
async def test_the_hideout_can_be_drawn_for_jack_in_four_difficulties(new_page: NewPage, address: str) -> None:
    sheet = re.compile(r"Hideout: \d+")
    async with new_page(settings=QUIET) as page:
        await page.goto("/")
        await page.get_by_role("button", name="Letters from Whitechapel").click()
        await page.get_by_role("button", name="Jack", exact=True).click()
        await page.locator("details summary").click()
        await page.get_by_label("Jack’s hideout").select_option("easy")
        await page.locator("button.start").click()
        await expect(page.locator(".prompt .say")).to_contain_text("Mark the targets")
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text(sheet)
        for kind in ("normal", "medium", "hard"):
            table, token = open_table(address, "jack", {"hideout": kind}, machines=["police"])
            await sit(page, table, token)
            await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text(sheet)
            await expect(page.locator(".dossier").first).to_contain_text(f"{kind} hideout")

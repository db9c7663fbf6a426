"""A whole game against a machine, as each side, click by click on the map."""

import random
import re

import pytest
from playwright.async_api import expect

from web.hands import NewPage
from web.whitechapel.streets import open_table, play_out, sit


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
    async with new_page() as page:
        table, token = open_table(address, seat, machines=[machine], assist="possible")
        await sit(page, table, token)
        ending, stages = await play_out(page, random.Random(7))
        assert re.search("Jack wins|the police win", ending)
        assert stages >= acts
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text("Hideout")


async def test_a_game_begins_with_three_clicks(new_page: NewPage) -> None:
    async with new_page() as page:
        await page.goto("/")
        await page.get_by_role("button", name="Letters from Whitechapel").click()
        await page.get_by_role("button", name="Jack", exact=True).click()
        await page.locator("button.start").click()
        await expect(page.locator(".prompt .say")).to_contain_text("Choose your hideout")
        await expect(page.locator(".map [data-spot]")).to_have_count(187)

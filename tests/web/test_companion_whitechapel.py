"""Letters from Whitechapel with the real board on the table: a phone of usual size, and fingers only."""

import re

from playwright.async_api import expect

from web.companion_actions import BOARD, CONFIRM, PHONE, Phone
from web.page_actions import QUIET, NewPage


async def test_the_patrols_of_the_first_night_are_entered_by_touch(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        phone = Phone(page)
        await phone.begin("jack")
        for colour in ("blue", "yellow", "brown", "red", "green"):
            await expect(page.locator(".companion .say")).to_contain_text(f"Lay the {colour} patrol token")
            await phone.tap_place((await phone.places())[0])
            assert await phone.does_not_scroll()
            await phone.tap(CONFIRM)
        await expect(page.locator(BOARD)).not_to_have_attribute("data-version", re.compile("patrols"))

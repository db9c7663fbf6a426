"""The promise of a companion game, scanned and kept by another phone. web/tests check it after the end."""

from playwright.async_api import expect

from web.companion_actions import PHONE, Phone
from web.page_actions import QUIET, NewPage


async def test_another_phone_keeps_the_promise_of_a_game(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page, new_page(360, 640, settings=QUIET) as other:
        phone = Phone(page)
        table = await phone.begin("jack")
        await phone.tap(".companion .status button")
        await phone.tap("[data-act=promise]")
        link = await page.locator("[data-promise]").get_attribute("data-promise")
        assert link is not None
        assert f"/companion/{table}/promise#" in link
        await other.goto(link[link.index("/companion") :])
        await expect(other.locator("[data-promise-state=running]")).to_be_visible()

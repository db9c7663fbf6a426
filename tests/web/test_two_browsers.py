"""Two people apart: one opens a table and sends the link, the other comes, and no lost line loses a move."""

import random

from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, begin, is_over, move, sit
from web.proxy import proxied


async def test_two_browsers_play_to_the_end_despite_reload_and_reconnect(new_page: NewPage, address: str) -> None:
    dice = random.Random(11)
    async with (
        proxied(address) as wire,
        new_page(settings=QUIET) as detective,
        new_page(base=wire.address, settings=QUIET) as jack,
    ):
        table = await begin(detective, "The detective", opponent="A friend, by link")
        await expect(detective.get_by_label("The link to this table", exact=True)).to_have_value(
            f"{address}/table/{table}"
        )
        await jack.goto(f"/table/{table}")
        await jack.get_by_label("Your name", exact=True).fill("Mary")
        await jack.get_by_role("button", name="Play Jack").click()
        await expect(detective.locator("button.card")).to_have_count(4)
        await expect(detective.get_by_text("Mary")).to_be_visible()

        for step in range(3000):
            if await is_over(detective):
                break
            if step == 12:
                await detective.reload()
                await expect(detective.locator("svg.board")).to_be_visible()
            if step == 20:
                wire.cut()
                await expect(jack.get_by_text("The connection is lost")).to_be_visible()
                wire.mend()
            if "moved" not in (await move(detective, dice), await move(jack, dice)):
                await jack.wait_for_timeout(10)
        for page in (detective, jack):
            await expect(page.locator(".ending")).to_contain_text("Jack was")
        lines = await detective.locator("ol[aria-label] li").count()
        assert lines > 0
        await expect(jack.locator("ol[aria-label] li")).to_have_count(lines)


async def test_what_one_says_the_other_reads_and_a_note_stays_private(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as one, new_page(settings=QUIET) as other:
        table = await begin(one, "The detective", opponent="A friend, by link")
        await other.goto(f"/table/{table}")
        await other.get_by_role("button", name="Play Jack").click()
        for page in (one, other):
            await page.get_by_role("tab", name="Chat").click()
        await one.get_by_label("Write a message").fill("Good evening")
        await one.get_by_role("button", name="Send", exact=True).click()
        await expect(other.get_by_role("log")).to_contain_text("Good evening")
        await other.get_by_role("tab", name="Notes").click()
        await other.locator("textarea").fill("he suspects nothing")
        await expect(other.get_by_text("Saved.")).to_be_visible()
        await other.reload()
        await other.get_by_role("tab", name="Notes").click()
        await expect(other.locator("textarea")).to_have_value("he suspects nothing")
        assert "suspects nothing" not in await one.content()


async def test_a_spectator_sees_the_table_and_no_secret(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as jack, new_page(settings=QUIET) as watcher:
        table = await sit(jack, "jack")
        await expect(jack.locator(".identity")).to_be_visible()
        await watcher.goto(f"/table/{table}")
        await expect(watcher.locator("svg.board")).to_be_visible()
        await expect(watcher.locator(".identity")).to_have_count(0)
        await expect(watcher.locator("svg.board .target")).to_have_count(0)


async def test_a_seat_moves_to_another_device_by_its_link(new_page: NewPage) -> None:
    async with (
        new_page(permissions=["clipboard-read", "clipboard-write"], settings=QUIET) as desk,
        new_page(settings=QUIET) as phone,
    ):
        await sit(desk, "jack")
        await desk.get_by_role("button", name="Table", exact=True).click()
        await desk.get_by_role("button", name="Copy my seat for another device").click()
        await expect(desk.get_by_role("status").filter(has_text="Copied")).to_be_visible()
        link = await desk.evaluate("navigator.clipboard.readText()")
        await phone.goto(link)
        await expect(phone.locator(".identity")).to_be_visible()
        assert "key=" not in phone.url

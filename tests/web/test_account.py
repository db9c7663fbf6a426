"""An account, from its making to its end; and what the pages say when something is not there."""

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage, can_act, sit
from web.proxy import proxied

GONE = "Failed to load resource"
NAME, PASSWORD, NEW = "Ada Lovelace", "a long password", "another long password"


async def log_in(page: Page, password: str) -> None:
    await page.goto("/account")
    await page.get_by_label("Name", exact=True).fill(NAME)
    await page.get_by_label("Password", exact=True).fill(password)
    await page.get_by_role("button", name="Log in").click()


async def test_an_account_brings_ones_games_to_another_device_and_can_be_deleted(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as desk, new_page(settings=QUIET, about=[GONE]) as phone:
        table = await sit(desk, "jack")
        await can_act(desk)
        await desk.goto("/account")
        await desk.get_by_label("Name", exact=True).fill(NAME)
        await desk.get_by_label("Password", exact=True).fill(PASSWORD)
        await desk.get_by_role("button", name="Create an account").click()
        await expect(desk.get_by_text(f"You are logged in as {NAME}")).to_be_visible()

        await log_in(phone, "a wrong password")
        await expect(phone.get_by_role("alert")).not_to_be_empty()
        await log_in(phone, PASSWORD)
        await expect(phone.get_by_text(f"You are logged in as {NAME}")).to_be_visible()
        await phone.goto("/")
        await expect(phone.locator(f"a[href='/table/{table}']")).to_contain_text("your turn")
        await phone.goto(f"/table/{table}")
        await expect(phone.locator(".identity")).to_be_visible()

        await desk.get_by_label("Password", exact=True).fill(PASSWORD)
        await desk.get_by_label("New password").fill(NEW)
        await desk.get_by_role("button", name="Change the password").click()
        await expect(desk.get_by_text("The password is changed")).to_be_visible()
        await desk.get_by_label("Password", exact=True).fill(NEW)
        await desk.get_by_role("button", name="Delete the account").click()
        await desk.get_by_role("button", name="Yes, delete it").click()
        await expect(desk.get_by_text("The account is deleted")).to_be_visible()


async def test_a_server_that_is_gone_is_said_to_be_gone_and_found_again(new_page: NewPage, address: str) -> None:
    async with proxied(address) as wire, new_page(base=wire.address, settings=QUIET, about=[GONE]) as page:
        await page.goto("/settings")
        await expect(page.locator("main h1")).to_be_visible()
        wire.cut()
        await page.get_by_role("link", name="Gaslamp, first page").click()
        await expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
        wire.mend()
        await page.reload()
        await expect(page.locator("button.start")).to_be_visible()


async def test_a_table_and_a_replay_that_do_not_exist_say_so(new_page: NewPage) -> None:
    async with new_page(settings=QUIET, about=[GONE]) as page:
        await page.goto("/table/aaaaaaaaaaaaaaaa")
        await expect(page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
        await page.goto("/replay/aaaaaaaaaaaaaaaa")
        await expect(page.get_by_role("heading", name="There is no replay here")).to_be_visible()
        await page.get_by_role("link", name="To the first page").click()
        await expect(page.locator("button.start")).to_be_visible()

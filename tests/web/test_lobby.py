"""Before and around a game: the page of a table that waits, clocks that wait, added time, and the rematch."""

import re

from playwright.async_api import expect

from web.axe import serious
from web.page_actions import QUIET, NewPage
from web.test_table import ask

ADA = '{"animation":false,"name":"Ada"}'


async def test_a_table_is_shown_joined_and_played_when_both_are_there(new_page: NewPage) -> None:
    async with new_page(settings=ADA, painted=True) as ada, new_page(settings=QUIET) as mary:
        await ada.goto("/")
        await ada.get_by_role("button", name="A friend, by link").click()
        await ada.get_by_text("Name, rules, help, clock").click()
        await ada.locator("label").filter(has_text=re.compile(r"^\s*Clock")).locator("select").select_option("quick")
        await ada.get_by_role("button", name="Open a table").click()
        await expect(ada.get_by_role("img", name="Code with the link")).to_be_visible()
        await expect(ada.get_by_role("combobox", name="Level of the machine")).to_be_visible()
        assert await serious(ada) == []
        table = ada.url
        await ada.goto("/")
        # The form remembers, and the table is in the list with what was agreed.
        await expect(ada.get_by_role("button", name="Open a table")).to_be_visible()
        await expect(ada.get_by_text("10 min + 10 s")).to_be_visible()
        await mary.goto(table)
        await expect(mary.get_by_text("10 minutes each, 10 seconds added a turn")).to_be_visible()
        await expect(mary.get_by_text("2016: nine manholes")).to_be_visible()
        await mary.get_by_role("button", name="Play Jack").click()
        await expect(mary.get_by_text("Not yet here: the detective")).to_contain_text("They start in")
        ten = mary.get_by_role("timer").filter(has_text="10:00")
        await expect(ten).to_have_count(2)
        await ada.goto(table)
        await expect(mary.get_by_text("Not yet here")).to_have_count(0)
        await expect(ten).to_have_count(1)
        await ask(mary, "Give them a minute")
        await expect(ada.locator("ol[aria-label] li").last).to_contain_text("Jack gives one more minute.")
        await expect(ada.get_by_role("timer").filter(has_text=re.compile(r"^10:\d\d$"))).to_have_count(2)
        await ask(mary, "Give up")
        await mary.get_by_role("dialog").get_by_role("button", name="Yes, give up").click()
        await expect(mary.get_by_role("dialog")).to_have_count(0)
        await ask(mary, "Rematch")
        await expect(mary.get_by_text("Waiting until Ada accepts the rematch")).to_be_visible()
        await ada.get_by_role("button", name="Accept the rematch").click()
        for page in (ada, mary):
            await expect(page.locator("svg.board")).to_be_visible()


async def test_a_table_that_nobody_joins_is_cancelled(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as ada:
        body = {"game": "mrjack", "me": {"seat": "jack", "name": "Ada"}}
        made = await (await ada.request.post("/api/tables", data=body)).json()
        await ada.goto(f"/table/{made['table']['id']}#key={made['key']['token']}")
        await ada.get_by_role("button", name="Cancel the table").click()
        await ada.get_by_role("button", name="Yes, cancel it").click()
        await expect(ada.get_by_role("heading", name="New game")).to_be_visible()
        await ada.go_back()
        await expect(ada.get_by_role("heading", name="This table was cancelled")).to_be_visible()

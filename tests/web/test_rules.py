"""From a prompt to its rule: the page shows the rule that was asked for, and its situation on the real board."""

from playwright.async_api import expect

from web.page_actions import QUIET, NewPage, can_act, sit

RULES = {"/rules/mrjack": ("R18", "svg.board .way-out"), "/rules/whitechapel": ("W33", "svg .lit")}
"""A rule of each game, and what its picture shows: an exit to leave by, and circles that a coach reaches."""


async def test_a_prompt_leads_to_its_rule_and_the_table_stays(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await can_act(page)
        async with page.context.expect_page() as opened:
            await page.get_by_role("link", name="Why? Rule R8").click()
        rules = await opened.value
        await expect(rules.locator("#R8")).to_be_in_viewport()
        await expect(page.locator("svg.board")).to_be_visible()


async def test_a_rule_is_shown_with_its_situation_on_the_board(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET) as page:
        for path, (rule, shown) in RULES.items():
            await page.goto(f"{path}#{rule}")
            await expect(page.locator(f"#{rule}")).to_be_in_viewport()
            await expect(page.locator(f"#{rule} figure {shown}").first).to_be_visible()
            await expect(page.locator("main figure svg").nth(12)).to_have_count(0)

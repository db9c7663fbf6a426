"""Help for the police: a machine's counsel to follow, and a look back over the night."""

from playwright.async_api import expect

from web.page_actions import QUIET, NewPage
from web.whitechapel.map_actions import look, sit, stage
from web.whitechapel.socket_players import socket_players


async def test_a_machine_proposes_and_a_click_follows_it(new_page: NewPage, address: str) -> None:
    async with socket_players(address, assist="probabilities") as game:
        await game.play_to("hunt")
        async with new_page(settings=QUIET) as jack, new_page(settings=QUIET) as police:
            await sit(jack, game.table, game.tokens["jack"])
            await sit(police, game.table, game.tokens["police"])
            await police.get_by_role("button", name="What would the machine do?").click()
            await expect(police.locator("[data-follow=all]")).to_be_visible()
            plan = await police.locator("[data-follow]:not([data-follow=all])").count()
            await expect(police.locator(".map .advice")).to_have_count(plan)
            await expect(jack.locator(".counsel, .map .advice")).to_have_count(0)
            await police.locator("[data-follow=all]").click()
            await expect(police.locator(".map .advice")).to_have_count(0)
            await expect(police.locator(".prompt .say")).to_contain_text("Choose the policeman who looks for clues")
            await police.get_by_role("button", name="What would the machine do?").click()
            best = police.locator("[data-follow]").first
            await expect(best).to_be_visible()
            before = (await look(police))["position"]
            await best.click()
            await expect(police.locator(".map svg[data-version]")).not_to_have_attribute("data-version", before)
            assert stage(await look(police)) in ("act", "escape", "arrested")


async def test_no_counsel_is_offered_where_the_table_does_not_tell_chances(new_page: NewPage, address: str) -> None:
    async with socket_players(address, assist="possible") as game:
        await game.play_to("hunt")
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            await expect(page.locator(".counsel")).to_have_count(0)


async def test_the_police_look_back_to_any_space_and_jack_sees_what_they_can_know(
    new_page: NewPage, address: str
) -> None:
    async with socket_players(address, assist="probabilities") as game:
        await game.play_to("hunt")
        while len(game.now["view"]["track"]["ways"]) < 3 or game.stage != "hunt":
            await game.step()
        [murder] = game.now["view"]["murders"]
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            warm = page.locator(".map .now circle")
            await expect(warm.nth(1)).to_be_visible()
            back = page.get_by_role("slider")
            await back.fill("0")
            await expect(warm).to_have_count(1)
            await expect(page.locator(".likely")).to_contain_text(str(murder))
            await back.fill("3")
            await expect(warm.nth(1)).to_be_visible()
            await page.locator("[data-layer=home]").click()
            await expect(page.locator(".map .home circle").nth(1)).to_be_visible()
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["jack"])
            await expect(page.get_by_role("region", name="What the police can know")).to_be_visible()
            await expect(page.locator(".map .now circle").nth(1)).to_be_visible()

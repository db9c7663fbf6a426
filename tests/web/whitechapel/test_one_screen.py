"""Jack and the police at one screen: a curtain whenever the eyes change, and no secret on the wrong side of it."""

from playwright.async_api import expect

from web.hands import QUIET, NewPage
from web.whitechapel.streets import look, play, stage


async def test_a_night_at_one_screen_with_a_curtain_between_the_secrets(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await page.goto("/")
        await page.get_by_role("button", name="Letters from Whitechapel").click()
        await page.get_by_role("button", name="All at one screen").click()
        await page.locator("button.start").click()
        curtain = page.locator(".curtain")
        await expect(curtain).to_contain_text("Jack")
        await expect(page.locator(".map")).to_have_count(0)
        game = await play(page, seed=2, until="patrols")
        assert game["stages"][:2] == ["hideout", "marks"]
        await page.get_by_role("button", name="the police", exact=False).last.click()
        await page.get_by_role("button", name="I am the police").click()
        assert stage(await look(page)) == "patrols"
        await expect(page.locator(".map .home")).to_have_count(0)
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_have_count(0)
        assert "100" not in await page.get_by_role("tabpanel").inner_text(), "the story is told as the police know it"
        game = await play(page, seed=2, until="act")
        assert {"patrols", "crime", "escape", "hunt"} <= set(game["stages"])
        assert len(game["curtains"]) == 2, "Jack's and the police's"

"""Fewer clicks for the police: a whole turn by mouse, counted, with real clicks of the mouse."""

import re

from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage
from web.pointing import click_middle
from web.whitechapel.map_actions import at_rest, look, sit, stage
from web.whitechapel.socket_players import SocketPlayers, socket_players

MOST_CLICKS = 12


class CountingMouse:
    """A mouse that counts its clicks."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks = page, 0

    async def click(self, name: str) -> None:
        before = (await look(self.page))["position"]
        await click_middle(self.page.locator(name))
        self.clicks += 1
        await expect(self.page.locator(".map svg[data-version]")).not_to_have_attribute("data-version", before)

    async def go(self, crossing: str) -> None:
        await self.click(f".map [data-spot='{crossing}']")


def aims(game: SocketPlayers) -> list[str]:
    """Crossings for five moves: no place twice, none where somebody stands."""
    taken = {one["crossing"] for one in game.now["view"]["policemen"]}
    found: dict[str, str] = {}
    for choice in game.now["choices"]:
        man, there = choice["action"]["policeman"], choice["crossings"][0]
        if there not in taken and man not in found:
            found[man] = there
            taken.add(there)
    return list(found.values())


async def test_a_typical_turn_of_the_police_takes_at_most_twelve_clicks(new_page: NewPage, address: str) -> None:
    """Five moves; two questions that somebody has in mind; then everybody asks all around."""
    async with socket_players(address, assist="marks") as game:
        await game.play_to("hunt")
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            murder = game.now["view"]["murders"][0]
            await at_rest(page)
            scene = await page.locator(f".map [data-place=c{murder}]").bounding_box()
            glass = await page.locator(".map .viewport").bounding_box()
            assert scene is not None
            assert glass is not None
            assert glass["x"] < scene["x"] < glass["x"] + glass["width"], "the night begins at the crime scene"
            assert glass["y"] < scene["y"] < glass["y"] + glass["height"]

            mouse = CountingMouse(page)
            for crossing in aims(game)[:4]:
                await mouse.go(crossing)
            # The last policeman is chosen already.
            await mouse.click(".map .target.pick >> nth=0")
            assert stage(await look(page)) == "act"
            assert mouse.clicks == 5
            asked = await page.locator(".map .target.direct").first.get_attribute("data-spot")
            await mouse.click(f".map [data-spot='{asked}']")
            if stage(await look(page)) == "act" and await page.locator("[data-act=around]").count():
                await mouse.click("[data-act=around]")
            await page.locator("[data-act=around-all]").click()
            mouse.clicks += 1
            everybody_asked = re.compile(r"\.escape\b")
            await expect(page.locator(".map svg[data-version]")).to_have_attribute("data-version", everybody_asked)
            assert mouse.clicks <= MOST_CLICKS
            assert await page.locator(".map [data-searched]").count() > 0, "what was asked in vain stays on the map"


async def test_a_plan_is_sent_at_once_but_undone_move_by_move(new_page: NewPage, address: str) -> None:
    async with socket_players(address) as game:
        await game.play_to("hunt")
        version = game.now["version"]
        async with new_page(settings='{"animation":false,"planning":true}') as page:
            await sit(page, game.table, game.tokens["police"])
            await expect(page.locator(".prompt.mine")).to_be_visible()
            for count, crossing in enumerate(aims(game)[:3], start=1):
                await page.locator(f".map [data-spot='{crossing}']").dispatch_event("click")
                await expect(page.locator(".map [data-planned]")).to_have_count(count)
            assert game.now["version"] == version, "nothing is sent before the plan is"
            await page.locator("[data-act=send-plan]").click()
            await _reach(game, version + 5)
            assert game.stage == "act"
            await page.locator("[data-act=undo]").click()
            await _reach(game, version + 6)
            assert [one["waiting"] for one in game.now["view"]["policemen"]].count(True) == 1


async def _reach(game: SocketPlayers, version: int) -> None:
    for guest in game.guests.values():
        await guest.reach(version)

"""Every phase of one game with all its rules: it says what to do, offers what may be done, and survives a lost line."""

import re
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.async_api import Page, expect

from web.page_actions import QUIET, NewPage
from web.pointing import click_at
from web.proxy import Proxy, proxied
from web.whitechapel.map_actions import ALL_RULES, look, sit, unselectable_circle
from web.whitechapel.panel_texts import SAYS
from web.whitechapel.socket_players import SocketPlayers, socket_players

WAYS = {
    "letter": {"dear-boss", "saucy-jacky"},
    "escape": {"walk", "coach", "alley"},
    "act": {"ask", "area", "rush"},
}
"""Buttons between ways of doing it, where there are several."""
WHOLE = {"hideout", "address", "false-clue"}
"""Where nearly every circle can be chosen."""
BUTTONS = {
    "address": ["pass"],
    "letter": ["pass"],
    "crime": ["wait"],
    "goulston": ["pass"],
    "false-clue": ["pass"],
    "hunt": ["stay-all"],
    "act": ["around-all"],
}


@pytest.mark.slow
async def test_every_phase_survives_a_lost_connection_and_a_reload(new_page: NewPage, address: str) -> None:
    """Pages are connected only in phases that are new: so they do not draw all the steps between."""
    seen: list[str] = []
    async with socket_players(address, ALL_RULES) as game, AsyncExitStack() as stack:
        proxied_pages: dict[str, ProxiedPage] = {}
        for seat, token in game.tokens.items():
            wire = await stack.enter_async_context(proxied(address))
            page = await stack.enter_async_context(new_page(base=wire.address, settings=QUIET))
            proxied_pages[seat] = ProxiedPage(page, wire)
            await sit(page, game.table, token)
            await proxied_pages[seat].cut()
        while not game.is_over:
            if len(game.now["choices"]) > 1 and game.stage not in seen:
                seen.append(game.stage)
                await proxied_pages[game.turn].mend()
                await _check(game, proxied_pages[game.turn].page)
                await proxied_pages[game.turn].cut()
            await game.step()
        for one_page in proxied_pages.values():
            await one_page.mend()
            await expect(one_page.page.locator(".ending")).to_contain_text("Jack wins")
    assert sorted(seen) == sorted(SAYS)


@dataclass(frozen=True)
class ProxiedPage:
    """A page, and the wire through which it is connected."""

    page: Page
    wire: Proxy

    async def cut(self) -> None:
        self.wire.cut()
        await expect(self.page.locator(".bar .connection")).to_have_class(re.compile(r"\blost\b"))
        await expect(self.page.locator(".map [data-spot], .prompt [data-act]")).to_have_count(0)

    async def mend(self) -> None:
        self.wire.mend()
        # As a browser does whose network is back; otherwise the page tries again after a pause only.
        await self.page.evaluate("dispatchEvent(new Event('online'))")
        await expect(self.page.locator(".bar .connection")).to_have_class(re.compile(r"\bopen\b"))


async def _check(game: SocketPlayers, page: Page) -> None:
    stage = game.stage
    says = page.locator(".prompt.mine .say")
    await expect(says).to_contain_text(SAYS[stage])
    before = await look(page)
    assert before["spots"] or before["acts"], stage
    assert set(before["modes"]) >= WAYS.get(stage, set()), stage
    assert [one for one in before["acts"] if one != "confirm"] == BUTTONS.get(stage, []), stage
    offered = {spot for choice in game.now["choices"] for spot in _places(choice)}
    assert {one["spot"] for one in before["spots"]} <= offered, f"{stage}: something can be clicked that is not legal"
    await _refuses(page, stage, before)
    await page.reload()
    await _same(page, stage, before)


async def _refuses(page: Page, stage: str, before: dict[str, Any]) -> None:
    """A click beside what lights up changes nothing, and the panel says why."""
    place = await unselectable_circle(page)
    if place is None:
        assert stage in WHOLE, f"{stage}: nowhere to click in vain"
        return
    await click_at(page, place["x"], place["y"])
    await expect(page.locator(".prompt .no")).to_contain_text(re.compile(rf"^Not circle {place['number']}: .+\.$"))
    await _same(page, stage, before)


async def _same(page: Page, stage: str, before: dict[str, Any]) -> None:
    await expect(page.locator(".prompt.mine .say")).to_contain_text(SAYS[stage])
    after = await look(page)
    assert [one["spot"] for one in after["spots"]] == [one["spot"] for one in before["spots"]], stage
    assert (after["acts"], after["modes"]) == (before["acts"], before["modes"]), stage


def _places(choice: dict[str, object]) -> list[str]:
    circles, crossings, action = choice["circles"], choice["crossings"], choice["action"]
    assert isinstance(circles, list)
    assert isinstance(crossings, list)
    assert isinstance(action, dict)
    man = [f"p:{action['policeman']}"] if action.get("policeman") else []
    return [*(f"c{one}" for one in circles), *crossings, *man]


@pytest.mark.slow
async def test_the_head_who_names_the_address_wins_and_is_asked_once_more(new_page: NewPage, address: str) -> None:
    async with socket_players(address, ALL_RULES) as game:
        # Of brown and red at most one is never Head, so it comes on one of the four nights.
        await game.play_to("address")
        async with new_page(settings=QUIET) as page:
            await sit(page, game.table, game.tokens["police"])
            home = game.guests["jack"].now["view"]["hideout"]
            await page.locator(f".map [data-spot=c{home}]").dispatch_event("click")
            await expect(page.get_by_role("dialog")).to_contain_text(str(home))
            await page.locator("dialog .danger").click()
            await expect(page.locator(".ending")).to_contain_text("the police win")
            await expect(page.locator(".map .home")).to_be_visible()

"""Jack and the police at one screen: a curtain whenever the eyes change, and no secret on the wrong side of it."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, expect

from web.page_actions import BY_HAND, NewPage
from web.whitechapel.clicking import click
from web.whitechapel.scripted_choice import Script
from web.whitechapel.scripted_game import ScriptedGame
from web.whitechapel.socket_frames import SocketFrames

Json = dict[str, Any]

DOM = """() => {
  const map = document.querySelector('.map svg[data-version]');
  const words = one => [one.textContent, ...[one, ...one.querySelectorAll('[aria-label], [title], input, textarea')]
    .flatMap(part => [part.ariaLabel, part.title, part.value])].join(' ');
  const beside = one => one.matches('.map, .likely, script, style') ? []
    : one.querySelector('.map, .likely') ? [...one.children].flatMap(beside) : [words(one)];
  const count = name => document.querySelectorAll(name).length;
  return {
    view: map?.dataset.version ?? '',
    jacks: count('.map .home, .map .hat, .map .trail, .map .figure .star, .sheet[aria-label]'),
    coloured: count('.map .helmet:not(.unknown)'),
    said: beside(document.body).join(' '),
    curtain: count('.curtain') > 0,
    rooms: count('.room, .map, [role=tabpanel]'),
  };
}"""
"""What is in the page now, seen, hidden or heard; without the map, where every circle has its number, and guesses."""


class OneScreen(ScriptedGame):
    """Both sides at one page. The side in turn must ask for its view."""

    def __init__(self, page: Page, wire: SocketFrames, scheme: Script) -> None:
        super().__init__(scheme)
        self.page, self.wire = page, wire
        self.curtains: list[str] = []
        self.looks = {"jack": 0, "police": 0}
        self.asked: set[int] = set()
        """Circles the police spoke of themselves."""

    def shown(self, seat: str) -> Json:
        return self.wire.now[seat]

    async def make(self, choice: Json) -> None:
        version = self.now["version"]
        await self._hand_over()
        self.asked |= set(choice["circles"]) if self.turn == "police" else set()
        await click(self.page, self.now, choice)
        for seat in ("jack", "police"):
            await self.wire.reach(seat, version + 1)

    async def _hand_over(self) -> None:
        """From the one who has done to the one in turn, with a curtain between."""
        dom = await self.look()
        if not dom["curtain"] and _eyes(dom) != self.turn:
            await self.page.locator(".hand button").dispatch_event("click")
            await expect(self.page.locator(".curtain")).to_be_visible()
            dom = await self.look()
        if dom["curtain"]:
            button = self.page.locator(".curtain button")
            self.curtains.append(await button.inner_text())
            await button.dispatch_event("click")
            await self.page.locator(".map svg[data-version]").wait_for()
            await self.look()

    async def look(self) -> Json:
        """No secret of the other side is anywhere in the page, and none at all behind the curtain."""
        dom: Json = await self.page.evaluate(DOM)
        if self.is_over:
            return dom
        if dom["curtain"]:
            assert (dom["rooms"], dom["view"]) == (0, ""), "something is left behind the curtain"
            assert not re.search(r"wc1|\d", dom["said"]), "the curtain tells a number"
            return dom
        eyes = _eyes(dom)
        self.looks[eyes] += 1
        if eyes == "police":
            assert re.search(r"h=\?;w=\?;p=[^?;]*;t=\?;s=\?", dom["view"]), dom["view"]
            assert dom["jacks"] == 0, "the police see something of Jack's"
            home = self.jack["hideout"]
            mention = re.search(rf"\b{home}\b", dom["said"])
            assert home in self.asked or not mention, "the police read where Jack lives"
        else:
            assert eyes == "jack"
            assert "p=?" in dom["view"]
            shown = [man for man in self.jack["policemen"] if man["crossing"]]
            assert dom["coloured"] <= len(shown), "Jack sees which patrol is which"
        return dom


def _eyes(dom: Json) -> str:
    """Whose view it is."""
    return str(dom["view"].rsplit("@", 1)[-1])


@pytest.mark.slow
async def test_a_whole_game_at_one_screen_with_a_curtain_between_the_secrets(new_page: NewPage) -> None:
    async with new_page(settings=BY_HAND) as page:
        wire = SocketFrames(page)
        await page.goto("/")
        await page.get_by_role("button", name="Letters from Whitechapel").click()
        await page.get_by_role("button", name="All at one screen").click()
        await page.locator("button.start").click()
        await expect(page.locator(".curtain")).to_contain_text("Jack")
        await wire.reach_start("jack")
        await wire.reach_start("police")
        game = OneScreen(page, wire, Script(home=30, late=0, brisk=True))
        while not game.is_over:
            await game.step()
        await expect(page.locator(".ending")).to_contain_text("Jack wins")
        # Before the patrols, the crime and each move of either side.
        assert set(game.curtains) == {"I am Jack: show me", "I am the police: show me"}
        assert all(one != other for one, other in zip(game.curtains, game.curtains[1:], strict=False))
        assert len(game.curtains) > 4 * 4
        assert min(game.looks.values()) > 30, "both looked often"
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text("Hideout: 30")

"""Mr. Jack with the real board on the table: a phone of usual size, fingers only, and every tap counted."""

import re
from collections import Counter
from dataclasses import dataclass, field

import pytest
from playwright.async_api import Page, expect

from web.companion_actions import PHONE
from web.page_actions import QUIET, NewPage
from web.pointing import tap_middle

CONFIRM = ".companion [data-act=confirm]"
DONE = ".companion [data-act=done]"
CARD = "button.card:enabled"
"""One that can be chosen. While the machine acts its cards are shown, and cannot."""
READY = f"""() => document.querySelector('.ended') !== null || [...document.querySelectorAll(
    '.companion [data-deed], .companion {CARD}, .companion .target, .companion [data-act=stay]')].length > 0"""
AREA = """() => {
  const box = document.querySelector('svg.board .place').getBoundingClientRect();
  return box.width * box.height;
}"""
"""Square pixels of a place on the board."""
MOST_TAPS = 14
"""For a card of the person: a whistle that moves three characters takes the most."""


@dataclass
class Player:
    """A person with the box: does what the phone says, and enters moves of their own."""

    page: Page
    taps: int = 0
    turns: Counter[str] = field(default_factory=Counter)
    """The taps that each of the person's cards took, by round and turn."""
    deeds: list[str] = field(default_factory=list)
    heights: set[bool] = field(default_factory=set)

    async def begin(self, machine: str, draws: str = "seed") -> None:
        await self.page.goto("/companion")
        await self.page.get_by_role("button", name="Mr. Jack", exact=True).tap()
        await self.page.locator(f"[data-mode={machine}]").tap()
        await self.page.locator("[data-choice=level][data-value=novice]").tap()
        await self.page.locator(f"[data-choice=draws][data-value={draws}]").tap()
        await self.page.locator("button.start").tap()
        await self.page.wait_for_url(re.compile(r"/companion/[a-z2-7]{16}$"))

    async def tap(self, what: str) -> None:
        self.taps += 1
        await self.page.locator(what).first.tap()

    async def round(self) -> int:
        text = await self.page.locator(".companion .spoken .soft").inner_text()
        return int(text.split()[1])

    async def play_to_round(self, last: int) -> None:
        """Until that round has begun and everything that came before it is done on the board."""
        for _ in range(200):
            await self.page.wait_for_function(READY)
            self.heights.add(await self.fits())
            assert await self.page.locator(".companion .hat").count() == 0, "it shows who Jack is"
            if await self.page.locator(".ended").count():
                raise AssertionError("the game ended too early")
            if await self.page.locator("[data-deed]").count():
                await self._follow()
            elif await self.round() >= last:
                return
            else:
                await self._enter()
        raise AssertionError("the round never came")

    async def _follow(self) -> None:
        kind = await self.page.locator("[data-deed]").get_attribute("data-deed") or ""
        self.deeds.append(kind)
        number = await self.page.locator("[data-deed]").get_attribute("data-number")
        if kind in ("own", "alibi"):
            await expect(self.page.locator("[data-deed] .card")).to_have_count(0)
            await self.page.locator("[data-act=hold]").dispatch_event("pointerdown")
            await expect(self.page.locator("[data-deed] .card")).to_have_count(1)
            await self.page.locator("[data-act=hold]").dispatch_event("pointerup")
        if kind == "turn":
            await expect(self.page.locator("[data-pointed]").first).to_be_attached()
        await self.tap(DONE)
        await expect(self.page.locator(f"[data-number='{number}']")).to_have_count(0)

    async def _enter(self) -> None:
        """One tap, or a whole card: the first card, the first place that is no accusation and no way out."""
        version = await self.page.locator("svg.board").get_attribute("data-version") or ""
        before = self.taps
        if await self.page.locator(CONFIRM).count():
            await self.tap(CONFIRM)
            await expect(self.page.locator(f"svg.board[data-version='{version}']")).to_have_count(0)
        elif await self.page.locator(CARD).count():
            await self.tap(CARD)
            await expect(self.page.locator("button.card")).to_have_count(0)
        elif await self.page.locator("[data-act=stay]").count():
            await self.tap("[data-act=stay]")
        else:
            half = await self.page.locator(".target.source").count()
            await self.tap(".companion .target.source" if half else ".companion .target.go")
            await expect(self.page.locator(CONFIRM if not half else ".companion [data-act=no]")).to_be_visible()
        self.turns[version.split(" ")[2]] += self.taps - before

    async def fits(self) -> bool:
        fits: bool = await self.page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        return fits


@pytest.mark.parametrize("machine", ["jack", "detective"])
async def test_two_rounds_with_the_real_board(new_page: NewPage, machine: str) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin(machine)
        await player.play_to_round(3)
        # R8: two cards a round for each side; the machine's are shown, the person's are entered.
        # The detective begins the third round.
        assert player.deeds.count("turn") == {"jack": 4, "detective": 5}[machine]
        assert player.deeds.count("call") == 2
        assert player.deeds.count("draw") == 2
        assert player.deeds.count("own") == (1 if machine == "detective" else 0)
        assert len(player.turns) == 4
        assert max(player.turns.values()) <= MOST_TAPS
        assert player.heights == {True}


async def test_a_tap_where_nobody_can_go_gets_a_sentence(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack")
        await player.tap(DONE)
        await page.locator("button.card").first.tap()
        await expect(page.locator("button.card")).to_have_count(0)
        version = await page.locator("svg.board").get_attribute("data-version")
        await tap_middle(page.locator("svg.board .place").first)
        await expect(page.get_by_role("alert")).to_contain_text("cannot walk to")
        await expect(page.locator(f"svg.board[data-version='{version}']")).to_have_count(1)


async def test_a_card_that_was_taken_by_mistake_is_undone(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack")
        await player.tap(DONE)
        await page.locator("button.card").first.tap()
        await expect(page.locator("button.card")).to_have_count(0)
        await page.locator("[data-act=undo]").tap()
        await expect(page.locator("button.card")).to_have_count(4)


async def test_after_a_reload_the_phone_goes_on_where_it_was(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack")
        await player.tap(DONE)
        await expect(page.locator("button.card")).to_have_count(4)
        await page.reload()
        await expect(page.locator("button.card")).to_have_count(4)
        await expect(page.locator("[data-deed]")).to_have_count(0)


async def test_the_picture_of_the_board_can_be_turned_to_be_larger(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack")
        await player.tap(DONE)
        upright = await page.evaluate(AREA)
        await player.tap("[data-act=turn]")
        await page.wait_for_function(f"upright => ({AREA})() > 1.2 * upright", arg=upright)


async def test_cards_that_were_dealt_from_the_box_are_entered(new_page: NewPage) -> None:
    dealt = ["watson", "stealthy", "gull", "bert"]
    async with new_page(360, 640, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack", draws="entered")
        await expect(page.locator(CONFIRM)).to_be_disabled()
        for who in dealt:
            await player.tap(f"[data-dealt={who}]")
        await expect(page.locator("[data-dealt=holmes]")).to_be_disabled()
        assert await player.fits()
        await player.tap(CONFIRM)
        await expect(page.locator("button.card")).to_have_count(4)
        shown = await page.locator("button.card").evaluate_all("all => all.map(one => one.dataset.card)")
        assert shown == dealt
        assert player.taps == 5


async def test_a_walk_that_was_entered_wrong_is_mended_later(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page:
        player = Player(page)
        await player.begin("jack")
        await player.tap(DONE)
        await player.tap("[data-card=lestrade]")
        await player.tap("[data-spot=E6]")
        await player.tap(CONFIRM)
        for spot in ("exit-NE", "exit-NW"):
            await player.tap(f"[data-spot={spot}]")
        await player.tap(CONFIRM)
        await expect(page.locator("[data-deed=turn]")).to_be_visible()
        await player.tap("[data-act=menu]")
        await player.tap("[data-act=mend]")
        await player.tap("[data-step=E6]")
        await player.tap("[data-act=change]")
        await player.tap("[data-spot=E7]")
        await player.tap(CONFIRM)
        await expect(page.locator(".companion .notice")).to_contain_text("Mended")
        await page.get_by_role("button", name="Menu").tap()
        await expect(page.get_by_role("dialog")).to_contain_text("The detective plays Lestrade: walks to E7")

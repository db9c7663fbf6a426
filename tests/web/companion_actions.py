"""What people with a phone beside a real board do: taps only, and each of them is counted."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Locator, Page, expect

from web.pointing import tap_button, tap_middle

PHONE = {"has_touch": True, "is_mobile": True}
"""A phone, for `new_page`: there is no mouse."""

BOARD = ".companion .map svg[data-version]"
CONFIRM = ".companion [data-act=confirm]:not([disabled])"
DONE = ".companion [data-act=done]"
STAY = ".companion [data-act=stay]:not([disabled])"
GATE = ".companion [data-gate] button:not([disabled])"
"""The page before somebody's secrets."""
READY = f".companion .controls[aria-busy=false], {GATE}, .companion :is([data-act=done], [data-act=promised], .ended)"
"""Something can be entered or confirmed, or the game is over."""


async def remember(page: Page, seats: dict[str, str], table: str, game: str, **kept: Any) -> None:
    """What the phone has stored before its first page: the keys of these seats, and more about the table by name."""
    keys = [{"table": table, "seat": seat, "token": token, "game": game} for seat, token in seats.items()]
    stored = {"keys": keys, **{f"companion-{name}:{table}": one for name, one in kept.items()}}
    lines = (f"localStorage.setItem('gaslamp:{name}', {json.dumps(json.dumps(one))});" for name, one in stored.items())
    # Once: what the page stores later stays after a reload.
    await page.add_init_script(f"if (!localStorage.getItem('gaslamp:keys')) {{ {''.join(lines)} }}")


@dataclass
class Phone:
    page: Page
    taps: int = 0

    async def tap(self, what: str | Locator) -> None:
        found = self.page.locator(what).first if isinstance(what, str) else what
        self.taps += 1
        await found.tap()

    async def tap_and_see(self, what: str) -> None:
        """A tap whose effect on the page is looked at next."""
        self.taps += 1
        await tap_button(self.page.locator(what).first)

    async def tap_place(self, spot: str) -> None:
        """A tap on a place of the map that can be chosen."""
        self.taps += 1
        await tap_middle(self.page.locator(f".companion .map [data-spot='{spot}']"))

    async def type(self, number: int) -> None:
        """A number on the page's own keys."""
        await self.tap(".companion [data-act=type]")
        for digit in str(number):
            await self.tap(f"[data-digit='{digit}']")

    async def enter(self, number: int) -> None:
        """The place with that number."""
        await self.type(number)
        await self.tap("[data-found]")
        await self.send(CONFIRM)

    async def begin(self, mode: str, level: str = "novice", draws: str = "seed") -> str:
        """A new game from the page where one chooses it; the id of its table."""
        await self.page.goto("/companion")
        await self.tap(self.page.get_by_role("button", name="Letters from Whitechapel", exact=True))
        await self.tap(f"[data-mode={mode}]")
        await self.tap(f"[data-choice=draws][data-value={draws}]")
        await self.tap(f"[data-choice=level][data-value={level}]")
        await self.tap("button.start")
        await expect(self.page.locator(BOARD)).to_be_visible()
        return self.page.url.rsplit("/", 1)[-1]

    async def ready(self) -> None:
        await expect(self.page.locator(READY).first).to_be_visible()

    async def read_cards(self) -> list[str]:
        """Do what the cards say, one after the other; what they said."""
        said = []
        await self.ready()
        while await self.page.locator(DONE).count():
            said.append(await self.page.locator(".companion .cards .text").inner_text())
            await self.tap(DONE)
            await self.ready()
        return said

    async def places(self) -> list[str]:
        """The places that can be chosen now."""
        found: list[str] = await self.page.locator(".companion .map [data-spot].pick").evaluate_all(
            "all => all.map(one => one.dataset.spot)"
        )
        return found

    async def moment(self) -> tuple[int, str]:
        """The night, and what the position on the map waits for."""
        text = await self.page.locator(BOARD).get_attribute("data-version") or ""
        night, _, stage = text.split(" ")[2].partition(".")
        return int(night), stage

    async def pawns(self) -> dict[str, str]:
        """Where each policeman stands, by his letter."""
        text = await self.page.locator(BOARD).get_attribute("data-version") or ""
        return {one[0]: one[1:] for one in text.split(" ")[8].split(",")}

    async def send(self, what: str) -> None:
        """A tap that enters an action. Afterwards the game has gone on."""
        before = await self.page.locator(BOARD).get_attribute("data-version") or ""
        await self.tap(what)
        gone_on = "([board, before]) => document.querySelector(board)?.dataset.version !== before"
        await self.page.wait_for_function(gone_on, arg=[BOARD, before])
        await self.ready()

    async def choose(self) -> None:
        """Any place that can be chosen, and the next one, until it is a whole action."""
        while not await self.page.locator(CONFIRM).count():
            await self.tap_place((await self.places())[0])
        await self.send(CONFIRM)

    async def pick(self, spot: str, until: str = CONFIRM) -> None:
        """That place. Where places are too close for a finger, the first tap only comes closer."""
        while not await self.page.locator(until).count():
            await self.tap_place(spot)

    async def homeward(self) -> None:
        """The place nearest to Jack's hideout among those that can be chosen."""
        spot = await self.page.evaluate(
            """() => {
              const middle = one => { const box = one.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2]; };
              const home = middle(document.querySelector('.home .ring'));
              const far = one => Math.hypot(middle(one)[0] - home[0], middle(one)[1] - home[1]);
              const found = [...document.querySelectorAll('.map [data-spot].pick')].sort((a, b) => far(a) - far(b));
              return found[0].dataset.spot;
            }"""
        )
        await self.pick(spot)
        await self.send(CONFIRM)

    async def does_not_scroll(self) -> bool:
        """Whether everything is on the screen, without scrolling."""
        fits: bool = await self.page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        return fits

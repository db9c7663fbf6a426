"""What people with a phone beside a real board do: taps only, and each of them is counted."""

from dataclasses import dataclass

from playwright.async_api import Locator, Page, expect

PHONE = {"has_touch": True, "is_mobile": True}
"""A phone, for `new_page`: there is no mouse."""

BOARD = ".companion .map svg[data-version]"
CONFIRM = ".companion [data-act=confirm]"


@dataclass
class Phone:
    page: Page
    taps: int = 0

    async def tap(self, what: str | Locator) -> None:
        found = self.page.locator(what).first if isinstance(what, str) else what
        self.taps += 1
        await found.tap()

    async def tap_place(self, spot: str) -> None:
        """A tap on a place of the map that can be chosen."""
        box = await self.page.locator(f".companion .map [data-spot='{spot}']").bounding_box()
        assert box is not None
        self.taps += 1
        await self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    async def begin(self, mode: str, level: str = "novice") -> str:
        """A new game from the page where one chooses it; the id of its table."""
        await self.page.goto("/companion")
        await self.tap(f"[data-mode={mode}]")
        await self.tap(f"[data-choice=level][data-value={level}]")
        await self.tap("button.start")
        await expect(self.page.locator(BOARD)).to_be_visible()
        return self.page.url.rsplit("/", 1)[-1]

    async def places(self) -> list[str]:
        """The places that can be chosen now."""
        found: list[str] = await self.page.locator(".companion .map [data-spot]").evaluate_all(
            "all => all.map(one => one.dataset.spot)"
        )
        return found

    async def stage(self) -> str:
        """What the position on the map waits for."""
        text = await self.page.locator(BOARD).get_attribute("data-version") or ""
        return text.split(" ")[2].split(".")[1]

    async def does_not_scroll(self) -> bool:
        """Whether everything fits on the screen."""
        fits: bool = await self.page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
        )
        return fits

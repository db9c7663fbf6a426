"""Photographs of every moment, in both themes and four sizes: python tests/web/moment_shots.py FOLDER [KIND ...]."""

import asyncio
import sys
import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, async_playwright, expect

sys.path.insert(0, str(Path(__file__).parents[1]))
import loopback
from gaslamp.core import record
from gaslamp.games.registry import named
from web.chromium import CHROMIUM, FLAGS
from web.game_server import served

RECORDS = Path(__file__).parents[1] / "data" / "records"
THEMES = ("night", "paper")
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "laptop": (1280, 800), "wide": (1920, 1080)}
STEP_MS = 1100
"""Of a replay at its usual speed."""
MIDDLE = """share => document.getAnimations().forEach(one => {
  const { duration, delay } = one.effect?.getComputedTiming() ?? {};
  if (one.effect?.target?.closest?.('.moments, .interlude') && Number.isFinite(duration)) {
    one.pause();
    one.currentTime = share * (delay + duration);
  }
})"""

THEME = """theme => {
  document.documentElement.dataset.theme = theme;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}"""

expect.set_options(timeout=60_000)

Wanted = Callable[[list[Any]], bool]


def kinds(*names: str) -> Wanted:
    """The last actions are of these kinds."""
    return lambda done: tuple(type(one).__name__ for one in done[-len(names) :]) == names


def answered(question: str, *, yes: bool) -> Wanted:
    return lambda done: kinds(question, "Answer")(done) and done[-1].yes is yes


MOMENTS: dict[str, tuple[str, str, Wanted]] = {
    "sight": ("mrjack-dawn", "detective", kinds("Call")),
    "cleared": ("mrjack-dawn", "detective", kinds("Call")),
    "lamp-out": ("mrjack-dawn", "detective", kinds("Call")),
    "alibi": ("mrjack-escape", "referee", kinds("Alibi")),
    "accusation": ("mrjack-right", "detective", kinds("Accuse")),
    "guilty": ("mrjack-right", "detective", kinds("Verdict")),
    "innocent": ("mrjack-wrong", "detective", kinds("Verdict")),
    "escape": ("mrjack-escape", "detective", kinds("Leave")),
    "victim": ("whitechapel-escaped", "spectator", kinds("Kill")),
    "alarm": ("whitechapel-escaped", "spectator", kinds("Alarm")),
    "clue": ("whitechapel-all-options", "spectator", answered("Ask", yes=True)),
    "no-clue": ("whitechapel-escaped", "spectator", answered("Ask", yes=False)),
    "arrest": ("whitechapel-arrested", "spectator", kinds("Arrest")),
    "caught": ("whitechapel-arrested", "spectator", answered("Arrest", yes=True)),
    "missed": ("whitechapel-false-clues", "spectator", answered("Arrest", yes=False)),
    "home": ("whitechapel-escaped", "spectator", kinds("WalkHome")),
    "night": ("whitechapel-escaped", "spectator", kinds("WalkHome")),
}
"""A finished game, whose eyes see it, and the first step that shows the moment."""


def number_of(kept: record.Record, wanted: Wanted) -> int:
    game = named(kept.game)
    done = []
    for entry in kept.entries:
        done.append(game.parse_action(entry.action))
        if wanted(done):
            return len(done)
    raise LookupError("the game has no such step")


async def freeze(page: Page, address: str, kind: str, share: float = 0.45) -> None:
    """Open a replay, play it to the moment and hold it there."""
    name, eyes, wanted = MOMENTS[kind]
    kept = record.parse((RECORDS / f"{name}.record").read_text())
    table = loopback.post(f"{address}/api/tables/import", json={"record": record.write(kept)}).json()["id"]
    number = number_of(kept, wanted)
    await page.goto(f"/replay/{table}?eyes={eyes}&at={number - 1}")
    await expect(page.locator("svg.board, .map svg[data-zoom]").first).to_be_visible()
    # From here on time passes only when it is told to.
    await page.clock.install(time=0)
    await page.clock.pause_at(1000)
    await page.get_by_role("button", name="Play", exact=True).click()
    shown = page.locator(f"[data-moment={kind}]")
    for _ in range(24):
        await page.clock.run_for(STEP_MS // 4)
        # What is shown is drawn by now, but its animations go by the browser's own clock.
        if await shown.count():
            break
    await expect(shown).to_be_visible()
    await page.evaluate(MIDDLE, share)


async def photograph(browser: Browser, address: str, folder: Path, size: str, kind: str) -> None:
    width, height = SIZES[size]
    context = await browser.new_context(viewport={"width": width, "height": height}, base_url=address, locale="en-GB")
    page = await context.new_page()
    await freeze(page, address, kind)
    await page.locator("svg.board, .map").first.scroll_into_view_if_needed()
    for theme in THEMES:
        await page.evaluate(THEME, theme)
        await page.wait_for_timeout(200)
        await page.screenshot(path=folder / f"{kind}-{theme}-{size}.png")
    await context.close()


async def main(folder: Path, some: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, served(Path(kept)) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for size, kind in product(SIZES, some or MOMENTS):
                await photograph(browser, address, folder, size, kind)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2:]))

"""Photographs of every page, in every theme and size: python tests/web/shots.py FOLDER."""

import asyncio
import random
import sys
import tempfile
from itertools import product
from pathlib import Path

import httpx
from playwright.async_api import Browser, Page, async_playwright, expect

sys.path.insert(0, str(Path(__file__).parents[1]))
import loopback
from web.chromium import CHROMIUM, FLAGS
from web.game_server import served
from web.page_actions import begin, can_act, move, ready, sit
from web.whitechapel import photographs

THEMES = ("night", "paper", "contrast", "colour-safe")
SIZES = {"phone": (360, 640), "tablet": (768, 1024), "wide": (1440, 900), "television": (3840, 2160)}
PLAIN = {
    "lobby": "/lobby",
    "puzzles": "/puzzles",
    "rules": "/rules/mrjack",
    "account": "/account",
    "settings": "/settings",
    "lost": "/x",
}
RECORD = Path(__file__).parents[1] / "data" / "records" / "mrjack-escape.record"


async def photograph(browser: Browser, address: str, folder: Path, theme: str, size: str) -> None:
    width, height = SIZES[size]
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        base_url=address,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    kept = f'{{"theme":"{theme}"}}'
    await context.add_init_script(f"localStorage.setItem('gaslamp:settings', '{kept}')")
    page = await context.new_page()

    async def shot(name: str, *, whole: bool = False) -> None:
        await page.wait_for_timeout(250)
        await page.screenshot(path=folder / f"{name}-{theme}-{size}.png", full_page=whole)

    await page.goto("/")
    await expect(page.locator("button.start")).to_be_visible()
    await shot("home", whole=True)
    for name, path in PLAIN.items():
        await page.goto(path)
        await expect(page.locator("main h1")).to_be_visible()
        await shot(name, whole=name == "rules")
    await _table(page, shot)
    await _others(page, address, shot)
    await photographs.photograph(page, address, shot)
    await context.close()


async def _table(page: Page, shot: object) -> None:
    assert callable(shot)
    dice = random.Random(4)
    await sit(page, "jack", "novice")
    for _ in range(7):
        await ready(page)
        await move(page, dice)
    await can_act(page)
    await shot("table-jack")
    await sit(page, "detective", assist="probabilities")
    await can_act(page)
    await shot("table-cards")
    await page.locator("button.card").first.click()
    await expect(page.locator("svg.board .target").first).to_be_visible()
    await shot("table-walk", whole=True)
    await page.get_by_role("tab", name="Help").click()
    await shot("table-help", whole=True)
    await page.get_by_role("button", name="Table", exact=True).click()
    await expect(page.get_by_role("dialog")).to_be_visible()
    await shot("table-menu")


async def _others(page: Page, address: str, shot: object) -> None:
    assert callable(shot)
    await begin(page, opponent="A friend, by link")
    await shot("waiting")
    await begin(page, opponent="Two at one screen")
    await expect(page.locator(".curtain")).to_be_visible()
    await shot("curtain")
    await page.goto("/learn/mrjack")
    await page.locator("[data-side=detective]").click()
    await expect(page.locator(".lesson")).to_be_visible()
    await shot("learn")
    body = {"record": RECORD.read_text("utf-8")}
    async with httpx.AsyncClient(timeout=30, verify=loopback.PLAIN) as client:
        finished = (await client.post(f"{address}/api/tables/import", json=body)).json()["id"]
    await page.goto(f"/replay/{finished}?eyes=detective&at=60")
    await expect(page.locator(".chance").first).to_be_visible()
    await shot("replay", whole=True)


async def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for theme, size in product(THEMES, SIZES):
                await photograph(browser, address, folder, theme, size)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

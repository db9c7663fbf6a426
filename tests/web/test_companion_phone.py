"""A phone beside a real board: its voice, its screen that stays on, and texts that fit in every language."""

import json

import pytest
from playwright.async_api import Page, expect

from web.companion_actions import PHONE
from web.page_actions import NewPage
from web.test_companion_mrjack import CONFIRM, DONE, Player

STUBS = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', {value: {
  speak: one => window.spoken.push({lang: one.lang, text: one.text}), cancel() {}}});
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
  const lock = {kind, released: false, async release() { this.released = true; }};
  window.locks.push(lock);
  return lock;
}}});
"""
CUT = """() => [...document.querySelectorAll('h1, h2, p, button, a.button, label, legend, summary, select, li')]
  .filter(one => one.getClientRects().length > 0 && !one.closest('.visually-hidden'))
  .filter(one => getComputedStyle(one).textOverflow !== 'ellipsis' && !one.querySelector('.line'))
  .filter(one => { const box = one.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2
      ? getComputedStyle(one).display !== 'inline' : box.left < -1 || box.right > innerWidth + 1; })
  .map(one => `${one.tagName} ${one.innerText}`)"""
"""Texts that are wider or higher than their box, or than the screen. Where dots stand, a tap shows the whole text."""


def settings(language: str) -> str:
    return json.dumps({"animation": False, "language": language})


async def lestrade_walks(player: Player) -> None:
    await player.tap(DONE)
    await player.tap("[data-card=lestrade]")
    await player.tap("[data-spot=E6]")
    await player.tap(CONFIRM)
    for spot in ("exit-NE", "exit-NW"):
        await player.tap(f"[data-spot={spot}]")
    await player.tap(CONFIRM)
    await expect(player.page.locator("[data-deed=turn]")).to_be_visible()


async def test_the_voice_says_what_everybody_may_hear_in_the_language_of_the_page(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=settings("fr"), **PHONE) as page:
        await page.add_init_script(STUBS)
        player = Player(page)
        await player.begin("jack")
        await player.tap("[data-act=menu]")
        await player.tap("[data-act=voice]")
        await player.tap("dialog[open] .primary")
        await lestrade_walks(player)
        await player.tap("[data-act=menu]")
        lines = await page.locator("dialog[open] li button").all_inner_texts()
        told = [line for line in lines if line.startswith("Jack joue")]
        entered = [line for line in lines if line.startswith("L’enquêteur joue")]
        assert told, lines
        assert entered, lines
        await page.wait_for_function(
            "lines => lines.every(one => spoken.some(({text}) => text.includes(one)))", arg=told
        )
        spoken = await page.evaluate("spoken")
        assert {one["lang"] for one in spoken} == {"fr"}
        said = [line for line in entered if any(line in one["text"] for one in spoken)]
        assert said == [], "what people entered themselves is not said"


async def test_the_screen_is_kept_on_again_after_the_page_was_hidden(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=settings("en"), **PHONE) as page:
        await page.add_init_script(STUBS)
        await Player(page).begin("jack")
        shown = "document.dispatchEvent(new Event('visibilitychange'))"
        await page.wait_for_function("locks.length === 1")
        await page.evaluate(shown)
        assert await page.evaluate("locks.map(one => one.kind)") == ["screen"], "it still has that one"
        await page.evaluate("locks[0].released = true")
        await page.evaluate(shown)
        await page.wait_for_function("locks.length === 2")
        await page.locator("[data-act=menu]").tap()
        await page.locator("dialog[open] a.button").first.tap()
        await page.wait_for_function("locks[1].released")


async def opened_notebook(page: Page, game: str) -> str:
    answer = await page.request.post("/api/notebooks", data={"game": game})
    return f"/companion/notebook/{(await answer.json())['id']}"


@pytest.mark.parametrize("language", ["fr", "it"])
async def test_no_text_is_cut_off_on_a_small_phone(new_page: NewPage, language: str) -> None:
    async with new_page(360, 640, settings=settings(language), **PHONE) as page:
        pages = ["/companion", "/companion/notebook"]
        pages += [f"/companion/setup/{game}" for game in ("mrjack", "whitechapel")]
        pages += [await opened_notebook(page, game) for game in ("mrjack", "whitechapel")]
        for path in pages:
            await page.goto(path)
            await page.locator("main button:not([disabled])").nth(1).wait_for()
            await page.locator("main [role=status]").filter(has_text="…").wait_for(state="detached")
            assert await page.evaluate(CUT) == [], path
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        await page.locator("[data-act=menu]").tap()
        assert await page.evaluate(CUT) == [], "the menu of a notebook"
        player = Player(page)
        await player.begin("jack")
        await page.locator(DONE).wait_for()
        assert await page.evaluate(CUT) == [], "four cards"
        await lestrade_walks(player)
        assert await page.evaluate(CUT) == [], "a turn of the machine"
        await player.tap("[data-act=menu]")
        assert await page.evaluate(CUT) == [], "the menu of a table"
        await player.tap("[data-act=mend]")
        assert await page.evaluate(CUT) == [], "the steps"

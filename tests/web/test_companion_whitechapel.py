"""Letters from Whitechapel with the real board on the table: a phone of usual size, and fingers only."""

import re

import pytest
from playwright.async_api import Page, expect

from web.axe import serious
from web.companion_actions import CONFIRM, STAY, Phone, remember
from web.companion_actions import PHONE as TOUCH
from web.page_actions import QUIET, NewPage
from web.proxy import proxied
from web.whitechapel.socket_players import SocketPlayers, socket_players

AROUND = ".companion [data-act=around]:not([disabled])"
QUESTION = ".companion [data-circle]:not([disabled])"
WAY = ".companion [data-point]:not([disabled])"
PRESSED = ".companion [data-man][aria-pressed=true]"
HARBOUR = 234
"""The last crossing, in the south: no policeman of these games is near it."""
LETTERS = {"BLUE": "B", "YELLOW": "Y", "BROWN": "N", "RED": "R", "GREEN": "G"}
LEAST_PIXELS = 44
"""Across everything that a finger presses."""
MOST_TAPS = 25
"""For a turn of five policemen with their questions."""


async def patrols(phone: Phone) -> None:
    """Where the five coloured tokens lie."""
    for colour in ("blue", "yellow", "brown", "red", "green"):
        await expect(phone.page.locator(".companion .say")).to_contain_text(f"Lay the {colour} patrol token")
        await phone.choose()


async def move_all(phone: Phone) -> None:
    """Every policeman goes to the next crossing, or stays where he cannot."""
    while (await phone.moment())[1] == "hunt":
        await phone.tap_and_see(WAY)
        assert await phone.does_not_scroll()
        await phone.send(CONFIRM if await phone.page.locator(CONFIRM).count() else STAY)


async def finish_turn(phone: Phone, question: str = AROUND) -> None:
    """All stay who have not moved, and look for clues."""
    while (await phone.moment())[1] == "hunt":
        await phone.send(STAY)
    while (await phone.moment())[1] == "act":
        await phone.send(question)


async def to_the_first_hunt(phone: Phone) -> None:
    await phone.begin("jack")
    await phone.read_cards()
    await patrols(phone)
    await phone.read_cards()
    while (await phone.moment())[1] == "suspense":
        await phone.choose()
        await phone.read_cards()


async def at_the_first_hunt(page: Page, game: SocketPlayers) -> Phone:
    """The phone of the police, when Jack has fled for the first time and all cards were read."""
    await game.play_to("hunt")
    seen = game.now["length"]
    await remember(page, {"police": game.tokens["police"]}, game.table, "whitechapel", seen=seen, done=seen)
    await page.goto(f"/companion/{game.table}")
    phone = Phone(page)
    await phone.ready()
    return phone


@pytest.mark.slow
async def test_a_night_with_the_machine_as_jack(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **TOUCH) as page:
        phone = Phone(page)
        await to_the_first_hunt(phone)
        before = phone.taps
        await move_all(phone)
        await finish_turn(phone, QUESTION)
        assert 10 <= phone.taps - before <= MOST_TAPS
        turns = 1
        while True:
            await phone.read_cards()
            if (await phone.moment())[0] > 1 or await page.locator(".companion .ended").count():
                break
            before = phone.taps
            await finish_turn(phone)
            assert phone.taps - before <= MOST_TAPS
            turns += 1
        assert turns > 3


async def test_every_target_is_large_enough_and_axe_finds_nothing_serious(new_page: NewPage) -> None:
    async with new_page(360, 640, settings=QUIET, painted=True, **TOUCH) as page:
        await Phone(page).begin("jack")
        await page.locator("[data-act=done]").tap()
        await expect(page.locator(".companion .controls")).to_be_visible()
        assert await serious(page) == []
        small = await page.locator(".companion .status button, .companion .controls button").evaluate_all(
            """(all, least) => all.filter(one => {
              const box = one.getBoundingClientRect();
              return box.width < least || box.height < least;
            }).map(one => one.outerHTML)""",
            LEAST_PIXELS,
        )
        assert small == []


async def test_a_reload_and_a_lost_connection_go_on_where_the_turn_was(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True) as game,
        proxied(address) as wire,
        new_page(390, 844, base=wire.address, settings=QUIET, about=["Failed to load"], **TOUCH) as page,
    ):
        phone = await at_the_first_hunt(page, game)
        await phone.send(STAY)
        man = await page.locator(PRESSED).get_attribute("data-man")
        await page.reload()
        await phone.ready()
        assert await page.locator(PRESSED).get_attribute("data-man") == man
        wire.cut()
        await expect(page.locator(".companion.lost h1")).to_be_visible()
        await expect(page.locator(STAY)).to_have_count(0)
        wire.mend()
        await phone.send(STAY)


async def test_an_earlier_step_is_mended_and_the_later_ones_stay(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True) as game,
        new_page(390, 844, settings=QUIET, **TOUCH) as page,
    ):
        phone = await at_the_first_hunt(page, game)
        stood = await phone.pawns()
        man = (await page.locator(PRESSED).get_attribute("data-man") or "").upper()
        near = next(spot for spot in await phone.places() if spot not in stood.values())
        await phone.send(STAY)
        await phone.send(STAY)
        await phone.tap(".companion .status button")
        await phone.tap("[data-act=mend]")
        await phone.tap(page.locator("[data-step]").nth(1))
        await phone.tap("[data-act=change]")
        await phone.type(HARBOUR)
        await phone.tap(f"[data-found=x{HARBOUR}]")
        await phone.tap(CONFIRM)
        await expect(page.locator(".companion .notice")).to_have_text(re.compile("crossing|steps|move"))
        assert await phone.pawns() == stood
        await phone.type(int(near[1:]))
        await phone.tap(f"[data-found={near}]")
        await phone.tap(CONFIRM)
        await expect(page.locator(".companion .notice")).to_contain_text("All later steps stay")
        assert await phone.pawns() == stood | {LETTERS[man]: near}


async def test_people_who_draw_the_head_tile_enter_it(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **TOUCH) as page:
        phone = Phone(page)
        await phone.begin("jack", draws="entered")
        await phone.tap("[data-draw='*N']")
        assert "Swanson (brown) is Head" in (await phone.read_cards())[0]


async def test_a_wrong_place_gets_a_sentence_and_nothing_is_lost(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **TOUCH) as page:
        phone = Phone(page)
        await phone.begin("police")
        await phone.type(65)
        await expect(page.locator("dialog .bad")).to_have_text("Not circle 65: a hideout is a circle that is not red.")
        await page.locator("dialog").get_by_role("button", name="Close").tap()
        assert (await phone.moment())[1] == "hideout"
        await phone.enter(64)
        assert (await phone.moment())[1] == "marks"


async def test_a_night_with_the_machine_as_the_police(new_page: NewPage) -> None:
    async with new_page(390, 844, settings=QUIET, **TOUCH) as page:
        phone = Phone(page)
        await phone.begin("police")
        await phone.enter(64)
        while (await phone.moment())[1] == "marks":
            await phone.choose()
        assert any("patrol tokens face down" in card for card in await phone.read_cards())
        await phone.tap_place((await phone.places())[0])
        await phone.send("dialog[open] .danger")
        cards: list[str] = []
        moves = 0
        while True:
            cards += await phone.read_cards()
            if (await phone.moment())[0] > 1 or await page.locator(".companion .ended").count():
                break
            assert await phone.does_not_scroll()
            before = phone.taps
            if await page.locator("[data-mode=home]").count():
                await phone.tap("[data-mode=home]")
            await phone.homeward()
            assert phone.taps - before <= 4
            moves += 1
        assert moves > 1
        assert any("from" in card and "to" in card for card in cards), "the steps of the police"
        assert any("looks for clues" in card for card in cards)

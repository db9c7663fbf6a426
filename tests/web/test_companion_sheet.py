"""Jack's sheet: a person is Jack and keeps the phone, the others are the police on the real board. Fingers only."""

import json
from types import SimpleNamespace
from typing import cast
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page, expect

from server.running_server import RunningServer, socket_client
from web.axe import serious
from web.companion_actions import BOARD, CONFIRM, PHONE, STAY, Phone, remember
from web.page_actions import QUIET, NewPage
from web.whitechapel.map_actions import ALL_RULES
from web.whitechapel.socket_players import SocketPlayers, socket_players

HIDEOUT = 44
"""Three walks from the circle of the crime."""
JACKS_TURN, POLICE_TURN = 4, 25
"""Taps, at most."""
LEAST_PIXELS = 44
SHOW = ".companion [data-act=show]:not([disabled])"
QUESTION = ".companion [data-circle]:not([disabled])"
AROUND = ".companion [data-act=around]:not([disabled])"
WAY = ".companion [data-point]:not([disabled])"
ANSWER = ".companion [data-answer]"
SECRETS = ".companion :is(.home, .hat, .trail, [data-cell=here], [data-cell=home])"
"""Whatever shows where Jack lives, is or was."""
KEYS = "localStorage.getItem('gaslamp:keys')"
FIRST_NIGHT = ("h=28", "W+3", "W+21", "W+147", "W+149", "W+158")
PATROLS = ("B=x69", "Y=x145", "N=x155", "R=x50", "G=x165")


async def begin(phone: Phone) -> str:
    await phone.page.goto("/companion")
    await phone.tap(phone.page.get_by_role("button", name="Letters from Whitechapel", exact=True))
    await phone.tap("[data-mode=sheet]")
    await phone.tap("button.start")
    await phone.ready()
    return phone.page.url.rsplit("/", 1)[-1]


async def opened(page: Page, players: SocketPlayers) -> Phone:
    """The phone of this table, with everybody's keys."""
    await remember(page, players.tokens, players.table, "whitechapel", promised=True)
    await page.goto(f"/companion/{players.table}")
    phone = Phone(page)
    await phone.ready()
    return phone


async def hides_jack(page: Page) -> bool:
    """Whether nothing on the screen says where Jack lives, is or was, or which patrol token is whose."""
    text = await page.locator(BOARD).get_attribute("data-version") or ""
    secrets = text.split(" ")[13]
    return secrets.count("=?") == secrets.count("=") == 5 and await page.locator(SECRETS).count() == 0


async def set_up(phone: Phone, other: Page) -> None:
    """Jack's hideout and targets; the police scan the promise; the Head lays the patrols; the crime."""
    await phone.tap(SHOW)
    await phone.enter(HIDEOUT)
    while await phone.page.locator("[data-act=promised]").count() == 0:
        await phone.choose()
    assert await phone.does_not_scroll()
    link = await phone.page.locator("[data-promise]").get_attribute("data-promise") or ""
    await other.goto(link[link.index("/companion") :])
    await expect(other.locator("[data-promise-state=running] [data-corrections='0']")).to_be_visible()
    await phone.tap("[data-act=promised]")
    await expect(phone.page.locator("[data-gate=head] p")).to_contain_text("Give the phone to the Head")
    assert await hides_jack(phone.page)
    await phone.tap(SHOW)
    while (await phone.moment())[1] == "patrols":
        assert await phone.page.locator(SECRETS).count() == 0
        await phone.choose()
    assert await hides_jack(phone.page), "the tokens lie face down again"
    await phone.tap(SHOW)
    await phone.pick((await phone.places())[0], until="dialog[open] .danger")
    await phone.send("dialog[open] .danger")


async def flee(phone: Phone) -> None:
    """Jack's turn, towards his hideout."""
    assert await hides_jack(phone.page)
    before = phone.taps
    await phone.tap("[data-way=walk]")
    assert await phone.page.locator("[data-cell=home]").inner_text() == f"Home\n{HIDEOUT}"
    assert await phone.does_not_scroll()
    if await phone.page.locator("[data-mode=home]").count():
        await phone.tap("[data-mode=home]")
    await phone.homeward()
    assert phone.taps - before <= JACKS_TURN


async def hunt(phone: Phone, *, walks: bool) -> None:
    """The police's turn, which Jack enters while everybody may look."""
    before = phone.taps
    while (await phone.moment())[1] == "hunt":
        assert await hides_jack(phone.page)
        if walks:
            await phone.tap_and_see(WAY)
        await phone.send(CONFIRM if await phone.page.locator(CONFIRM).count() else STAY)
    while (await phone.moment())[1] == "act":
        assert await hides_jack(phone.page)
        await phone.send(QUESTION if walks else AROUND)
        await expect(phone.page.locator(ANSWER)).to_be_visible()
        assert await phone.does_not_scroll()
    assert phone.taps - before <= POLICE_TURN


async def resign(page: Page, address: str, seat: str) -> None:
    """The fastest end, with a key of the phone."""
    keys = json.loads(await page.evaluate(KEYS))
    key = next(one for one in keys if one["seat"] == seat)
    home = cast(RunningServer, SimpleNamespace(address=urlsplit(address).netloc))
    async with socket_client(home, key["table"], key["token"]) as one:
        assert (await one.ask("resign"))["type"] == "done"


@pytest.mark.slow
async def test_a_night_on_the_sheet(new_page: NewPage, address: str) -> None:
    async with new_page(390, 844, settings=QUIET, **PHONE) as page, new_page(360, 640, settings=QUIET) as other:
        phone = Phone(page)
        await begin(phone)
        await set_up(phone, other)
        turns = 0
        await flee(phone)
        while (await phone.moment())[0] == 1:
            await hunt(phone, walks=turns == 0)
            turns += 1
            await flee(phone)
        assert turns > 1
        await resign(page, address, "police")
        await expect(page.locator(".companion .ended")).to_be_visible()
        await other.reload()
        await expect(other.locator("[data-promise-state=good] [data-corrections='0']")).to_be_visible()


async def chased(players: SocketPlayers, move: str = "-164") -> None:
    """First night: Jack has killed on 149 and gone to 164. No policeman has moved; each of them is to act."""
    await players.act(*FIRST_NIGHT)
    head = players.guests["police"]
    assert (await head.ask("enter", version=head.now["version"], action="*R"))["type"] == "done"
    for one in players.guests.values():
        await one.reach(head.now["version"])
    await players.act(*PATROLS)
    await players.act("k149")
    await players.act(move)
    await players.act(*(one.replace("=", ">") for one in PATROLS))


async def scanned(phone: Phone, other: Page) -> None:
    """A policeman's phone has the promise."""
    await phone.tap(".companion .status button")
    await phone.tap("[data-act=promise]")
    link = await phone.page.locator("[data-promise]").get_attribute("data-promise") or ""
    await phone.tap("dialog[open] .primary")
    await other.goto(link[link.index("/companion") :])
    await expect(other.locator("[data-promise-state=running]")).to_be_visible()


async def arrest(phone: Phone, man: str, circle: int) -> None:
    await phone.tap("[data-mode=arrest]")
    if await phone.page.locator(f"[data-man={man}]").get_attribute("aria-pressed") == "false":
        await phone.tap(f"[data-man={man}]")
    await phone.tap(f"[data-circle='{circle}']")
    await phone.send(CONFIRM)


async def test_arrests_are_answered_without_an_error(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True, draws="entered") as players,
        new_page(360, 640, settings=QUIET, **PHONE) as page,
        new_page(360, 640, settings=QUIET) as other,
    ):
        await chased(players)
        phone = await opened(page, players)
        await scanned(phone, other)
        await arrest(phone, "red", 40)
        await expect(page.locator(ANSWER)).to_have_text("Is Jack on 40? NO")
        await arrest(phone, "green", 164)
        await expect(page.locator(".companion .ended")).to_contain_text("Jack’s hideout was 28")
        await other.reload()
        await expect(other.locator("[data-promise-state=good] [data-corrections='0']")).to_be_visible()


async def change(phone: Phone, step: str) -> None:
    """Jack opens one of his steps, to change it."""
    await phone.tap(".companion .status button")
    await phone.tap("[data-act=mend]")
    await phone.tap(f"[data-step='{step}']")
    await phone.tap("[data-act=change]")
    await expect(phone.page.locator("[data-gate=jack]")).to_be_visible()
    await phone.tap(SHOW)


async def put(phone: Phone, *circles: int) -> None:
    """Other circles in the place of those that are mended."""
    for circle in circles:
        assert await phone.page.locator(CONFIRM).count() == 0 or circle == circles[0]
        await phone.type(circle)
        await phone.tap(f"[data-found=c{circle}]")
    await phone.tap(CONFIRM)


async def test_a_jack_who_corrects_his_past_is_seen_to_do_so(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True, draws="entered") as players,
        new_page(360, 640, settings=QUIET, **PHONE) as page,
        new_page(360, 640, settings=QUIET) as other,
    ):
        await chased(players)
        phone = await opened(page, players)
        await scanned(phone, other)
        await change(phone, "-?")
        await put(phone, 12)
        await expect(page.locator(".companion .notice")).to_contain_text("Jack cannot walk there")
        await put(phone, 138)
        await expect(page.locator(".companion .notice p")).to_have_text("Mended. All later steps stay as they were.")
        assert await hides_jack(page)
        await resign(page, address, "police")
        await expect(page.locator(".companion .ended")).to_be_visible()
        await other.reload()
        await expect(other.locator("[data-promise-state=good] [data-corrections='1']")).to_be_visible()
        await expect(other.locator("[data-taken-back=jack]")).to_have_text("Jack: one secret step was taken back")


async def test_both_circles_of_a_coach_are_changed(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True, draws="entered") as players,
        new_page(360, 640, settings=QUIET, **PHONE) as page,
    ):
        await chased(players, "=136=164")
        phone = await opened(page, players)
        await change(phone, "=?=?")
        await put(phone, 138, 137)
        await expect(page.locator(".companion .notice p")).to_have_text("Mended. All later steps stay as they were.")
        assert await hides_jack(page)
        await phone.tap("[data-act=sheet]")
        await page.locator("[data-act=hold]").dispatch_event("pointerdown")
        await expect(page.locator(".companion .hold dl")).to_contain_text("149=138=137")


async def test_jacks_sheet_is_shown_only_while_a_finger_holds_it(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, companion=True, draws="entered") as players,
        new_page(360, 640, settings=QUIET, **PHONE) as page,
    ):
        await chased(players)
        phone = await opened(page, players)
        await phone.tap("[data-act=sheet]")
        await expect(page.locator(SECRETS)).to_have_count(0)
        await page.locator("[data-act=hold]").dispatch_event("pointerdown")
        await expect(page.locator(".companion .hold dl")).to_have_text("Hideout 28 Night 1 149–164")
        await page.locator("[data-act=hold]").dispatch_event("pointerup", {"bubbles": True})
        await expect(page.locator(SECRETS)).to_have_count(0)
        await expect(page.locator(".companion .hold dl")).to_have_count(0)


async def test_every_control_of_the_sheet_is_large_and_axe_finds_nothing_serious(
    new_page: NewPage, address: str
) -> None:
    async with (
        socket_players(address, companion=True, draws="entered") as players,
        new_page(360, 640, settings=QUIET, painted=True, **PHONE) as page,
    ):
        await chased(players)
        phone = await opened(page, players)
        for step in (None, AROUND, "[data-act=sheet]"):
            if step:
                await phone.tap(step)
            assert await serious(page) == []
            assert await phone.does_not_scroll()
            small = await page.locator(".companion button:not(.map *)").evaluate_all(
                """(all, least) => all.filter(one => {
                  const box = one.getBoundingClientRect();
                  return box.width < least || box.height < least;
                }).map(one => one.outerHTML)""",
                LEAST_PIXELS,
            )
            assert small == []


async def test_six_people_with_all_rules_share_the_phone(new_page: NewPage, address: str) -> None:
    async with (
        socket_players(address, {"hands": "B/Y/N/R/G", **ALL_RULES}, companion=True) as players,
        new_page(390, 844, settings=QUIET, **PHONE) as page,
    ):
        await players.play_to("patrols")
        phone = await opened(page, players)
        await expect(page.locator("[data-gate=head]")).to_be_visible()
        await phone.tap(SHOW)
        while (await phone.moment())[1] == "patrols":
            await phone.choose()
        assert await hides_jack(page)
        await phone.tap(SHOW)
        await phone.tap_place((await phone.places())[0])
        await phone.send("dialog[open] .danger")
        await phone.tap("[data-way=walk]")
        await phone.choose()
        while (await phone.moment())[1] == "hunt":
            assert await hides_jack(page)
            await phone.send(STAY)
        assert (await phone.moment())[1] == "act"

"""A game without a folder in the client is played on the generic page: Three Doors, from `examples`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from web.axe import serious
from web.game_server import served
from web.page_actions import ENDING, QUIET, NewPage
from web.test_small_screens import too_small, widest

EXAMPLE = Path(__file__).parents[2] / "examples" / "three_doors" / "src"
CHOICES = ".choices button"


@pytest.fixture(scope="module", name="doors")
def _doors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that finds the package of Three Doors as if pip had installed it."""
    installed = tmp_path_factory.mktemp("installed")
    metadata = installed / "gaslamp_three_doors-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: gaslamp-three-doors\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[gaslamp.games]\nthree-doors = three_doors.registration:REGISTRATION\n")
    with served(tmp_path_factory.mktemp("service"), [installed, EXAMPLE]) as address:
        yield address


async def begin(page: Page, **choices: str) -> None:
    """Open a table of Three Doors from the first page."""
    await page.goto("/")
    await page.locator("button.game", has_text="Three Doors").click()
    for name, value in choices.items():
        await page.locator(f"[data-choice={name}][data-value={value}]").click()
    await page.locator("button.start").click()


async def sit(page: Page, seat: str) -> str:
    """At a table against a machine, without the first page; the id of the table."""
    other = {"thief": "constable", "constable": "thief"}[seat]
    body: dict[str, Any] = {
        "game": "three-doors",
        "seats": {other: {"kind": "machine", "level": "random"}},
        "me": {"seat": seat, "name": "Ada"},
    }
    made = await (await page.request.post("/api/tables", data=body)).json()
    table = str(made["table"]["id"])
    await page.goto(f"/table/{table}#key={made['key']['token']}")
    await expect(page.locator(CHOICES).first).to_be_visible()
    return table


async def test_a_whole_game_against_the_machine_and_its_replay(new_page: NewPage, doors: str) -> None:
    async with new_page(base=doors, settings=QUIET) as page:
        await begin(page, side="thief")
        await expect(page.locator(CHOICES)).to_have_count(3)
        await expect(page.locator(CHOICES).nth(1)).to_have_text("The thief hides behind door 2. :2")
        await page.locator(CHOICES).nth(1).click()
        await expect(page.locator(ENDING)).to_contain_text("The thief was behind door 2.")
        await page.get_by_role("link", name="Watch it again").click()
        await page.get_by_role("button", name="As the constable").click()
        await page.get_by_role("button", name="One step forward").click()
        await expect(page.locator(".told")).to_have_text("The thief hides.")
        await expect(page.locator(".facts code")).to_contain_text(" ? ")
        await page.get_by_role("button", name="As the referee").click()
        await expect(page.locator(".facts code")).to_contain_text(" 2 ")


async def test_the_keyboard_alone_plays_a_game(new_page: NewPage, doors: str) -> None:
    async with new_page(base=doors, settings=QUIET) as page:
        await sit(page, "constable")
        await page.locator(CHOICES).first.focus()
        await page.keyboard.press("ArrowDown")
        await expect(page.locator(".choices button:focus")).to_have_text("The constable points at door 2. -2")
        await page.keyboard.press("Enter")
        # The buttons are new, and the first of them has the focus.
        await expect(page.locator(CHOICES).first).to_contain_text("opens door")
        await expect(page.locator(CHOICES).first).to_be_focused()
        await page.keyboard.press("ArrowUp")
        await expect(page.locator(CHOICES).last).to_be_focused()
        await page.keyboard.press("Enter")
        await expect(page.locator(ENDING)).to_contain_text("The thief was behind door")


async def test_two_at_one_screen_do_not_see_each_others_secrets(new_page: NewPage, doors: str) -> None:
    async with new_page(base=doors, settings=QUIET) as page:
        await begin(page, opponent="same")
        await page.get_by_role("button", name="I am the thief").click()
        await page.locator(CHOICES).first.click()
        await expect(page.locator(".facts code")).to_contain_text(" 1 ")
        await page.locator(".hand button").click()
        await expect(page.locator(".curtain")).to_be_visible()
        await expect(page.locator(".facts")).to_have_count(0)
        await page.get_by_role("button", name="I am the constable").click()
        await expect(page.locator(".facts code")).to_contain_text(" ? ")
        await expect(page.locator("main")).not_to_contain_text("hides behind door 1")


async def test_it_is_shown_in_the_language_chosen(new_page: NewPage, doors: str) -> None:
    async with new_page(base=doors, settings=QUIET) as page:
        await sit(page, "thief")
        await page.locator("header select").select_option("fr")
        await expect(page.locator(CHOICES).first).to_contain_text("Le voleur se cache derrière la porte 1.")
        await expect(page.locator(".choices h2")).to_have_text("Ce que vous pouvez faire")
        await page.locator("header select").select_option("it")
        await expect(page.locator(CHOICES).first).to_contain_text("Il ladro si nasconde dietro la porta 1.")
        await expect(page.locator(".choices h2")).to_have_text("Che cosa puoi fare")


async def test_it_fits_on_a_phone_and_axe_finds_nothing_serious(new_page: NewPage, doors: str) -> None:
    async with new_page(360, 640, base=doors, has_touch=True, is_mobile=True, settings=QUIET, painted=True) as page:
        await sit(page, "thief")
        assert await too_small(page) == []
        assert await widest(page) == {}
        assert await serious(page) == []
        await page.get_by_role("tab", name="Help").click()
        assert await serious(page, "aside") == []


async def test_pages_that_the_game_does_not_bring_lead_on(new_page: NewPage, doors: str) -> None:
    async with new_page(base=doors, settings=QUIET) as page:
        await page.goto("/rules")
        await page.locator("main").get_by_role("link", name="Three Doors").click()
        await expect(page.locator("main h1")).to_have_text("Three Doors")
        await expect(page.get_by_text("This game has no page with its rules.")).to_be_visible()
        await page.get_by_role("link", name="New game").click()
        await expect(page.locator("button.game", has_text="Three Doors")).to_be_visible()
        await page.goto("/learn/three-doors")
        await expect(page.locator("main h1")).to_have_text("This game has no first game")
        await expect(page.get_by_role("link", name="To the first page")).to_be_visible()

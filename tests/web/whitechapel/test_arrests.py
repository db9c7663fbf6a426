"""Jack is caught by a click: on the circle where he is, or on all circles around a policeman at once."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Locator, Page, expect

from web.page_actions import QUIET, NewPage
from web.pointing import click_middle
from web.whitechapel.map_actions import sit
from web.whitechapel.scripted_choice import Script
from web.whitechapel.socket_players import SocketPlayers, socket_players

HUNTED = Script(hunted=True, late=12)


async def test_an_arrest_ends_the_game_only_on_jacks_circle(new_page: NewPage, address: str) -> None:
    async with _cornered(new_page, address) as (game, jack, police):
        here = game.jack["trail"][-1]
        (right, *_), wrong = _arrests(game)
        await police.locator("[data-mode=arrest]").click()
        missed = next(one for one in wrong if one["action"]["policeman"] != right["action"]["policeman"])
        await _click(police, f"p:{missed['action']['policeman']}")
        await _click(police, f"c{missed['circles'][0]}")
        await expect(_story(police)).to_contain_text(f"makes an arrest on {missed['circles'][0]}")
        await expect(police.locator(".ending")).to_have_count(0)
        await police.locator("[data-mode=arrest]").click()
        await _click(police, f"p:{right['action']['policeman']}")
        await expect(police.locator(".prompt .say")).to_contain_text("If Jack is not there, nothing more is said")
        await _click(police, f"c{here}")
        await _is_caught(jack, police, here)
        await expect(_story(police)).to_contain_text(f"makes an arrest on {here}")


async def test_an_area_arrest_catches_jack_on_any_of_its_circles(new_page: NewPage, address: str) -> None:
    async with _cornered(new_page, address, {"area-arrests": "on"}) as (game, jack, police):
        here = game.jack["trail"][-1]
        (right, *_), _ = _arrests(game)
        await police.locator("[data-mode=area]").click()
        await _click(police, f"p:{right['action']['policeman']}")
        await expect(police.locator(".map .target.pick")).to_have_count(len(right["circles"]))
        await expect(police.locator(".prompt .say")).to_contain_text("all of these circles at once")
        # Any of them will do: they are one arrest.
        await _click(police, f"c{right['circles'][0]}")
        await _is_caught(jack, police, here)
        await expect(_story(police)).to_contain_text("makes an arrest on every circle around")


@asynccontextmanager
async def _cornered(
    new_page: NewPage, address: str, options: dict[str, str] | None = None
) -> AsyncIterator[tuple[SocketPlayers, Page, Page]]:
    """Both sides' pages, at the moment in which Jack can be caught."""
    async with (
        socket_players(address, options, HUNTED) as game,
        new_page(settings=QUIET) as jack,
        new_page(settings=QUIET) as police,
    ):
        await _corner(game)
        await sit(jack, game.table, game.tokens["jack"])
        await sit(police, game.table, game.tokens["police"])
        yield game, jack, police


async def _corner(game: SocketPlayers) -> None:
    """Play on until a policeman stands next to Jack and has something to choose."""
    for _ in range(400):
        if game.stage == "act" and not game.now["view"]["doing"] and _arrests(game)[0]:
            return
        assert not game.is_over, "Jack got away"
        await game.step()
    raise AssertionError("nobody comes near Jack")


def _arrests(game: SocketPlayers) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Those that would catch Jack now, and those that would not."""
    offered = [one for one in game.now["choices"] if one["action"]["type"] in ("arrest", "area-arrest")]
    right = [one for one in offered if game.jack["trail"][-1] in one["circles"]]
    return right, [one for one in offered if one not in right]


def _story(page: Page) -> Locator:
    return page.get_by_role("list", name="The story of this game")


async def _click(page: Page, spot: str) -> None:
    """With the mouse, on the map, where one sees it."""
    await click_middle(page.locator(f".map [data-spot='{spot}']"))


async def _is_caught(jack: Page, police: Page, here: int) -> None:
    for page in (jack, police):
        await expect(page.locator(".ending")).to_contain_text("Jack is arrested: the police win")
        await expect(page.locator(".map .home")).to_be_visible()
        await expect(page.locator(".map .hat")).to_be_visible()
        await expect(page.get_by_role("region", name="Jack’s sheet")).to_contain_text(str(here))
        await expect(page.locator(".map [data-spot]")).to_have_count(0)

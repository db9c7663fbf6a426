"""On a phone: every target is large enough for a finger, none is over another, and a second tap confirms the first."""

import re
from typing import Any

from playwright.async_api import Page, expect

from web.page_actions import BY_HAND, NewPage
from web.pointing import tap_at, tap_middle
from web.whitechapel.map_actions import at_rest, look, sit
from web.whitechapel.socket_players import SocketPlayers, socket_players

PHONE: dict[str, Any] = {
    "width": 360,
    "height": 640,
    "has_touch": True,
    "is_mobile": True,
    # Sockets play the same seat: nothing may play itself.
    "settings": BY_HAND,
}
LEAST_PIXELS = 40

MEASURE = """() => {
  const glass = document.querySelector('.map .viewport').getBoundingClientRect();
  return [...document.querySelectorAll('.map [data-spot]')].map(one => {
    const {x, y, width, height} = one.querySelector('.ring').getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2];
    const inside = x >= glass.left && y >= glass.top && x + width <= glass.right && y + height <= glass.bottom;
    return {spot: one.dataset.spot, kind: one.classList[1], size: Math.min(width, height), middle, inside};
  });
}"""


async def targets(page: Page) -> list[dict[str, Any]]:
    await at_rest(page)
    found: list[dict[str, Any]] = await page.evaluate(MEASURE)
    assert found
    return found


async def check(page: Page, *, all_in_sight: bool = False) -> list[dict[str, Any]]:
    found = await targets(page)
    small = [one for one in found if one["size"] < LEAST_PIXELS]
    assert small == []
    over = [
        (one["spot"], other["spot"])
        for index, one in enumerate(found)
        for other in found[index + 1 :]
        if _far(one["middle"], other["middle"]) < LEAST_PIXELS
    ]
    assert over == []
    if all_in_sight:
        assert [one["spot"] for one in found if one["kind"] == "pick" and not one["inside"]] == []
    return found


def _far(one: list[float], other: list[float]) -> float:
    return float(((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5)


async def tap(page: Page, spot: str) -> None:
    [at] = [one["middle"] for one in await targets(page) if one["spot"] == spot]
    await tap_at(page, *at)


async def come(page: Page, game: SocketPlayers) -> None:
    """Until the page shows the position that the game is in."""
    await expect(page.locator(".map svg[data-version]")).to_have_attribute("data-version", game.now["view"]["text"])
    await expect(page.locator(".map [data-spot]").first).to_be_attached()


async def test_fingers_find_every_target_and_confirm_with_a_second_tap(new_page: NewPage, address: str) -> None:
    async with socket_players(address) as game, new_page(**PHONE) as jack, new_page(**PHONE) as police:
        await sit(jack, game.table, game.tokens["jack"])
        await sit(police, game.table, game.tokens["police"])

        # So many hideouts that the first tap only comes closer.
        before = await look(jack)
        await tap_middle(jack.locator(".map .viewport"))
        await check(jack)
        assert (await look(jack))["position"] == before["position"]

        for stage, page in (("patrols", police), ("crime", jack), ("hunt", police)):
            await game.play_to(stage)
            await come(page, game)
            await check(page)

        # A policeman: the map comes closer to where he can go.
        for man in ("p:blue", "p:green"):
            if man != "p:blue":
                await police.get_by_role("button", name="Choose another").tap()
            await tap(police, man)
            ends = await check(police, all_in_sight=True)
            assert len([one for one in ends if one["spot"].startswith("x")]) > 3
        position = (await look(police))["position"]
        end = next(one["spot"] for one in ends if one["spot"].startswith("x"))
        await tap(police, end)
        await expect(police.locator(".prompt .say")).to_contain_text("Tap again")
        assert (await look(police))["position"] == position, "the first tap only chooses"
        await tap(police, end)
        await expect(police.locator(".map svg[data-version]")).to_have_attribute(
            "data-version", re.compile(rf"\bG{end}\b")
        )

        await game.guests["jack"].reach(game.guests["police"].now["version"] + 1)
        await game.guests["police"].reach(game.guests["jack"].now["version"])
        await game.play_to("act")
        await come(police, game)
        await check(police)
        await police.locator(".map [data-spot^='p:']").first.dispatch_event("click")
        await check(police, all_in_sight=True)
        await game.play_to("escape")
        await come(jack, game)
        await check(jack, all_in_sight=True)

        # The chat is below the map, out of sight.
        await game.guests["police"].ask("say", channel="table", text="Where are you?")
        await expect(jack.locator("[data-toast=chat]")).to_contain_text("Where are you?")

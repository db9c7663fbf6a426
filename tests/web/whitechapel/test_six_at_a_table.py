"""Many at one table: six browsers with every option on, and no page ever hears what its seat may not know."""

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

from playwright.async_api import Page, WebSocket, expect

from web.hands import QUIET, NewPage
from web.whitechapel.streets import ALL_RULES, open_table, play, sit, take_seat

SECRETS = ("hideout", "marked", "trail", "sheet")


def listens(frames: list[dict[str, Any]]) -> Callable[[WebSocket], None]:
    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(json.loads(text)))

    return opened


def leaks(seat: str, frames: list[dict[str, Any]]) -> list[str]:
    """What a seat was told that it may not know while the game goes on."""
    found = []
    for frame in frames:
        now = frame.get("now")
        if now is None or now["outcome"] is not None:
            continue
        view = now["view"]
        if seat != "jack":
            found += [f"{seat} sees {name}" for name in SECRETS if view[name] is not None]
        if view["patrol"] and view["head"] != seat:
            found.append(f"{seat} sees the patrols")
        if now["choices"] and now["turn"] != seat:
            found.append(f"{seat} is offered choices out of turn")
    return found


async def test_six_browsers_play_with_every_option_and_hear_no_secret(new_page: NewPage, address: str) -> None:
    options = {**ALL_RULES, "hands": "B/Y/N/R/G"}
    seats = ["jack", "police1", "police2", "police3", "police4", "police5"]
    table, _ = open_table(address, None, options, assist="marks")
    tokens = {seat: take_seat(address, table, seat) for seat in seats}
    heard: dict[str, list[dict[str, Any]]] = {seat: [] for seat in seats}
    pages: dict[str, Page] = {}
    async with AsyncExitStack() as stack:
        for seat in seats:
            page = await stack.enter_async_context(new_page(settings=QUIET))
            page.on("websocket", listens(heard[seat]))
            await sit(page, table, tokens[seat])
            pages[seat] = page
        # Through the first night into the second, when letters come; or to the end, if they catch him sooner.
        games = []
        for until in ("night 2", "hunt"):
            games += await asyncio.gather(*(play(page, number, until) for number, page in enumerate(pages.values())))
        for seat in seats:
            assert leaks(seat, heard[seat]) == []
        stages = {stage for game in games for stage in game["stages"]}
        assert stages >= {"hideout", "marks", "patrols", "crime", "escape", "hunt", "act"}
        assert all(any(f.get("now") and f["now"]["choices"] for f in heard[seat]) for seat in seats), "everybody acted"
        # The frames were there to be read, and a planted secret would have been found in them.
        frame = next(one for one in heard["police1"] if one["type"] == "news" and one["now"]["outcome"] is None)
        for secret in SECRETS:
            planted = {**frame, "now": {**frame["now"], "view": {**frame["now"]["view"], secret: [100]}}}
            assert leaks("police1", [planted]) == [f"police1 sees {secret}"]


async def test_jack_meets_two_people_and_two_machines_and_detectives_share_their_pencil(
    new_page: NewPage, address: str
) -> None:
    options = {"hands": "B/Y/N/RG"}
    table, key = open_table(address, "jack", options, machines=["police3", "police4"], assist="marks")
    keys = {seat: take_seat(address, table, seat) for seat in ("police1", "police2")}
    heard: list[dict[str, Any]] = []
    async with new_page(settings=QUIET) as jack, new_page(settings=QUIET) as one, new_page(settings=QUIET) as other:
        jack.on("websocket", listens(heard))
        await sit(jack, table, key)
        await sit(one, table, keys["police1"])
        await sit(other, table, keys["police2"])
        await one.get_by_role("button", name="Pencil marks").click()
        await one.get_by_role("button", name="Look here").click()
        box = await one.locator(".map .circle").nth(64).bounding_box()
        assert box is not None
        await one.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await expect(other.locator(".map .mark")).to_have_text("!")
        await expect(jack.locator(".map .mark")).to_have_count(0)
        assert not [frame for frame in heard if frame["type"] == "marked"]
        await one.keyboard.press("Escape")
        games = await asyncio.gather(*(play(page, seed=2, until="night 2") for page in (jack, one, other)))
        assert "escape" in games[0]["stages"]
        assert {"hunt", "act"} <= set(games[1]["stages"]) | set(games[2]["stages"])
        assert leaks("jack", heard) == []

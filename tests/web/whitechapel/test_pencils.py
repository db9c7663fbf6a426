"""The pencil of the police: a machine among them follows a letter, and a person who does so rubs it out."""

import random
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import cast
from urllib.parse import urlsplit

from playwright.async_api import Page, expect

from gaslamp.games.whitechapel.rules.board import ASPECT, POINTS
from server.running_server import RunningServer, SocketClient, socket_client
from server.whitechapel_moves import flee, free_near, let_police_act, place, play_to
from web.page_actions import QUIET, NewPage
from web.pointing import click_at
from web.whitechapel.map_actions import at_rest, open_table, sit, take_seat

WHERE = """([x, y]) => {
  const map = document.querySelector('.map svg[data-version]');
  const at = new DOMPoint(x * 1000, y * 1000).matrixTransform(map.getScreenCTM());
  return [at.x, at.y];
}"""


async def draw(page: Page, sign: str, spot: str) -> None:
    """Take the pencil, choose a sign and click the place, then put the pencil away."""
    await page.get_by_role("button", name="The whole map").click()
    await page.get_by_role("button", name="Pencil marks").click()
    await page.get_by_role("button", name=sign).click()
    await at_rest(page)
    x, y = await page.evaluate(WHERE, [POINTS[spot][0] * ASPECT, POINTS[spot][1]])
    await click_at(page, x, y)
    await page.keyboard.press("Escape")


async def test_a_pencil_mark_orders_a_machine_until_it_is_carried_out(new_page: NewPage, address: str) -> None:
    table, key = open_table(address, "jack", {"hands": "B/YNRG"}, ["police2"], "novice", assist="marks")
    token = take_seat(address, table, "police1")
    home = cast(RunningServer, SimpleNamespace(address=urlsplit(address).netloc))
    async with AsyncExitStack() as stack:
        jack: SocketClient = await stack.enter_async_context(socket_client(home, table, key))
        police: SocketClient = await stack.enter_async_context(socket_client(home, table, token))
        page = await stack.enter_async_context(new_page(settings=QUIET))
        await play_to(jack, police, "escape", random.Random(5))
        await sit(page, table, token)
        wanted = free_near(police, "yellow", 0)
        await draw(page, "Send yellow here", wanted)
        await expect(page.locator(".map .mark")).to_have_text("Y")
        await flee(jack, police)
        assert place(police, "yellow") == wanted
        await expect(page.locator(".map .mark")).to_have_count(0)

        await let_police_act(jack, police, until=lambda: jack.now["turn"] == "jack")
        wanted = free_near(police, "blue", 0)
        await draw(page, "Send blue here", wanted)
        await expect(page.locator(".map .mark")).to_have_text("B")
        await jack.act(next(one["action"]["text"] for one in jack.now["choices"] if one["action"]["type"] == "walk"))
        # A detective with one policeman need not pick him first.
        await page.locator(f".map [data-spot='{wanted}']").dispatch_event("click")
        await expect(page.locator(".map .mark")).to_have_count(0)
        await jack.receive_until(lambda _: place(jack, "blue") == wanted)

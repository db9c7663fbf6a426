"""What a player's hands do on the map of Whitechapel: open a table, make any legal move, play to the end."""

import random
from collections.abc import Collection
from typing import Any

import httpx
from playwright.async_api import Error, Page

ALL_RULES = dict.fromkeys(("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address"), "on")
MACHINE = {"kind": "machine", "level": "random"}

LOOK = """() => {
  const map = document.querySelector('.map svg[data-version]');
  const spots = [...document.querySelectorAll('.map [data-spot]')].map(one => {
    const box = one.getBoundingClientRect();
    return {spot: one.dataset.spot, kind: one.classList[1], x: box.x + box.width / 2, y: box.y + box.height / 2};
  });
  const home = document.querySelector('.home .ring')?.getBoundingClientRect();
  return {
    position: map?.dataset.version ?? '',
    spots,
    home: home ? {x: home.x + home.width / 2, y: home.y + home.height / 2} : null,
    acts: [...document.querySelectorAll('.prompt [data-act]')].map(one => one.dataset.act),
    modes: [...document.querySelectorAll('.prompt [data-mode]')].map(one => one.dataset.mode),
    asks: document.querySelector('dialog[open] .danger') !== null,
    over: document.querySelector('.ending') !== null,
  };
}"""


def open_table(
    address: str,
    seat: str | None,
    options: dict[str, str] | None = None,
    machines: Collection[str] = (),
    **settings: Any,
) -> tuple[str, str]:
    """A new table over REST: its id, and the key of the seat one takes at once."""
    body = {
        "game": "whitechapel",
        "options": options or {},
        "seats": dict.fromkeys(machines, MACHINE),
        "settings": settings,
        "me": {"seat": seat, "name": seat} if seat else None,
    }
    made = httpx.post(f"{address}/api/tables", json=body, timeout=30).raise_for_status().json()
    return made["table"]["id"], made["key"]["token"] if seat else ""


def take_seat(address: str, table: str, seat: str) -> str:
    body = {"seat": seat, "name": seat}
    answer = httpx.post(f"{address}/api/tables/{table}/seats", json=body, timeout=30)
    return str(answer.raise_for_status().json()["token"])


async def sit(page: Page, table: str, token: str) -> None:
    await page.goto(f"/table/{table}#key={token}")
    await page.locator(".map svg[data-version]").wait_for()


async def look(page: Page) -> dict[str, Any]:
    return dict(await page.evaluate(LOOK))


def stage(seen: dict[str, Any]) -> str:
    """What the position on the map waits for."""
    return seen["position"].split(" ")[2].split(".")[1] if seen["position"] else ""


async def move(page: Page, dice: random.Random) -> str | None:
    """Make one click if it is ours to make, and tell the stage it was made in."""
    seen = await look(page)
    acts = [one for one in seen["acts"] if one != "undo"]
    if seen["over"] or not (seen["spots"] or acts or seen["asks"]):
        return None
    try:
        if seen["asks"]:
            await page.locator("dialog .danger").click(timeout=3000)
        elif "confirm" in acts:
            await page.locator("[data-act=confirm]").click(timeout=3000)
        elif "home" in seen["modes"]:
            await page.locator("[data-mode=home]").click(timeout=3000)
            await page.locator(".map [data-spot]").first.dispatch_event("click", timeout=3000)
        elif seen["modes"] and stage(seen) != "escape" and dice.random() < 0.2:
            await page.locator(f"[data-mode='{dice.choice(seen['modes'])}']").click(timeout=3000)
        elif acts and (not seen["spots"] or dice.random() < 0.15):
            await page.locator(f"[data-act={dice.choice(acts)}]").first.click(timeout=3000)
        else:
            spot = _choose(seen, dice)["spot"]
            await page.locator(f".map [data-spot='{spot}']").dispatch_event("click", timeout=3000)
        await page.wait_for_timeout(20)
    except Error:
        # Somebody else has moved meanwhile: look again.
        pass
    return stage(seen)


def _choose(seen: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """On the run towards the hideout, else anything; never what would undo the click before."""
    spots = [one for one in seen["spots"] if one["kind"] == "pick"] or seen["spots"]
    if stage(seen) == "hideout":
        return next((one for one in spots if one["spot"] == "c100"), spots[0])
    home = seen["home"]
    if stage(seen) == "escape" and home and dice.random() < 0.9:
        return dict(min(spots, key=lambda one: (one["x"] - home["x"]) ** 2 + (one["y"] - home["y"]) ** 2))
    return dict(dice.choice(spots))


async def play_out(page: Page, dice: random.Random, patience: int = 4000) -> tuple[str, set[str]]:
    """Play until the game is over; what the page says of it, and every stage in which we acted."""
    stages: set[str] = set()
    for _ in range(patience):
        if await page.locator(".ending").count():
            return await page.locator(".ending p").inner_text(), stages
        acted = await move(page, dice)
        if acted is None:
            await page.wait_for_timeout(50)
        else:
            stages.add(acted)
    raise AssertionError("the game does not end")

"""What a player does on the map of Whitechapel: open a table, make any legal move, play on."""

from collections.abc import Collection
from typing import Any

from playwright.async_api import Page

import loopback

ALL_RULES = dict.fromkeys(("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address"), "on")

LOOK = """() => {
  const map = document.querySelector('.map svg[data-version]');
  const middle = one => {
    const box = one.getBoundingClientRect();
    return {x: box.x + box.width / 2, y: box.y + box.height / 2};
  };
  const all = name => [...document.querySelectorAll(name)];
  const home = document.querySelector('.home .ring');
  return {
    position: map?.dataset.version ?? '',
    spots: all('.map [data-spot]').map(one => ({spot: one.dataset.spot, kind: one.classList[1], ...middle(one)})),
    home: home && middle(home),
    acts: all('.prompt [data-act]').map(one => one.dataset.act).filter(one => one !== 'undo'),
    modes: all('.prompt [data-mode]').map(one => one.dataset.mode),
  };
}"""

PLAY = """async ({seed, until, timeout}) => {
  const look = LOOK;
  const first = name => document.querySelector(name);
  const press = one => one?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  let state = seed + 1;
  const roll = count => {
    state = state * 48271 % 2147483647;
    return Math.floor(state / 2147483647 * count);
  };
  const moment = () => (first('.map svg[data-version]')?.dataset.version ?? '').split(' ')[2]?.split('.') ?? [];
  const done = {stages: [], curtains: [], lessons: [], ending: ''};
  const add = (list, one) => list.includes(one) || list.push(one);

  function click(seen) {
    const stage = moment()[1];
    // A lesson and a curtain come before everything else.
    for (const [name, told] of [['.lesson:not(.read)', done.lessons], ['.curtain', done.curtains], ['.hand', null]]) {
      const found = first(name + ' button');
      if (!found) continue;
      if (told) add(told, first(name).dataset.lesson ?? found.textContent.trim());
      return press(found);
    }
    if (first('dialog[open] .danger')) return press(first('dialog[open] .danger'));
    if (!seen.spots.length && !seen.acts.length) return;
    add(done.stages, stage);
    if (seen.acts.includes('confirm')) return press(first('[data-act=confirm]'));
    const home = first('[data-mode=home]');
    if (home && home.ariaPressed !== 'true') return press(home);
    if (seen.modes.length && stage !== 'escape' && roll(5) === 0)
      return press(first(`[data-mode='${seen.modes[roll(seen.modes.length)]}']`));
    if (seen.acts.length && (!seen.spots.length || roll(7) === 0))
      return press(first(`[data-act=${seen.acts[roll(seen.acts.length)]}]`));
    // Never what would undo the click before.
    const picks = seen.spots.filter(one => one.kind === 'pick');
    const spots = picks.length ? picks : seen.spots;
    const far = one => (one.x - seen.home.x) ** 2 + (one.y - seen.home.y) ** 2;
    const chosen = stage === 'hideout' ? spots.find(one => one.spot === 'c100') ?? spots[0]
      : stage === 'escape' && seen.home && roll(10) ? spots.reduce((a, b) => far(b) < far(a) ? b : a)
      : spots[roll(spots.length)];
    press(first(`.map [data-spot='${chosen.spot}']`));
  }

  for (const end = Date.now() + timeout; Date.now() < end;) {
    const [night, stage] = moment();
    done.ending = first('.ending p')?.textContent ?? '';
    if (done.ending && !first('.lesson:not(.read)')) return done;
    if (until && (stage === until || `night ${night}` === until)) return done;
    // A page whose player cannot act looks again only later, so that it takes no time from the others.
    const busy = first('.prompt.mine, .lesson:not(.read), .curtain, .hand, dialog[open]');
    if (busy) click(look());
    await new Promise(next => setTimeout(next, busy ? 8 : 40));
  }
  throw new Error('never came to ' + (until || 'the end') + ': ' + JSON.stringify([done, look().position]));
}""".replace("LOOK", LOOK)
"""Any legal clicks, on the run homewards, in the page itself: so a whole game takes seconds."""


UNSELECTABLE_CIRCLE = """() => {
  const box = one => one.getBoundingClientRect();
  const middle = one => ({x: box(one).x + box(one).width / 2, y: box(one).y + box(one).height / 2});
  const glass = box(document.querySelector('.map .viewport'));
  const tools = box(document.querySelector('.map .tools'));
  const targets = [...document.querySelectorAll('.map [data-spot]')].map(middle);
  const free = ({x, y}) => x > glass.left + 10 && x < glass.right - 10 && y > glass.top + 10 && y < glass.bottom - 10
    && !(x < tools.right + 10 && y > tools.top - 10)
    && targets.every(one => Math.hypot(one.x - x, one.y - y) > 34);
  return [...document.querySelectorAll('.map .circle')]
    .map(one => ({number: one.textContent, ...middle(one)})).find(free) ?? null;
}"""
"""A circle in sight, far from all that can be chosen; none where nearly all can be."""

AT_REST = """() => new Promise(done => {
  let last = '', same = 0;
  const look = () => {
    const now = document.querySelector('.map .world').style.transform
      + document.querySelector('.map svg[data-zoom]').dataset.zoom;
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 24) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def open_table(
    address: str,
    seat: str | None,
    options: dict[str, str] | None = None,
    machines: Collection[str] = (),
    level: str = "random",
    **settings: Any,
) -> tuple[str, str]:
    """A new table over REST: its id, and the key of the seat one takes at once."""
    body = {
        "game": "whitechapel",
        "options": options or {},
        "seats": {one: {"kind": "machine", "level": level} for one in machines},
        "settings": settings,
        "me": {"seat": seat, "name": seat} if seat else None,
    }
    made = loopback.post(f"{address}/api/tables", json=body).raise_for_status().json()
    return made["table"]["id"], made["key"]["token"] if seat else ""


def take_seat(address: str, table: str, seat: str) -> str:
    body = {"seat": seat, "name": seat}
    answer = loopback.post(f"{address}/api/tables/{table}/seats", json=body)
    return str(answer.raise_for_status().json()["token"])


async def sit(page: Page, table: str, token: str) -> None:
    await page.goto(f"/table/{table}#key={token}")
    await page.locator(".map svg[data-version]").wait_for()


async def look(page: Page) -> dict[str, Any]:
    return dict(await page.evaluate(LOOK))


async def unselectable_circle(page: Page) -> dict[str, Any] | None:
    await at_rest(page)
    found: dict[str, Any] | None = await page.evaluate(UNSELECTABLE_CIRCLE)
    return found


async def at_rest(page: Page) -> None:
    """Wait until the map has not moved for some frames: after a gesture it is drawn once more."""
    await page.evaluate(AT_REST)


def stage(seen: dict[str, Any]) -> str:
    """What the position on the map waits for."""
    return seen["position"].split(" ")[2].split(".")[1] if seen["position"] else ""


async def play(page: Page, seed: int = 1, until: str = "", seconds: float = 120) -> dict[str, Any]:
    """Play on to the end, to a stage or to `night 2`: the stages acted in, curtains, lessons and how it ended."""
    body = {"seed": seed, "until": until, "timeout": seconds * 1000}
    return dict(await page.evaluate(PLAY, body))

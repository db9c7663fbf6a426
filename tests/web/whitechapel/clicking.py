"""A choice made by clicks on the map and in the panel."""

from typing import Any

from playwright.async_api import Page

from web.conftest import TIMEOUT_MS
from web.whitechapel.scripted_choice import Script
from web.whitechapel.scripted_game import ScriptedGame
from web.whitechapel.socket_frames import SocketFrames

Json = dict[str, Any]

MODES = {"walk-home": "home", "send-saucy-jacky": "saucy-jacky", "area-arrest": "area"}
"""The button of a way of doing it, where it is not called like the action."""
WITH_A_MAN = ("step", "rush", "ask", "arrest", "area-arrest", "write-graffiti")
"""First the policeman is clicked, then the place."""
LOOSE = ("place-women", "post", "send-saucy-jacky", "kill-two")
"""Places in any order, then confirmed."""
GRAVE = ("kill", "kill-two", "name-address")
"""Asked once more."""
BUTTONS = ("wait", "pass", "stuck", "idle")

CLICK = """async ({moment, button, mode, spots, loose, grave, timeout}) => {
  const end = Date.now() + timeout;
  const first = name => document.querySelector(name);
  const pause = () => new Promise(next => setTimeout(next, 2));
  const find = async name => {
    while (!first(name)) {
      if (Date.now() > end) throw new Error(`no ${name} at ${first('.map svg[data-version]')?.dataset.version}`);
      await pause();
    }
    return first(name);
  };
  const press = async one => {
    one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    await pause();
  };
  // Drawn, and nothing on its way to the server.
  await find(`.map svg[data-version='${moment}']`);
  await find('.prompt.mine');
  await find('.map [data-spot], .prompt [data-act]:not([data-act=undo])');
  if (button) return press(await find(`.prompt [data-act='${button}']`));
  const way = first('.prompt [data-mode]') && await find(`.prompt [data-mode='${mode}']`);
  if (way && way.ariaPressed !== 'true') await press(way);
  for (const spot of spots) {
    // Where there is only one policeman, or one set, it is chosen already.
    const chosen = spot.startsWith('p:') && !first(`.map [data-spot='${spot}']`);
    const target = chosen ? null : await find(`.map [data-spot='${spot}']`);
    if (target && !target.classList.contains('drop')) await press(target);
  }
  if (loose) await press(await find('.prompt [data-act=confirm]'));
  if (grave) await press(await find('dialog[open] .danger'));
}"""


async def click(page: Page, now: Json, choice: Json) -> None:
    """Make this choice on a page that shows, or will soon show, that position."""
    action = choice["action"]
    kind = action["type"]
    places = [*(f"c{one}" for one in choice["circles"]), *choice["crossings"]]
    man = [f"p:{action['policeman']}"] if kind in WITH_A_MAN else []
    sent = now["view"]["stage"] == "graffiti" or kind == "write-graffiti"
    plan = {
        "moment": now["view"]["text"],
        "button": kind if kind in BUTTONS else "",
        "mode": action.get("letter", MODES.get(kind, kind)),
        "spots": man if sent else [*man, *(places[:1] if kind == "area-arrest" else places)],
        "loose": kind in LOOSE,
        "grave": kind in GRAVE,
        "timeout": TIMEOUT_MS,
    }
    await page.evaluate(CLICK, plan)


class Clicked(ScriptedGame):
    """Everybody at a page of their own."""

    def __init__(self, pages: dict[str, Page], recorders: dict[str, SocketFrames], scheme: Script) -> None:
        super().__init__(scheme)
        self.pages, self.recorders = pages, recorders

    def shown(self, seat: str) -> Json:
        return self.recorders[seat].now[seat]

    async def make(self, choice: Json) -> None:
        version = self.now["version"]
        await click(self.pages[self.turn], self.now, choice)
        for seat, recorder in self.recorders.items():
            await recorder.reach(seat, version + 1)

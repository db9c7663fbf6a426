"""What a page receives: every frame of its sockets, and what may not be among them."""

import asyncio
import json
import re
from typing import Any

from playwright.async_api import Page, WebSocket

from web.conftest import TIMEOUT_MS

Json = dict[str, Any]

SECRETS = ("hideout", "marked", "trail", "sheet")
"""Fields of a view that only Jack may know."""
HIDDEN = {
    "hide": ("circle",),
    "mark-woman": ("circle",),
    "walk": ("to",),
    "walk-home": ("to",),
    "coach": ("via", "to"),
    "alley": ("to",),
    "kill-last": ("circle",),
}
"""Parts of actions that only Jack may see."""
JACKS_WORDS = re.compile(r"(?:^|\s)(?:-\d|=\d|~\d|h=\d|W\+\d|k:\d)")
"""The same in the notation beside the story."""


class SocketFrames:
    def __init__(self, page: Page) -> None:
        self.frames: dict[str, list[Json]] = {}
        """By seat: everybody at one screen has a socket each."""
        self.now: dict[str, Json] = {}
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        seat = "nobody"

        def received(text: str | bytes) -> None:
            nonlocal seat
            frame = json.loads(text)
            seat = frame["seat"] if frame["type"] == "welcome" else seat
            self.frames.setdefault(seat, []).append(frame)
            if "now" in frame:
                self.now[seat] = frame["now"]

        socket.on("framereceived", received)

    async def reach(self, seat: str, version: int) -> None:
        """Wait until that seat has received that version of the table."""
        async with asyncio.timeout(TIMEOUT_MS / 1000):
            while seat not in self.now or self.now[seat]["version"] < version:
                await asyncio.sleep(0.003)

    async def reach_start(self, seat: str) -> None:
        """Wait until that seat has received the start. At first a table only collects shares of the seed."""
        async with asyncio.timeout(TIMEOUT_MS / 1000):
            while seat not in self.now or self.now[seat]["turn"] is None:
                await asyncio.sleep(0.003)


def leaks(seat: str, frames: list[Json]) -> list[str]:
    """What a seat was sent that it may not know while the game goes on."""
    return [f"{seat} {what}" for frame in frames for what in (*_seen(seat, frame), *_messages(seat, frame))]


def _seen(seat: str, frame: Json) -> list[str]:
    now = frame.get("now")
    if now is None or now["outcome"] is not None:
        return []
    view = now["view"]
    found = [f"sees {name}" for name in SECRETS if view[name] is not None and seat != "jack"]
    if view["patrol"] and view["head"] != seat:
        found.append("sees the patrols")
    if now["choices"] and now["turn"] != seat:
        found.append("is offered choices out of turn")
    return found


def _messages(seat: str, frame: Json) -> list[str]:
    """Events, lines of the story, pencil and talk. Even the last events of a game are sent as those before."""
    acted = [one["action"] for one in (*frame.get("events", ()), *frame.get("missed", ())) if one["kind"] == "acted"]
    found = []
    for action in acted:
        parts = HIDDEN.get(action["type"], ()) if seat != "jack" else ()
        found += [f"receives {action['type']} {part}" for part in parts if action[part] is not None]
        if action["type"] == "place-patrol" and action["crossing"] and frame["now"]["view"]["head"] != seat:
            found.append("receives a patrol")
    over = frame.get("now") is not None and frame["now"]["outcome"] is not None
    if seat != "jack" and not over:
        notations = [line["notation"] for line in frame.get("story", ())]
        found += [f"reads {notation}" for notation in notations if JACKS_WORDS.search(notation)]
    if seat == "jack" and frame["type"] == "marked":
        found.append("sees the pencil of the police")
    if seat == "jack" and frame["type"] == "said" and frame["line"]["channel"] == "police":
        found.append("receives the police chat")
    return found

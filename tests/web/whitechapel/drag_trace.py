"""What a drag over the map costs: frames a second, and what the page did for them, from the browser's own trace."""

import json
import math
import time
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, Page

CATEGORIES = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline"]
SECONDS = 1.5
SWING = 180
"""Pixels the hand goes to either side."""

COUNT = """() => {
  window.frameTimes = [];
  const note = time => { window.frameTimes.push(time); window.frameNext = requestAnimationFrame(note); };
  window.frameNext = requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.frameNext); return window.frameTimes; }"


@dataclass(frozen=True)
class Drag:
    times: list[float]
    """When each frame began, in milliseconds."""
    events: list[dict[str, Any]]
    """The browser's trace."""

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * (len(self.times) - 1) / (self.times[-1] - self.times[0])

    @property
    def late(self) -> float:
        """The share of frames that came after the one before by more than one and a half sixtieths."""
        gaps = [after - before for before, after in zip(self.times, self.times[1:], strict=False)]
        return sum(gap > 25 for gap in gaps) / len(gaps)

    def named(self, *names: str) -> list[dict[str, Any]]:
        return [one for one in self.events if one["name"] in names and one["ph"] in ("X", "n")]

    @property
    def drawn(self) -> float:
        """Frames a second that came to the screen."""
        return 1000 * len(self.named("AnimationFrame::Presentation")) / (self.times[-1] - self.times[0])

    @property
    def script(self) -> float:
        """Milliseconds of the processor a frame, so that other programs do not count."""
        ran = sum(one.get("tdur", 0) for one in self.named("EventDispatch", "FireAnimationFrame"))
        return ran / 1000 / len(self.times)


async def drag(browser: Browser, page: Page, seconds: float = SECONDS) -> Drag:
    """Pan to and fro over the middle of the map."""
    box = await page.locator(".map .viewport").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    # The first pixels make up whether something is carried.
    await page.mouse.move(x + 10, y + 10)
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate(COUNT)
    began = time.monotonic()
    while (past := time.monotonic() - began) < seconds:
        await page.mouse.move(x + SWING * math.sin(past * 3), y + SWING / 2 * math.sin(past * 4.1))
    times = await page.evaluate(STOP)
    trace = json.loads(await browser.stop_tracing())
    await page.mouse.up()
    return Drag(times, _of_the_page(trace["traceEvents"]))


def _of_the_page(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The processes of pages; what the browser itself does is not what is measured."""
    drawing = {one["pid"] for one in events if one["name"] == "process_name" and one["args"].get("name") == "Renderer"}
    return [one for one in events if one["pid"] in drawing]

"""What a page does for its frames while something moves, from the browser's own trace."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Browser, Page

CATEGORIES = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline"]
DRAWING = "MainFrame.Draw"
"""The compositor draws a frame."""
COUNT = """() => {
  window.frameTimes = [];
  const note = time => { window.frameTimes.push(time); window.frameNext = requestAnimationFrame(note); };
  window.frameNext = requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.frameNext); return window.frameTimes; }"


@dataclass
class Trace:
    """Filled when the tracing ends."""

    times: list[float] = field(default_factory=list)
    """When each frame began, in milliseconds."""
    events: list[dict[str, Any]] = field(default_factory=list)

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
        ran = sum(one.get("tdur", 0) for one in self.named("EventDispatch", "FireAnimationFrame", "TimerFire"))
        return ran / 1000 / len(self.times)


@asynccontextmanager
async def traced(browser: Browser, page: Page) -> AsyncIterator[Trace]:
    """Frames are counted in the page."""
    trace = Trace()
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.evaluate(COUNT)
    yield trace
    trace.times = await page.evaluate(STOP)
    trace.events = _of_the_page(json.loads(await browser.stop_tracing())["traceEvents"])


@asynccontextmanager
async def traced_from_outside(browser: Browser, page: Page) -> AsyncIterator[Trace]:
    """Frames are counted in the compositor.

    A page that counts its own frames works for each of them, and so does what it animates.
    """
    trace = Trace()
    await browser.start_tracing(page=page, categories=[*CATEGORIES, "cc"])
    yield trace
    trace.events = _of_the_page(json.loads(await browser.stop_tracing())["traceEvents"])
    trace.times = sorted(one["ts"] / 1000 for one in trace.named(DRAWING))


def _of_the_page(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The processes of pages; what the browser itself does is not what is measured."""
    drawing = {one["pid"] for one in events if one["name"] == "process_name" and one["args"].get("name") == "Renderer"}
    return [one for one in events if one["pid"] in drawing]

"""A finger or a mouse on a place of the board, which need not receive it itself: a map chooses the nearest place.

A busy machine draws late. So a place is pressed when it has stopped moving, and at the end the press has arrived.
"""

from playwright.async_api import Locator, Page

MIDDLE_AT_REST = """async one => {
  const frame = () => new Promise(requestAnimationFrame);
  const middle = () => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let [before, now, still] = [null, middle(), 0];
  while (still < 3) {
    await frame();
    [before, now] = [now, middle()];
    still = before[0] === now[0] && before[1] === now[1] ? still + 1 : 0;
  }
  return now;
}"""
"""The middle of an element that has not moved for three frames."""
EXPECT_PRESS = """end => {
  const frame = () => new Promise(requestAnimationFrame);
  const ended = new Promise(done => addEventListener(end, done, { capture: true, once: true }));
  window.pressed = ended.then(frame).then(frame);
}"""
"""From then on `pressed` waits for the last event of a press, and until what it did is drawn."""
PRESSED = "async () => { await window.pressed; }"


async def middle_at_rest(what: Locator) -> tuple[float, float]:
    x, y = await what.evaluate(MIDDLE_AT_REST)
    return x, y


async def tap_middle(what: Locator) -> None:
    await tap_at(what.page, *await middle_at_rest(what))


async def click_middle(what: Locator) -> None:
    await click_at(what.page, *await middle_at_rest(what))


async def tap_button(what: Locator) -> None:
    """The click of a finger comes a little later than the finger."""
    await what.page.evaluate(EXPECT_PRESS, "click")
    await what.tap()
    await what.page.evaluate(PRESSED)


async def tap_at(page: Page, x: float, y: float) -> None:
    await page.evaluate(EXPECT_PRESS, "pointerup")
    await page.touchscreen.tap(x, y)
    await page.evaluate(PRESSED)


async def click_at(page: Page, x: float, y: float) -> None:
    await page.evaluate(EXPECT_PRESS, "pointerup")
    await page.mouse.click(x, y)
    await page.evaluate(PRESSED)

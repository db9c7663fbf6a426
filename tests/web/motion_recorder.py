"""Which elements of a board are seen to move: the browser reports every motion when it begins."""

from typing import Any

from playwright.async_api import Page

RECORD = """name => {
  window.motionsSeen = [];
  const known = new WeakSet();
  const look = () => {
    for (const one of document.querySelector(name).getAnimations({ subtree: true })) {
      const { target } = one.effect;
      const moves = one.effect.getKeyframes().some(frame => 'transform' in frame);
      if (known.has(one) || !moves || one instanceof CSSAnimation) continue;
      known.add(one);
      const steps = one.effect.getKeyframes().map(frame => frame.transform);
      window.motionsSeen.push({ piece: target.outerHTML, steps, milliseconds: one.effect.getTiming().duration });
    }
  };
  document.addEventListener('transitionrun', look);
  new MutationObserver(look)
    .observe(document.querySelector(name), { subtree: true, attributes: true, childList: true });
}"""


async def record_motion(page: Page, board: str) -> None:
    await page.evaluate(RECORD, board)


async def motions_seen(page: Page, mark: str) -> list[dict[str, Any]]:
    """The motions so far of pieces whose markup contains this."""
    seen: list[dict[str, Any]] = await page.evaluate("window.motionsSeen")
    return [one for one in seen if mark in one["piece"]]

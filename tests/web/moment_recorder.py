"""Every moment that a page shows, in order: its words, what is drawn for it, how long it lasts, what it covers."""

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

POLLING_MS = 200
RECORD = """() => {
  window.momentsSeen = [];
  let last = '';
  const box = one => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const look = () => {
    const bar = document.querySelector('[data-moment]');
    const words = bar?.querySelector('.text');
    const now = bar ? bar.dataset.moment + words.textContent : '';
    if (now === last) return;
    last = now;
    if (!bar) return window.momentsSeen.push(null);
    const scene = document.querySelector('[data-scene], [data-interlude]');
    const next = [...document.querySelectorAll('.prompt, .cards, .notices > *, .toast')];
    const hexes = [...document.querySelectorAll('svg.board .place, svg.board .target')];
    const covers = one => [...bar.children].some(part => meet(box(part), box(one)));
    window.momentsSeen.push({
      kind: bar.dataset.moment,
      text: words.textContent,
      drawn: scene?.querySelectorAll('circle, path, rect').length ?? 0,
      milliseconds: parseFloat(scene?.style.getPropertyValue('--time') ?? 'NaN'),
      cleared: document.querySelectorAll('svg.board .token.cleared').length,
      covered: [...next, ...hexes].filter(covers).map(one => one.getAttribute('class')),
      animated: [...document.querySelectorAll('.moments, .moments *, .interlude, .interlude *, .moment .text')]
        .flatMap(one => one.getAnimations())
        .flatMap(one => one.effect.getKeyframes())
        .flatMap(frame => Object.keys(frame))
        .filter(name => !['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity'].includes(name)),
    });
  };
  new MutationObserver(look)
    .observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] });
}"""

COUNT = """() => {
  window.momentsCounted = { count: 0, now: '' };
  new MutationObserver(() => {
    const bar = document.querySelector('[data-moment]');
    const now = bar ? bar.dataset.moment + bar.querySelector('.text').textContent : '';
    if (now && now !== window.momentsCounted.now) window.momentsCounted.count += 1;
    window.momentsCounted.now = now;
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] });
}"""
"""For tests of speed: to measure what a moment covers takes longer than to show it."""


@dataclass(frozen=True)
class Shown:
    kind: str
    text: str
    drawn: int
    """Shapes over the board."""
    milliseconds: float
    cleared: int
    """Tokens that are turned over meanwhile."""
    covered: list[str]
    """What its words lie on, of all that a player needs next."""
    animated: list[str]
    """What is animated beside transforms and opacity: it would cost a layout or a repaint for every frame."""


async def record_moments(page: Page) -> None:
    await page.evaluate(RECORD)


async def moments_shown(page: Page) -> list[Shown]:
    """Wait until the newest position is shown; the moments since the page was asked last."""
    # Not with every frame: that would be work for the page.
    await page.wait_for_function(
        "() => window.momentsSeen.length > 0 && window.momentsSeen.at(-1) === null", polling=POLLING_MS
    )
    found: list[dict[str, Any] | None] = await page.evaluate("window.momentsSeen.splice(0)")
    return [Shown(**one) for one in found if one]


async def count_moments(page: Page) -> None:
    await page.evaluate(COUNT)


async def moments_counted(page: Page) -> int:
    """Wait until the newest position is shown; how many moments came before it."""
    await page.wait_for_function(
        "() => window.momentsCounted.count > 0 && window.momentsCounted.now === ''", polling=POLLING_MS
    )
    return int(await page.evaluate("window.momentsCounted.count"))

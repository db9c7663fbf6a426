"""A learner in a browser who reads every lesson and does what the guide suggests, and nothing else."""

import re
from typing import TypedDict

from playwright.async_api import Page, Route

FOLLOW = """
([patience]) => new Promise((done, failed) => {
  const told = [];
  let last = '', since = Date.now();
  const look = () => {
    const lesson = document.querySelector('.lesson[data-lesson]');
    const follow = document.querySelector('[data-follow=suggestion]');
    if (lesson) {
      const count = lesson.querySelector('.count').textContent.trim();
      if (last !== `lesson ${count}`) {
        last = `lesson ${count}`;
        since = Date.now();
        const pointed = document.querySelectorAll('[data-pointed]').length;
        told.push({ lesson: lesson.dataset.lesson, count, pointed });
        lesson.querySelector('button').click();
        if (lesson.dataset.lesson === 'end') return done(told);
      }
    } else if (follow) {
      const version = follow.closest('[data-suggestion]').dataset.suggestion;
      if (last !== `follow ${version}`) {
        last = `follow ${version}`;
        since = Date.now();
        const text = follow.closest('.suggestion').querySelector('strong').textContent;
        const round = document.querySelector('[data-version]').dataset.version;
        told.push({ text, round, pointed: document.querySelectorAll('[data-pointed]').length });
        follow.click();
      }
    }
    if (Date.now() - since > patience) return failed(new Error(`nothing to follow after ${last}`));
    setTimeout(look, 5);
  };
  look();
})
"""
PATIENCE = 180_000
"""Milliseconds without a lesson or a suggestion."""


class Shown(TypedDict, total=False):
    """A lesson with its count, or a suggestion that was followed; `pointed` places were marked on the board."""

    lesson: str
    count: str
    text: str
    round: str
    pointed: int


async def without_beliefs(page: Page) -> None:
    """Beliefs are requested after every action. Other tests look at them, and here they would cost most of the time."""

    async def answer(route: Route) -> None:
        await route.fulfill(json={"eyes": "", "at": 0, "level": "off", "data": {}})

    await page.route("**/belief?*", answer)


async def follow(page: Page) -> list[Shown]:
    """Everything the guide said until its last lesson. In one look: the page may change between two."""
    shown: list[Shown] = await page.evaluate(FOLLOW, [PATIENCE])
    return shown


def counts(shown: list[Shown]) -> list[tuple[int, int]]:
    """Of each lesson: its number, and how many there are."""
    found = [re.findall(r"\d+", one["count"]) for one in shown if "count" in one]
    return [(int(step), int(steps)) for step, steps in found]

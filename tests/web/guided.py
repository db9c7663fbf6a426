"""A learner in a browser who reads every lesson and does what the guide suggests, and nothing else."""

import re
from typing import TypedDict

from playwright.async_api import Page, Route

FOLLOW = """
([timeout]) => new Promise((done, failed) => {
  const told = [];
  const known = new Set();
  // A sentence that was read once, with other numbers, is not read again.
  const newWords = part => part.textContent.replace(/\\d+/g, '#').split(/[.!?:]\\s/).map(one => one.trim())
    .filter(one => !known.has(one) && known.add(one)).join(' ').split(/\\s+/).length;
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
        told.push({ lesson: lesson.dataset.lesson, count, pointed, words: newWords(lesson) });
        lesson.querySelector('button').click();
        if (lesson.dataset.lesson === 'end') return done(told);
      }
    } else if (follow) {
      const version = follow.closest('[data-suggestion]').dataset.suggestion;
      if (last !== `follow ${version}`) {
        last = `follow ${version}`;
        since = Date.now();
        const suggestion = follow.closest('.suggestion');
        const text = suggestion.querySelector('strong').textContent;
        const pointed = document.querySelectorAll('[data-pointed]').length;
        told.push({ text, pointed, words: newWords(suggestion) });
        follow.click();
      }
    }
    if (Date.now() - since > timeout) return failed(new Error(`nothing to follow after ${last}`));
    setTimeout(again, 5);
  };
  // An error that is thrown in a timer would be lost, and nobody would look again.
  const again = () => {
    try { look(); } catch (error) { failed(error); }
  };
  again();
})
"""
TIMEOUT_MS = 180_000
"""Milliseconds without a lesson or a suggestion."""
WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 5
WAITING_MINUTES = 3
"""Four nights as the police: a little more than two, measured with the usual pauses of machines."""


class Shown(TypedDict, total=False):
    """A lesson with its count, or a suggestion that was followed; `pointed` places were marked on the board."""

    lesson: str
    count: str
    text: str
    pointed: int
    words: int
    """How many there were to read, without the sentences that had been there before."""


async def without_beliefs(page: Page) -> None:
    """Beliefs are requested after every action. Other tests look at them, and here they would cost most of the time."""

    async def answer(route: Route) -> None:
        await route.fulfill(json={"eyes": "", "at": 0, "level": "off", "data": {}})

    await page.route("**/belief?*", answer)


async def follow(page: Page) -> list[Shown]:
    """Everything the guide said until its last lesson. In one look: the page may change between two."""
    shown: list[Shown] = await page.evaluate(FOLLOW, [TIMEOUT_MS])
    return shown


def minutes(shown: list[Shown]) -> float:
    """How long a person takes who reads everything once, looks and clicks, and waits for the machine."""
    reading = sum(one["words"] for one in shown) / WORDS_A_MINUTE
    return reading + len(shown) * SECONDS_A_CLICK / 60 + WAITING_MINUTES


def counts(shown: list[Shown]) -> list[tuple[int, int]]:
    """Of each lesson: its number, and how many there are."""
    found = [re.findall(r"\d+", one["count"]) for one in shown if "count" in one]
    return [(int(step), int(steps)) for step, steps in found]

"""How many clicks a turn of Mr. Jack takes."""

import random
from collections import Counter

from web.page_actions import QUIET, NewPage, can_act, move, ready, sit

MOST_CLICKS = 4
"""A card, a walk, and two for an ability that moves something from one place to another."""
CARD = """() => {
  const name = one => one?.getAttribute('aria-label') ?? one?.textContent?.trim() ?? '';
  const found = name(document.querySelector('.card.active'));
  return [found, document.querySelectorAll('button.card:not(:disabled)').length];
}"""
"""Which card is being played, and how many can be chosen."""


async def test_a_turn_takes_at_most_four_clicks_and_the_last_card_none(new_page: NewPage) -> None:
    async with new_page(settings=QUIET) as page:
        await sit(page, "detective")
        await can_act(page)
        dice = random.Random(2)
        clicks: Counter[str] = Counter()
        picked = 0
        while len(clicks) < 3:
            await ready(page)
            card, offered = await page.evaluate(CARD)
            assert offered != 1, "the last card plays itself"
            if offered:
                picked = 1
            else:
                clicks[card] += picked
                picked = 0
            clicks[card] += not offered
            await move(page, dice)
        del clicks[""]
        # A whistle moves up to three characters.
        assert {card: count for card, count in clicks.items() if count > MOST_CLICKS and "Goodley" not in card} == {}

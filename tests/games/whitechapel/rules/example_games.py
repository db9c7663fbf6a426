"""Finished games that show something: every ending, every letter, every option, and what seldom happens.

`python tests/golden.py` plays them again and writes their records. Each is the first game of
seeded, scripted players that shows what its name says. They may peek: they tell a story, they do not play well.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import golden
from gaslamp.core import journal, record
from gaslamp.core.game import CHANCE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import Action
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import SEARCHED, distances

SWITCHES = ("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address")
ALL_ON = dict.fromkeys(SWITCHES, "on")

Steps = list[tuple[State, str]]
"""Every state and the word that led out of it."""

Taste = Callable[[State, str], float]
"""How much the teller wants a word to be said now."""


def homing(state: State, word: str) -> float:
    """Jack walks towards his hideout and declares it."""
    if word.endswith("!"):
        return 99
    if state.public.stage is Stage.ESCAPE and word[0] == "-":
        return 50 - distances(int(word[1:]))[state.hideout]
    return 0


def sleepy(state: State, word: str) -> float:
    """The police stand still and arrest nobody."""
    if state.public.stage is Stage.HUNT:
        return word.endswith(f">x{state.public.places['BYNRG'.index(word[0])]}")
    return -("@" in word)


def timid(_: State, word: str) -> float:
    """The police wander about and arrest nobody."""
    return -("@" in word)


def hungry(state: State, word: str) -> float:
    """The police go where Jack is and arrest him."""
    if state.public.stage is Stage.HUNT:
        return -distances(state.trail[-1])[_near(int(word.split("x")[1]))]
    if "@" in word:
        around = SEARCHED[state.public.places["BYNRG".index(word[0])]]
        return 9 if around >> state.trail[-1] & 1 and word[2:] in ("", str(state.trail[-1])) else -9
    return 0


def _near(crossing: int) -> int:
    return (members(SEARCHED[crossing]) or [1])[0]


def both(*tastes: Taste) -> Taste:
    return lambda state, word: sum(taste(state, word) for taste in tastes)


def wants(stage: Stage, *begins: str) -> Taste:
    """Say one of these in that stage whenever it can be said."""
    return lambda state, word: 999 * (state.public.stage is stage and word.startswith(begins))


def names_the_hideout(state: State, word: str) -> float:
    return 999 * (word == f"h?{state.hideout}")


def kills_at_home(state: State, word: str) -> float:
    """Jack waits until the Head leads a Wretched onto his hideout."""
    stage = state.public.stage
    if stage is Stage.SUSPENSE:
        return -distances(int(word.split(">")[1]))[state.hideout]
    if stage is Stage.CRIME:
        return {f"k{state.hideout}": 2, "wait": 1}.get(word, 0)
    return 0


def rides_home(state: State, word: str) -> float:
    return 200 * (word.startswith("=") and word.endswith(f"={state.hideout}"))


def crowds(state: State, word: str) -> float:
    """Policemen end the night close to red circles, and Jack waits the next night."""
    if state.public.stage is Stage.HUNT:
        ends = int(word.split("x")[1])
        return -min(distances(_near(ends))[red] for red in (3, 21, 27, 65, 84))
    return 5 * (word == "wait")


def searches(state: State, word: str) -> float:
    """Policemen follow Jack and ask where he has been."""
    if state.public.stage is Stage.HUNT:
        return (SEARCHED[int(word.split("x")[1])] & _walked(state) & ~state.public.clues).bit_count()
    if "?" in word and state.public.stage is Stage.ACT:
        return 1 + (_walked(state) & ~state.public.clues) >> int(word[2:]) & 1
    return 0


def _walked(state: State) -> int:
    return sum(1 << circle for circle in set(state.trail))


def lingers(state: State, word: str) -> float:
    """Jack takes his time, but not too much."""
    late = len(state.public.track) > 9
    return homing(state, word) * late - 99 * (word.endswith("!") and not late)


def said(*begins: str) -> Callable[[Steps], bool]:
    """Whether each was said at least once."""
    return lambda steps: all(any(word.startswith(begin) for _, word in steps) for begin in begins)


def killed_at_home(steps: Steps) -> bool:
    return any(word == f"k{state.hideout}" for state, word in steps)


def rode_home(steps: Steps) -> bool:
    return any(word.startswith("=") and word.endswith(f"={state.hideout}") for state, word in steps)


def stayed(steps: Steps) -> bool:
    """A Wretched could not move when all others had."""
    return any(
        before.public.unmoved.bit_count() > 1 and after.public.stage is Stage.READY
        for (before, _), (after, _) in pairwise(steps)
    )


@dataclass(frozen=True)
class Story:
    name: str
    ending: str
    taste: Taste
    options: dict[str, str] = field(default_factory=dict)
    condition: Callable[[Steps], bool] = lambda steps: bool(steps)


_LETTER = wants(Stage.LETTER, "D", "S", "F")
STORIES = (
    Story("escaped", "escaped", both(homing, sleepy), {"hands": "B/YN/RG"}),
    Story("arrested", "arrested", hungry, {"hands": "YN/BRG"}),
    Story("area-arrest", "arrested", hungry, {"area-arrests": "on"}),
    Story("traced", "traced", names_the_hideout, {"address": "on"}),
    Story("blocked", "blocked", wants(Stage.ESCAPE, "=", "~"), {"hands": "B/Y/N/R/G"}),
    Story("late", "late", lambda _, word: -9 * word.endswith("!")),
    Story("letters", "escaped", both(homing, timid, _LETTER), {"letters": "on"}, said("D:", "S:", "F:")),
    Story(
        "goulston-street", "late", both(lingers, wants(Stage.GOULSTON, "G")), {"letters": "on"}, said("G:", "N>x100")
    ),
    Story(
        "false-clues", "late", both(lingers, searches), {"false-clues": "on", "rushing": "on"}, said("f", "Y>>", "N?")
    ),
    Story(
        "all-options", "escaped", both(homing, timid, _LETTER), ALL_ON | {"hideout": "medium"}, said("h?", "F:", "Y>>")
    ),
    Story("catch-me", "escaped", both(homing, sleepy), {"catch-me": "on", "hideout": "hard"}),
    Story("murder-on-the-hideout", "escaped", both(homing, sleepy, kills_at_home), {}, killed_at_home),
    Story("coach-onto-the-hideout", "escaped", both(homing, sleepy, rides_home), {}, rode_home),
    Story("wretched-stays", "escaped", both(homing, crowds), {}, stayed),
)


def find_game(story: Story) -> record.Record:
    """The first game that shows it."""
    number = 0
    while True:
        steps, kept = _play(story, random.Random(f"{story.name}/{number}"))
        if kept.outcome and kept.outcome.reason == story.ending and story.condition(steps):
            return kept
        number += 1


def _play(story: Story, rng: random.Random) -> tuple[Steps, record.Record]:
    game = whitechapel
    now = journal.begin(game, story.options, rng.randbytes(32), rng.randbytes(16))
    steps: Steps = []
    while seat := game.actor(now.state):
        action = journal.chance(game, now) if seat == CHANCE else _choose(story, now.state, rng)
        steps.append((now.state, game.write(action)))
        now = journal.extend(game, now, action, rng.randbytes(16))
    return steps, now.record


def _choose(story: Story, state: State, rng: random.Random) -> Action:
    ranked = [(story.taste(state, whitechapel.write(action)), action) for action in whitechapel.legal(state)]
    best = max(taste for taste, _ in ranked)
    return rng.choice([action for taste, action in ranked if taste == best])


def record_path(name: str) -> Path:
    return golden.record_path(whitechapel, name)


def perft_lines() -> Iterator[str]:
    """The start, and a position of each stage in the records, as deep as a moment allows."""
    yield golden.PERFT_HEADING
    met: dict[Stage, State] = {}
    for story in STORIES:
        for state in journal.replay(whitechapel, record.parse(record_path(story.name).read_text()))[:-1]:
            met.setdefault(state.public.stage, state)
    for _, state in sorted(met.items()):
        depth, leaves = 0, [state]
        while leaves and depth < 4 and len(leaves) * len(whitechapel.legal(leaves[0])) < 3000:
            depth += 1
            leaves = [whitechapel.apply(leaf, action) for leaf in leaves for action in whitechapel.legal(leaf)]
        yield from (golden.perft_line(whitechapel, whitechapel.write(state), each) for each in range(1, depth + 1))


def write() -> None:
    for one in STORIES:
        record_path(one.name).write_text(record.write(find_game(one)))
    golden.perft_path(whitechapel).write_text("\n".join(perft_lines()) + "\n")

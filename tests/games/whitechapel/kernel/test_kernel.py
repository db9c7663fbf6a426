"""The kernel of Letters from Whitechapel is the rules of Letters from Whitechapel."""

import random
from collections import Counter
from typing import Any

import pytest

from gaslamp.core.errors import NotLegal
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.kernel import Kernel, numbers
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS, SWITCHES
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.streets import SEARCHED, distances
from gaslamp.parts.kernel import forms
from gaslamp.testing import contract
from parts.kernel import comparing
from tiers import parts

ON = dict.fromkeys(SWITCHES, "on")
HANDS = ("BYNRG", "B/YN/RG", "B/Y/N/R/G", "RG/BYN", "G/R/NYB", "N/BRG/Y", "YB/RN/G", "BYNR/G")
TABLES: tuple[dict[str, str], ...] = (
    {},
    ON,
    *({name: "on", "hands": hands} for name, hands in zip(SWITCHES, HANDS[1:], strict=False)),
    *(ON | {"hideout": kind, "hands": hands} for kind, hands in zip(HIDEOUTS, HANDS, strict=False)),
    *({"hideout": kind, "hands": hands} for kind, hands in zip(HIDEOUTS[1:], HANDS[4:], strict=True)),
    *(ON | {name: "off"} for name in SWITCHES),
)
START = whitechapel.start(ON)
SELDOM = {Stage.TRACED, Stage.BLOCKED}
"""Endings that random play hardly ever meets: the finished games among the fixtures have them."""


def choice(game: Any, state: Any, rng: random.Random) -> Any:
    """Players who peek, so that games see all four nights and all that can happen in them.

    Jack wanders, then walks towards his hideout; the police like to ask where he has been, and seldom arrest.
    """
    legal = game.legal(state)
    match state.public.stage:
        case Stage.ESCAPE if len(state.public.track) > 6 and rng.random() < 0.9:
            return min(legal, key=lambda action: _way_home(action, state.hideout))
        case Stage.CRIME if rng.random() < 0.4:
            return legal[-1]
        case Stage.HUNT if rng.random() < 0.6:
            return max(legal, key=lambda step: (SEARCHED[step.to] & _unfound(state)).bit_count())
        case Stage.ACT if rng.random() < 0.7:
            asks = [action for action in legal if isinstance(action, a.Ask)]
            return max(asks, key=lambda ask: _unfound(state) >> ask.circle & 1, default=legal[-1])
        case _:
            return contract.patient_choice(game, state, rng)


def _way_home(action: Any, hideout: int) -> int:
    if isinstance(action, a.WalkHome):
        return -1
    return distances(action.to)[hideout] if isinstance(action, a.Walk) else 99


def _unfound(state: Any) -> int:
    return sum(1 << circle for circle in set(state.trail)) & ~state.public.clues


def compared(kernel: Any, games: range) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in games:
        rng = random.Random(f"kernel/{number}")
        options = TABLES[number % len(TABLES)]
        met += comparing.follow(whitechapel, kernel, numbers, options, rng, choice)
    return met


@pytest.mark.parametrize("part", parts(3))
def test_kernel_and_rules_agree_at_every_step(part: int) -> None:
    met = compared(Kernel, range(part * 60, part * 60 + 60))
    assert met["positions"] >= 33_000
    assert {stage for stage in Stage if not met[stage.name]} <= SELDOM
    assert all(met[str(night)] > 2_600 for night in range(1, 5))


@pytest.mark.slow
def test_the_interpreted_kernel_and_the_rules_agree_at_every_step() -> None:
    met = compared(forms.interpreted("gaslamp.games.whitechapel.kernel").Kernel, range(len(TABLES)))
    assert met["positions"] >= 5_000
    assert met["4"] > 100


def test_both_forms_play_the_same_random_games() -> None:
    interpreted = forms.interpreted("gaslamp.games.whitechapel.kernel").Kernel
    for options in (ON, {}, {"hands": "B/YN/RG", "rushing": "on"}):
        start = whitechapel.start(options)
        assert Kernel(start).playouts(25, 7) == interpreted(start).playouts(25, 7)


def test_playouts_keep_the_position() -> None:
    kernel = Kernel(START)
    tally = kernel.playouts(3000, 1)
    assert kernel.store() == START
    assert tally.games == 3000
    assert tally.endings["late"] > tally.endings["arrested"] > tally.endings["traced"] > 0


def test_a_playout_is_a_whole_game() -> None:
    kernel = Kernel(START)
    assert kernel.playout(1) > 0
    assert kernel.outcome() is not None
    assert kernel.legal() == []


def test_the_steps_of_policemen_are_chosen_as_they_are_listed() -> None:
    """The choice is made without the list: each step comes up, and about as often as any other."""
    rng = random.Random(1)
    state = whitechapel.start({})
    while state.public.stage is not Stage.HUNT:
        state = whitechapel.apply(state, rng.choice(whitechapel.legal(state)))
    kernel = Kernel(state)
    found = kernel.legal()
    chosen = Counter(kernel.choose(seed) for seed in range(200 * len(found)))
    assert set(chosen) == set(found)
    assert min(chosen.values()) > 120
    assert max(chosen.values()) < 290


def test_every_kind_of_action_has_one_number() -> None:
    words = (
        "h=64 W:3,21,27,84 W+3 *Y h?64 x40+x50 Y=x50 D:x5>x40 F:x5>x40 S:x86+x99 x86>x40 G:R N>x100 W=3,21,65 k65 wait "
        "k3+27 k:3 65>82 !x50 x50=Y x50=- !Bx1,Yx2,Nx3,Rx4,Gx5 -41 -41! =55=60 ~73 # Y>x55 Y?41 Y@33 Y@ Y>>x55 Y. f41 "
        "+ - ."
    )
    actions = [whitechapel.parse_action(word) for word in words.split()]
    assert [numbers.decode(numbers.encode(action)) for action in actions] == actions
    assert len({numbers.encode(action) for action in actions}) == len(set(actions))
    with pytest.raises(ValueError, match="kind"):
        numbers.decode(63)


def test_what_is_not_legal_is_refused() -> None:
    kernel = Kernel(START)
    with pytest.raises(NotLegal):
        kernel.apply(numbers.encode(whitechapel.parse_action("wait")))
    assert kernel.store() == START


def test_a_kernel_reads_and_writes_positions() -> None:
    text = (
        "wc1 BYNRG:chosen:letters 2.clue GY 21,65* - - II-==~ Bx5,Yx124,Nx70,Rx9,Gx100 - 66/- DSF! YN:Y99?100 "
        "h=64;w=-;p=-;t=65-66=67=84~86;s=21-20-18-17-12-30-64"
    )
    kernel = Kernel()
    kernel.from_text(text)
    assert kernel.text() == text

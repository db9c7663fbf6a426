"""The kernel of Mr. Jack is the rules of Mr. Jack."""

import random
from collections import Counter
from typing import Any

import pytest

from gaslamp.core.errors import NotLegal
from gaslamp.games import mrjack
from gaslamp.games.mrjack.kernel import Kernel, numbers
from gaslamp.games.mrjack.rules.actions import Leave
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.parts.kernel import forms
from gaslamp.testing import contract
from parts.kernel import comparing
from tiers import parts

EDITIONS = ("revised", "first")
START = mrjack.start({})


def choice(game: Any, state: Any, rng: random.Random) -> Any:
    """Patient, but Jack leaves now and then when he can: random play hardly ever does."""
    ways = [action for action in game.legal(state) if isinstance(action, Leave)]
    return ways[0] if ways and rng.random() < 0.1 else contract.patient_choice(game, state, rng)


def compared(kernel: Any, games: range) -> Counter[str]:
    met: Counter[str] = Counter()
    for number in games:
        rng = random.Random(f"kernel/{number}")
        options = {"edition": EDITIONS[number % 2]}
        met += comparing.follow(mrjack, kernel, numbers, options, rng, choice)
    return met


@pytest.mark.parametrize("part", parts(5))
def test_kernel_and_rules_agree_at_every_step(part: int) -> None:
    met = compared(Kernel, range(part * 220, part * 220 + 220))
    assert met["positions"] >= 20_000
    assert all(met[stage.name] for stage in Stage)
    assert all(met[str(round_)] > 80 for round_ in range(1, 9))


def test_the_interpreted_kernel_and_the_rules_agree_at_every_step() -> None:
    met = compared(forms.interpreted("gaslamp.games.mrjack.kernel").Kernel, range(45))
    assert met["positions"] >= 4_000


def test_both_forms_play_the_same_random_games() -> None:
    interpreted = forms.interpreted("gaslamp.games.mrjack.kernel").Kernel
    for edition in EDITIONS:
        start = mrjack.start({"edition": edition})
        assert Kernel(start).playouts(100, 7) == interpreted(start).playouts(100, 7)


def test_playouts_keep_the_position() -> None:
    kernel = Kernel(START)
    tally = kernel.playouts(2000, 1)
    assert kernel.store() == START
    assert tally.games == 2000
    assert all(tally.endings.values())


def test_a_playout_is_a_whole_game() -> None:
    kernel = Kernel(START)
    assert kernel.playout(1) > 0
    assert kernel.outcome() is not None
    assert kernel.legal() == []


def test_sensible_games_end_like_those_of_people() -> None:
    """Nobody is accused in vain, and both forms play the same."""
    interpreted = forms.interpreted("gaslamp.games.mrjack.kernel").Kernel
    reasons: Counter[str] = Counter()
    for seed in range(200):
        kernel = Kernel(START)
        length = kernel.playout(seed, sensible=True)
        outcome = kernel.outcome()
        assert outcome is not None
        reasons[outcome.reason] += 1
        if seed < 20:
            other = interpreted(START)
            assert (other.playout(seed, sensible=True), other.text()) == (length, kernel.text())
    assert set(reasons) == {"escape", "right", "dawn"}


def test_random_choices_are_even() -> None:
    kernel = Kernel(mrjack.apply(START, mrjack.parse_action("=M")))
    drawn = Counter(kernel.choose(seed) for seed in range(7000))
    assert len(drawn) == 70
    assert min(drawn.values()) > 50
    assert max(drawn.values()) < 160


def test_every_kind_of_action_has_one_number() -> None:
    words = "=M HSLB L E4 - @M right wrong NW ^SE C2>F2 NE>NW B8>C5 xB M>D5 +G seen unseen"
    actions = [mrjack.parse_action(word) for word in words.split()]
    assert [numbers.decode(numbers.encode(action)) for action in actions] == actions
    assert len({numbers.encode(action) for action in actions}) == len(actions)
    with pytest.raises(ValueError, match="kind"):
        numbers.decode(63)


def test_what_is_not_legal_is_refused() -> None:
    kernel = Kernel(START)
    with pytest.raises(NotLegal):
        kernel.apply(numbers.encode(mrjack.parse_action("seen")))
    assert kernel.store() == START


def test_a_kernel_reads_and_writes_positions() -> None:
    text = (
        "mj1 revised 1.2J HG6,WI8,SG3,LE4,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 "
        "B8,L2 NW,SW seen HSB/L pick J=M;j=-;d=-"
    )
    kernel = Kernel()
    kernel.from_text(text)
    assert kernel.text() == text

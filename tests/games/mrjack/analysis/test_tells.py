"""What a choice tells: bits about the name of Jack."""

from math import log2
from statistics import fmean

import pytest

from games.mrjack.analysis.moments import choices, insight
from games.mrjack.rules.positions import legal, play, position
from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis.tells import tells
from gaslamp.games.mrjack.rules.sight import visible


def test_jack_tells_less_in_a_larger_group() -> None:
    """All eight are suspects. If the witnesses were called, those of the other group would be cleared."""
    state = position("M:w", clock="1.2", jack="M")
    told: dict[int, list[float]] = {}
    for action in sorted(legal(state)):
        seen = visible(play(state, action).public)
        group = seen if seen >> state.jack & 1 else 255 & ~seen
        found = tells(insight(state, "jack"), mrjack.parse_action(action))
        assert found is not None
        told.setdefault(group.bit_count(), []).append(found)
    sizes = sorted(told)
    assert len(sizes) > 2
    assert fmean(told[sizes[-1]]) < fmean(told[sizes[0]])


def test_jack_tells_nothing_to_a_detective_who_is_sure() -> None:
    state = position("M:w", clock="3.2", jack="M", cleared="HWSLGUB")
    found = [tells(insight(state, "jack"), mrjack.parse_action(action)) for action in sorted(legal(state))]
    assert found == pytest.approx([0.0] * len(found))


def test_the_detective_learns_one_bit_by_halving_the_suspects() -> None:
    state = position("M:w", clock="1.1")
    halving = [action for action in sorted(legal(state)) if visible(play(state, action).public).bit_count() == 4]
    assert halving
    for action in halving:
        if "@" not in action:
            assert tells(insight(state, "detective"), mrjack.parse_action(action)) == pytest.approx(1)


def test_the_detective_learns_from_the_alibi_too() -> None:
    """R20: after the same walk Holmes tells more than anybody else, because he draws a card."""
    state = position("H:w", clock="1.1")
    walk = next(action for action in sorted(legal(state)) if "@" not in action)
    after = visible(play(state, walk).public)
    share = after.bit_count() / 8
    call = -share * log2(share) - (1 - share) * log2(1 - share)
    told = tells(insight(state, "detective"), mrjack.parse_action(walk))
    assert told is not None
    assert call < told <= call + log2(8 / 7) + 0.01


def test_an_accusation_tells_as_much_as_it_is_uncertain() -> None:
    state = position("S:wa", clock="3.1", jack="B", cleared="HWSLMU", S="I5", B="I4")
    assert choices(state, "@B")["@B"].tells == pytest.approx(1)


def test_a_pick_tells_nothing_yet() -> None:
    assert all(choice.tells is None for choice in choices(position("pick", clock="1.1"), "H").values())

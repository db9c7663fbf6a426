"""An expert Jack mixes what he does, so that it suits other suspects too."""

from math import log2

import pytest

from gaslamp.games.mrjack.kernel.search import SearchLine
from gaslamp.games.mrjack.players.mixing import Mixes, mixes
from gaslamp.games.mrjack.rules.actions import Action, Leave, Stay, Walk

ALIKE = (1 / 8,) * 8
FOR_HOLMES = (0.6, *(0.4,) * 7)
FOR_OTHERS = (0.4, *(0.6,) * 7)


def options(**_: object) -> dict[Action, list[SearchLine]]:
    return {Stay(): [SearchLine(1, FOR_HOLMES, 0.0)], Walk(3): [SearchLine(2, FOR_OTHERS, 0.0)]}


def learned(found: Mixes) -> float:
    """The bits that one who knows the mixes learns on average, if all suspects are equally likely."""
    bits = 0.0
    for mix in found.values():
        common = sum(mix) / 8
        bits += sum(share / 8 * log2(share / common) for share in mix if share > 0)
    return bits


@pytest.mark.parametrize("secrecy", [0.001, 0.05, 0.2, 1.0])
def test_each_suspect_does_something(secrecy: float) -> None:
    found = mixes(options(), ALIKE, secrecy)
    for one in range(8):
        assert sum(mix[one] for mix in found.values()) == pytest.approx(1)


def test_without_secrecy_each_suspect_plays_what_is_best_for_him() -> None:
    found = mixes(options(), ALIKE, 0.001)
    assert found[Stay()][0] > 0.99
    assert found[Walk(3)][1] > 0.99


def test_a_secret_jack_plays_what_is_best_for_all_on_average() -> None:
    found = mixes(options(), ALIKE, 1.0)
    assert found[Walk(3)][0] > 0.99


def test_more_secrecy_gives_less_away() -> None:
    bits = [learned(mixes(options(), ALIKE, secrecy)) for secrecy in (0.01, 0.2, 0.3, 1.0)]
    assert bits == sorted(bits, reverse=True)
    assert bits[0] > 0.5
    assert bits[-1] < 0.01


def test_he_hides_only_among_those_who_are_likely() -> None:
    """Only Holmes and Watson are left. What would suit the others does not matter."""
    wanted = {Stay(): [SearchLine(1, FOR_HOLMES, 0.0)], Walk(3): [SearchLine(2, FOR_OTHERS, 0.0)]}
    likely_holmes = (0.9, 0.1, *(0.0,) * 6)
    assert mixes(wanted, likely_holmes, 1.0)[Stay()][0] > 0.99


def test_who_can_leave_leaves_and_the_others_do_not() -> None:
    leaving = SearchLine(3, (1.0, *(0.0,) * 7), 0.0, is_over=True)
    found = mixes({**options(), Leave(0): [leaving]}, ALIKE, 1.0)
    assert found[Leave(0)] == (1.0, *(0.0,) * 7)
    assert found[Walk(3)][0] == 0

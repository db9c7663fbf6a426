"""What holds at every moment of every game, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Accuse
from gaslamp.games.mrjack.rules.board import EDITIONS
from gaslamp.games.mrjack.rules.public import OUT, Stage
from gaslamp.games.mrjack.rules.state import State

pytestmark = pytest.mark.no_cover


@settings(max_examples=150, deadline=None)
@given(edition=st.sampled_from(sorted(EDITIONS)), rash=st.booleans(), data=st.data())
def test_nothing_is_lost_or_doubled_in_a_whole_game(edition: str, rash: bool, data: st.DataObject) -> None:
    """A detective who is not rash never accuses, so half of the games last."""
    state = mrjack.start({"edition": edition})
    check(state)
    while legal := [action for action in mrjack.legal(state) if rash or not isinstance(action, Accuse)]:
        state = mrjack.apply(state, legal[data.draw(st.integers(0, len(legal) - 1))])
        check(state)


def check(state: State) -> None:
    public = state.public
    assert len(public.places) == 8
    if public.stage in (Stage.VERDICT, Stage.RIGHT, Stage.WRONG):
        assert len(set(public.places)) == 7, "accuser and accused share a hex"
    else:
        assert len(set(public.places)) == 8, "no two tokens share a hex"
    assert public.cordons.bit_count() == 2
    assert public.covers.bit_count() == 2
    assert public.covers & ~EDITIONS[public.edition].manholes == 0
    burning = [lamp for lamp in public.lamps if lamp != OUT]
    assert len(set(burning)) == len(burning) == max(2, 7 - public.round)
    if state.jack is not None:
        assert public.suspects >> state.jack & 1, "Jack is always among the suspects"
        hands = (1 << state.jack, state.jack_alibis, state.detective_alibis)
        assert sum(hand.bit_count() for hand in hands) == (hands[0] | hands[1] | hands[2]).bit_count()
    assert public.cards & public.played == 0

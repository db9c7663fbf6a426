"""What holds in every game, whatever is played (Hypothesis chooses)."""

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from games.whitechapel.rules.positions import HANDS, SWITCHES, eyes, homing
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import CHANCE
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import Answer, Ask
from gaslamp.games.whitechapel.rules.board import GOULSTON, RED, YELLOW, members
from gaslamp.games.whitechapel.rules.public import Row, Stage
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, TWO_STEPS, walks
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.rules.turns import COACHES, TARGETS, WOMEN, occupied

pytestmark = pytest.mark.no_cover

OPTIONS = some.fixed_dictionaries(
    {name: some.sampled_from(("off", "on")) for name in SWITCHES}
    | {
        "hands": some.sampled_from(HANDS),
        "hideout": some.sampled_from(("chosen", "easy", "normal", "medium", "hard")),
    }
)
SEEDS = some.integers(0, 10**9)


def game(options: dict[str, str], seed: int) -> list[State]:
    rng = random.Random(seed)
    states = [whitechapel.start(options)]
    while whitechapel.actor(states[-1]):
        states.append(whitechapel.apply(states[-1], homing(states[-1], rng)))
    return states


@settings(max_examples=40, deadline=None)
@given(OPTIONS, SEEDS)
def test_the_trail_is_always_a_legal_walk(options: dict[str, str], seed: int) -> None:
    """W31 to W34: every row of the sheet, with nobody standing in the way of a walk when it was made."""
    states = game(options, seed)
    for before, after in pairwise(states):
        if before.public.stage is not Stage.ESCAPE or after.public.stage is Stage.BLOCKED:
            continue
        row = after.sheet[-1] if after.public.night > before.public.night else Row(after.trail, after.public.track)
        new = row.trail[len(before.trail) :]
        here = before.trail[-1]
        match row.track[len(before.trail) - 1 :]:
            case "-":
                assert walks(here, occupied(before.public)) >> new[0] & 1
            case "~":
                assert ALLEYS[here] >> new[0] & 1
            case kind:
                assert kind == "=="
                assert len({here, *new}) == 3
                assert NEXT[here] >> new[0] & 1
                assert NEXT[new[0]] >> new[1] & 1
        assert row.track.count("==") <= COACHES[before.public.night]
        assert row.track.count("~") <= ALLEY_TOKENS[before.public.night]
        assert len(row.track) <= 14 + before.public.time


@settings(max_examples=40, deadline=None)
@given(OPTIONS, SEEDS)
def test_every_answer_is_true(options: dict[str, str], seed: int) -> None:
    """W43, W45, W48, W66."""
    rng = random.Random(seed)
    state = whitechapel.start(options)
    asked = None
    while whitechapel.actor(state):
        action = homing(state, rng)
        if isinstance(action, Answer) and state.public.stage is Stage.CLUE:
            assert isinstance(asked, Ask)
            assert action.yes == (asked.circle in state.trail)
        after = whitechapel.apply(state, action)
        if isinstance(action, Answer) and state.public.stage is Stage.ARREST:
            assert action.yes == (after.public.stage is Stage.ARRESTED)
        assert not after.public.clues & ~sum(1 << circle for circle in set(after.trail))
        asked, state = action, after


@settings(max_examples=40, deadline=None)
@given(OPTIONS, SEEDS)
def test_tokens_are_neither_made_nor_lost(options: dict[str, str], seed: int) -> None:
    """W9, W15, W21, W40."""
    for state in game(options, seed):
        public = state.public
        stage, night = public.stage, public.night
        pawns = [crossing for crossing in public.places if crossing]
        assert len(set(pawns)) == len(pawns)
        if Stage.HEAD <= stage <= Stage.TARGETS:
            assert public.women.bit_count() == WOMEN[night]
            assert state.marked.bit_count() == TARGETS[night]
            assert not public.women & ~(RED & ~public.scenes)
        if Stage.CRIME <= stage <= Stage.TURNED:
            assert public.wretched.bit_count() == TARGETS[night]
            assert not public.wretched & public.scenes
        if Stage.LETTER <= stage <= Stage.ALARM:
            hidden = [crossing for crossing in state.patrol if crossing]
            assert len(pawns) + len(hidden) == 5
            assert all(public.patrols >> crossing & 1 for crossing in hidden)
            assert public.patrols.bit_count() - len(hidden) <= 2
        if Stage.ESCAPE <= stage <= Stage.ARREST:
            assert len(pawns) == 5
            assert not public.patrols
        assert public.scenes.bit_count() == (0, 1, 2, 4)[night - 1]
        assert public.false_clues.bit_count() <= min(3, public.clues.bit_count() // 5)


@settings(max_examples=40, deadline=None)
@given(OPTIONS, SEEDS)
def test_policemen_move_two_steps_at_most(options: dict[str, str], seed: int) -> None:
    """W40, W61: except a policeman who is sent to Goulston Street."""
    for before, after in pairwise(game(options, seed)):
        if before.public.stage in (Stage.HUNT, Stage.ACT):
            for start, end in zip(before.public.places, after.public.places, strict=True):
                assert TWO_STEPS[start] >> end & 1
        if before.public.stage is Stage.GRAFFITI:
            assert GOULSTON in after.public.places
        if before.public.stage is Stage.POSTS:
            assert not after.public.patrols & ~(occupied(before.public) | YELLOW)


@settings(max_examples=25, deadline=None)
@given(OPTIONS, SEEDS)
def test_texts_round_trip_and_choices_follow_from_the_view(options: dict[str, str], seed: int) -> None:
    rng = random.Random(seed)
    for state in game(options, seed)[:: rng.randint(4, 9)]:
        legal, seat = whitechapel.legal(state), whitechapel.actor(state)
        assert whitechapel.parse_state(whitechapel.write(state)) == state
        assert len(set(legal)) == len(legal)
        assert (seat == CHANCE) <= (sum(whitechapel.odds(state)) == 1 if legal else True)
        for action in rng.sample(legal, min(len(legal), 12)):
            assert whitechapel.parse_action(whitechapel.write(action)) == action
            for other in eyes(state):
                seen = whitechapel.seen(state, action, other)
                assert whitechapel.parse_action(whitechapel.write(seen)) == seen
        for other in eyes(state):
            view = whitechapel.view(state, other)
            assert whitechapel.parse_view(whitechapel.write(view)) == view
            assert whitechapel.choices(view) == (legal if other == seat else ())


@settings(max_examples=25, deadline=None)
@given(OPTIONS, SEEDS)
def test_apply_refuses_whatever_is_not_legal(options: dict[str, str], seed: int) -> None:
    """Actions of other moments of the game are tried in each."""
    rng = random.Random(seed)
    states = game(options, seed)
    foreign = {action for state in states[::5] for action in whitechapel.legal(state)[:6]}
    tried = sorted(foreign, key=whitechapel.write)
    for state in states[::7]:
        legal = set(whitechapel.legal(state))
        for action in rng.sample(tried, min(len(tried), 20)):
            try:
                whitechapel.apply(state, action)
            except NotLegal:
                assert action not in legal
            else:
                assert action in legal


def test_members_are_listed_in_order() -> None:
    assert members(0) == []
    assert members(0b10110) == [1, 2, 4]

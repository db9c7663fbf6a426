"""The options (W60, W62 to W67)."""

from itertools import chain, pairwise

import pytest

from games.whitechapel.rules.positions import HUNTED, legal, play, position, refusal, written
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import CHANCE, Outcome
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.agreement import agree
from gaslamp.games.whitechapel.rules.board import RED, members
from gaslamp.games.whitechapel.rules.hideouts import distance, graded, hideouts
from gaslamp.games.whitechapel.rules.streets import NEAR_RED, NEXT

ACTING = HUNTED | {
    "moment": "1.act",
    "track": "I-",
    "t": "65-66",
    "awaited": "BYNRG",
    "pawns": "Bx40,Yx124,Nx69,Rx129,Gx145",
}
FOUND = {"track": "I-----", "t": "65-66-67-84-99-100"}
"""Six circles walked."""


@pytest.mark.parametrize(
    ("hands", "seats"),
    [
        ("BYNRG", ("jack", "police")),
        ("YB/NRG", ("jack", "police1", "police2")),
        ("G/R/N/Y/B", ("jack", "police1", "police2", "police3", "police4", "police5")),
    ],
)
def test_one_to_five_detectives_share_the_policemen(hands: str, seats: tuple[str, ...]) -> None:
    """W6, W60."""
    state = whitechapel.start({"hands": hands})
    assert whitechapel.seats(state) == seats
    assert whitechapel.outcome(state) is None


@pytest.mark.parametrize("hands", ["", "BYNR", "BYNRGG", "B//YNRG", "byn/rg", "/BYNRG", "BYNRG/", "B YNRG"])
def test_every_policeman_belongs_to_one_detective(hands: str) -> None:
    """W60."""
    with pytest.raises(NotWellFormed, match="bad-hands"):
        whitechapel.start({"hands": hands})


def test_unknown_options_are_refused() -> None:
    with pytest.raises(NotWellFormed, match="unknown-option"):
        whitechapel.start({"edition": "first"})
    with pytest.raises(NotWellFormed, match="unknown-value"):
        whitechapel.start({"rushing": "maybe"})


def test_five_clues_earn_a_false_clue_at_the_next_chance() -> None:
    """W62."""
    four = {"agreed": "BYNRG:chosen:false-clues", "clues": "65,66,67,84/-"}
    state = play(position(ACTING | FOUND | four, awaited="Y"), "Y?99", "+")
    assert (written(state)["clues"], written(state)["moment"]) == ("65,66,67,84,99/-", "1.escape")
    state = play(state, legal(state, "-")[0])
    for word in ("B>x40", "Y>x124", "N>x69", "R>x129", "G>x145"):
        state = play(state, word)
    assert (written(state)["moment"], whitechapel.actor(state)) == ("1.false-clue", "jack")
    assert len(legal(state)) == 196
    assert written(play(state, "."))["moment"] == "1.act"
    assert written(play(state, "f120"))["clues"] == "65,66,67,84,99/120"
    assert refusal(position(), "f120") == "not-now"


def test_without_the_option_nothing_is_earned() -> None:
    """W62."""
    five = position(ACTING | FOUND, clues="65,66,67,84,99/-", moment="1.hunt", awaited="Y")
    assert written(play(five, "Y>x124"))["moment"] == "1.act"


def test_a_false_clue_closes_its_circle_for_search_and_arrest() -> None:
    """W62."""
    blocked = position(ACTING | FOUND, agreed="BYNRG:chosen:false-clues", clues="65,66,67,84,99/100")
    assert legal(blocked, "Y") == ["Y?99", "Y?120", "Y@99", "Y@120"]
    assert refusal(blocked, "Y?100") == "cannot-ask-there"
    assert refusal(blocked, "Y@100") == "cannot-arrest-there"


def test_jack_has_at_most_three_false_clues_a_night() -> None:
    """W62: fifteen clues earn three, twenty no more."""
    trail = {"track": "V" + "-" * 15, "t": _walk(16)}
    clues = ",".join(sorted(set(trail["t"].split("-")), key=int)[:15])
    state = position(
        ACTING | trail, moment="1.false-clue", agreed="BYNRG:chosen:false-clues", scenes=f"{trail['t'].split('-')[0]}*",
        clues=f"{clues}/1,2",
    )  # fmt: skip
    assert "f1" not in legal(state)
    assert refusal(state, "f1") == "cannot-lay-false-clue"
    state = play(state, "f3")
    assert written(state)["moment"] == "1.act"
    hunt = position(
        ACTING | trail, moment="1.hunt", agreed="BYNRG:chosen:false-clues", scenes=f"{trail['t'].split('-')[0]}*",
        clues=f"{clues}/1,2,3", awaited="Y",
    )  # fmt: skip
    assert written(play(hunt, "Y>x124"))["moment"] == "1.act"


def _walk(length: int) -> str:
    """A walk that never crosses itself, from 65."""
    trail = [65]
    while len(trail) < length:
        trail.append(next(circle for circle in members(NEXT[trail[-1]]) if circle not in trail))
    return "-".join(map(str, trail))


def test_with_every_circle_closed_a_policeman_does_nothing() -> None:
    """W47, W62: x1 is next to 24 only."""
    closed = position(
        ACTING | FOUND, agreed="BYNRG:chosen:false-clues,rushing", clues="65,66,67,84,99/24",
        pawns="Bx1,Yx124,Nx69,Rx129,Gx145",
    )  # fmt: skip
    assert legal(closed, "B") == ["B.", "B>>x16", "B>>x32", "B>>x33"]


def test_rushing_is_one_more_step_instead_of_an_action() -> None:
    """W63."""
    state = position(ACTING, agreed="BYNRG:chosen:rushing", pawns="Bx1,Yx16,Nx69,Rx129,Gx145")
    assert legal(state, "B") == ["B?24", "B@24", "B>>x32", "B>>x33"]
    assert refusal(state, "B>>x16") == "cannot-rush-there"
    assert refusal(position(ACTING), "Y>>x106") == "cannot-rush-there"
    state = play(state, "B>>x32")
    assert written(state)["pawns"] == "Bx32,Yx16,Nx69,Rx129,Gx145"
    assert written(state)["awaited"] == "YNRG"


def test_an_area_arrest_covers_every_circle_next_to_him() -> None:
    """W64: but none with a false clue."""
    area = ACTING | {"agreed": "BYNRG:chosen:area-arrests"}
    assert legal(position(area), "Y") == ["Y?99", "Y?100", "Y?120", "Y@"]
    caught = play(position(area, **FOUND), "Y@", "+")
    assert whitechapel.outcome(caught) == Outcome(("police",), "arrested")
    assert legal(play(position(area), "Y@")) == ["-"]
    assert refusal(position(area), "Y@99") == "cannot-arrest-there"
    assert refusal(position(ACTING), "Y@") == "cannot-arrest-there"
    nothing_near = position(area, pawns="Bx156,Yx124,Nx69,Rx129,Gx145")
    assert refusal(nothing_near, "B@") == "cannot-arrest-there"
    blocked = position(area | FOUND, agreed="BYNRG:chosen:false-clues,area-arrests", clues="65,66,67,84,99/100")
    assert legal(play(blocked, "Y@")) == ["-"]


def test_catch_me_if_you_can_keeps_the_hideout_away_from_red_circles() -> None:
    """W65."""
    state = whitechapel.start({"catch-me": "on"})
    assert len(legal(state)) == 195 - NEAR_RED.bit_count()
    assert refusal(state, "h=66") == "cannot-hide-there"
    for red in members(RED):
        assert not hideouts(agree({"catch-me": "on"})) & (NEXT[red] | 1 << red)


ASKING = HUNTED | {
    "agreed": "BYNRG:chosen:address",
    "moment": "1.head",
    "heads": "-",
    "scenes": "-",
    "women": "3,21,27,65,84,147,149,158",
    "track": "0",
    "pawns": "-",
    "w": "3,21,27,65,84",
    "t": "-",
}


@pytest.mark.parametrize(("head", "moment"), [("B", "patrols"), ("Y", "patrols"), ("G", "patrols")])
def test_other_heads_do_not_know_the_address(head: str, moment: str) -> None:
    """W66."""
    assert written(play(position(ASKING), f"*{head}"))["moment"] == f"1.{moment}"


@pytest.mark.parametrize("head", ["N", "R"])
def test_swanson_and_abberline_may_name_an_address(head: str) -> None:
    """W66."""
    state = play(position(ASKING), f"*{head}")
    assert len(legal(state)) == 196
    assert written(play(state, "."))["moment"] == "1.patrols"
    right = play(state, "h?64")
    assert legal(right) == ["+"]
    assert refusal(right, "-") == "not-the-truth"
    assert whitechapel.outcome(play(right, "+")) == Outcome(("police",), "traced")
    wrong = play(state, "h?63", "-")
    assert (written(wrong)["moment"], written(wrong)["letters"]) == ("1.patrols", "@")
    assert refusal(wrong, "h?64") == "not-now"


def test_an_address_is_named_once_a_game() -> None:
    """W66."""
    second = position(
        ASKING, moment="2.head", heads="R", scenes="65", women="3,21,27,84,147,149,158", letters="@",
        pawns="Bx40,Yx50,Nx69,Rx129,Gx145", w="3,21,27,84", s="65-63-64",
    )  # fmt: skip
    assert written(play(second, "*N"))["moment"] == "2.posts"


def test_a_drawn_hideout_is_graded_by_its_distance_from_the_red_circles() -> None:
    """W67: four quarters, from near to far."""
    for catch_me in ("off", "on"):
        grades = [
            members(graded(agree({"hideout": grade, "catch-me": catch_me})))
            for grade in ("easy", "normal", "medium", "hard")
        ]
        allowed = members(hideouts(agree({"catch-me": catch_me})))
        assert sorted(chain(*grades)) == allowed
        assert max(map(len, grades)) - min(map(len, grades)) <= 1
        for near, far in pairwise(grades):
            assert max(map(distance, near)) <= min(map(distance, far))


def test_chance_draws_a_hideout_that_only_jack_sees() -> None:
    """W67."""
    state = whitechapel.start({"hideout": "hard"})
    assert whitechapel.actor(state) == CHANCE
    drawn = whitechapel.legal(state)[0]
    assert whitechapel.seen(state, drawn, "jack") == drawn
    assert whitechapel.write(whitechapel.seen(state, drawn, "police")) == "h=?"
    easy = legal(whitechapel.start({"hideout": "easy"}))[0]
    assert refusal(state, easy) == "cannot-hide-there"

"""The police move, look for clues and arrest (W40 to W50)."""

from fractions import Fraction

from games.whitechapel.rules.positions import HUNTED, THIRD, legal, play, position, refusal, written
from gaslamp.core.game import CHANCE, Outcome
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.phases.hunt import once_left

HUNTING = HUNTED | {"moment": "1.hunt", "track": "I-", "t": "65-66", "awaited": "BYNRG"}
ACTING = HUNTING | {"moment": "1.act", "pawns": "Bx40,Yx124,Nx69,Rx129,Gx145"}
STAY = ("B>x40", "Y>x50", "N>x69", "R>x129", "G>x145")


def test_each_policeman_moves_up_to_two_steps_or_stays() -> None:
    """W40."""
    state = position(HUNTING)
    assert "Y>x50" in legal(state)
    assert {word[0] for word in legal(state)} == set("BYNRG")
    assert refusal(state, "Y>x1") == "cannot-step-there"
    assert refusal(position(), "Y>x50") == "not-now"
    moved = play(state, "Y>x50")
    assert legal(moved, "Y") == []
    assert refusal(moved, "Y>x50") == "not-his-turn"
    assert written(play(state, *STAY))["moment"] == "1.act"


def test_policemen_pass_each_other_and_never_share_a_crossing() -> None:
    """W40: x3 is one step from x2, and beyond it lies x4."""
    state = position(HUNTING, pawns="Bx2,Yx3,Nx69,Rx129,Gx145")
    assert "B>x3" not in legal(state)
    assert "B>x4" in legal(state)
    assert refusal(state, "B>x3") == "cannot-step-there"
    assert "Y>x3" in legal(state)


def test_what_becomes_free_when_another_policeman_has_left() -> None:
    """W40, W41: only policemen of the same detective can plan their moves together."""
    neighbours = "Bx2,Yx3,Nx69,Rx129,Gx145"
    state = position(HUNTING, pawns=neighbours)
    assert [whitechapel.write(step) for step in once_left(state.public)] == ["B>x3", "Y>x2"]
    assert "B>x3" in legal(play(state, "Y>x4"))
    assert once_left(play(state, "Y>x4").public) == ()
    assert once_left(position(HUNTING, pawns=neighbours, agreed="B/YN/RG:chosen:-").public) == ()


def test_the_head_comes_first_then_clockwise() -> None:
    """W41: Lusk is Head, so the seat with yellow begins; the second seat has two to order."""
    state = position(HUNTING, agreed="B/YN/RG:chosen:-")
    order = []
    while written(state)["moment"] == "1.hunt":
        order.append(whitechapel.actor(state))
        state = play(state, legal(state)[-1])
    assert order == ["police2", "police2", "police3", "police3", "police1"]
    first = position(HUNTING, agreed="B/YN/RG:chosen:-")
    assert {word[0] for word in legal(first)} == {"Y", "N"}
    assert refusal(first, "B>x40") == "not-his-turn"


def test_the_same_order_holds_for_actions() -> None:
    """W42."""
    state = position(ACTING, agreed="B/YN/RG:chosen:-")
    assert whitechapel.actor(state) == "police2"
    assert refusal(state, "R@101") == "not-his-turn"


def test_a_search_goes_on_until_it_finds_a_clue() -> None:
    """W43, the rulebook's example: nothing on 99, a clue on 100, and 120 is not asked any more."""
    state = position(ACTING, t="65-84-100", track="I--")
    state = play(state, "Y?99")
    assert (whitechapel.actor(state), legal(state)) == (CHANCE, ["-"])
    state = play(state, "-")
    assert legal(state) == ["Y?100", "Y?120"]
    assert refusal(state, "Y@100") == "search-goes-on"
    assert refusal(state, "B?29") == "search-goes-on"
    assert refusal(state, "Y?99") == "cannot-ask-there"
    state = play(state, "Y?100", "+")
    assert written(state)["clues"] == "100/-"
    assert legal(state, "Y") == []


def test_a_search_that_finds_nothing_ends_when_all_circles_are_asked() -> None:
    """W43."""
    state = play(position(ACTING), "Y?99", "-", "Y?100", "-", "Y?120", "-")
    assert written(state)["awaited"] == "BNRG"


def test_only_circles_next_to_him_can_be_asked() -> None:
    """W43: 83 lies behind another crossing."""
    state = position(ACTING)
    assert legal(state, "Y") == ["Y?99", "Y?100", "Y?120", "Y@99", "Y@100", "Y@120"]
    assert refusal(state, "Y?83") == "cannot-ask-there"
    assert refusal(state, "Y@83") == "cannot-arrest-there"
    assert refusal(position(), "Y?99") == "not-now"


def test_the_crime_scene_and_a_circle_with_a_clue_answer_yes() -> None:
    """W44."""
    around = HUNTED | {"pawns": "Bx40,Yx81,Nx69,Rx129,Gx145", "moment": "1.act", "track": "I-", "awaited": "BYNRG"}
    state = play(position(around, t="65-66", clues="65/-"), "Y?65", "+")
    assert written(state)["clues"] == "65/-"


def test_only_an_arrest_on_jacks_circle_wins() -> None:
    """W45, the rulebook's example: 99 is tried, Jack is not there, though he has been."""
    caught = position(ACTING, t="65-84-99", track="I--")
    won = play(caught, "Y@99", "+")
    assert whitechapel.outcome(won) == Outcome(("police",), "arrested")
    assert legal(won) == []
    missed = position(ACTING, t="65-84-99-100", track="I---")
    assert refusal(play(missed, "Y@99"), "+") == "not-the-truth"
    state = play(missed, "Y@99", "-")
    assert (written(state)["clues"], written(state)["awaited"]) == ("-/-", "BNRG")


def test_each_policeman_acts_once_and_must() -> None:
    """W46: he searches or arrests; he cannot do nothing, and nothing after."""
    state = position(ACTING)
    assert refusal(state, "Y.") == "must-act"
    assert refusal(play(state, "Y@99", "-"), "Y?99") == "not-his-turn"


def test_a_policeman_with_no_circle_near_does_nothing() -> None:
    """W47."""
    state = position(ACTING, pawns="Bx40,Yx156,Nx69,Rx129,Gx145")
    assert legal(state, "Y") == ["Y."]
    assert written(play(state, "Y."))["awaited"] == "BNRG"


def test_nobody_can_lie() -> None:
    """W48."""
    asked = play(position(ACTING), "Y?99")
    assert refusal(asked, "+") == "not-the-truth"
    assert refusal(position(ACTING), "+") == "not-now"
    assert whitechapel.odds(asked) == (Fraction(1),)


def test_after_the_last_policeman_jack_moves_again() -> None:
    """W49."""
    state = position(ACTING, awaited="Y")
    assert written(play(state, "Y@99", "-"))["moment"] == "1.escape"


def test_on_the_third_night_the_police_search_before_jack_moves() -> None:
    """W27, W29: both crime scenes are in tonight's row, and only one can be arrested on."""
    state = position(THIRD, moment="3.act", pawns="Bx6,Yx7,Nx69,Rx129,Gx145")
    assert legal(play(state, "B?3")) == ["+"]
    assert legal(play(state, "B@3")) == ["+"]
    other = position(THIRD, moment="3.act", pawns="Bx6,Yx7,Nx69,Rx129,Gx145", t="3+27")
    assert legal(play(other, "B@3")) == ["-"]

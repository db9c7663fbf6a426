"""Jack's Letters (W61, W68)."""

import pytest

from games.whitechapel.rules.positions import HUNTED, legal, play, position, refusal, written
from gaslamp.games import whitechapel

POSTED = HUNTED | {
    "agreed": "BYNRG:chosen:letters",
    "moment": "2.letter",
    "heads": "YB",
    "scenes": "65",
    "women": "3,21,27,84,147,149,158",
    "track": "0",
    "pawns": "-",
    "patrols": "x1,x14,x40,x70,x125,x154,x222",
    "letters": "DSFG",
    "w": "3,21,27,84",
    "p": "Bx1,Yx14,Nx70,Rx125,Gx154",
    "t": "-",
    "s": "65-63-64",
}
MOVED = HUNTED | {
    "agreed": "BYNRG:chosen:letters",
    "moment": "2.goulston",
    "heads": "YB",
    "scenes": "21,65*",
    "track": "I-",
    "letters": "DSFG",
    "t": "65-66",
    "s": "21-20-18-17-12-30-64",
}


def test_dear_boss_moves_a_token_out_of_a_a_or_c_b() -> None:
    """W61, W68: x222 counts as A/a."""
    state = position(POSTED)
    assert {word.split(">")[0] for word in legal(state, "D")} == {"D:x14", "D:x222"}
    assert {word.split(">")[1] for word in legal(state, "D:x14")} == {"x50", "x69", "x129", "x145", "x155", "x165"}
    after = play(state, "D:x14>x50")
    assert written(after)["p"] == "Bx1,Yx50,Nx70,Rx125,Gx154"
    assert (written(after)["letters"], written(after)["moment"]) == ("SFG!", "2.targets")
    assert refusal(state, "D:x14>x40") == "cannot-send"
    assert refusal(state, "D:x1>x50") == "cannot-send"
    assert refusal(after, "F:x1>x69") == "not-now"


def test_from_hell_moves_a_token_out_of_a_b_or_c_a() -> None:
    """W61: it may be a blank one, nobody looks."""
    state = position(POSTED)
    assert {word.split(">")[0] for word in legal(state, "F")} == {"F:x1", "F:x154"}
    assert written(play(state, "F:x154>x165"))["patrols"] == "x1,x14,x40,x70,x125,x165,x222"


def test_saucy_jacky_lets_the_head_move_two_tokens() -> None:
    """W61: from B/a and B/b to other yellow crossings, never to one the other has left."""
    state = position(POSTED)
    assert legal(state, "S") == ["S:x40+x70", "S:x40+x125", "S:x70+x125"]
    assert refusal(state, "S:x1+x70") == "cannot-send"
    state = play(state, "S:x40+x125")
    assert whitechapel.actor(state) == "police"
    assert len(legal(state)) == 12
    assert refusal(state, "x40>x125") == "cannot-move-patrol"
    state = play(state, "x40>x50")
    assert legal(state) == [f"x125>x{to}" for to in (69, 129, 145, 155, 165)]
    state = play(state, "x125>x165")
    assert written(state)["patrols"] == "x1,x14,x50,x70,x154,x165,x222"
    assert written(state)["p"] == "Bx1,Yx14,Nx70,Rx165,Gx154"
    assert written(state)["letters"] == "DFG!"
    assert refusal(position(), "x40>x50") == "not-now"
    assert refusal(position(), "S:x40+x70") == "not-now"


def test_a_letter_without_a_place_for_the_token_cannot_be_sent() -> None:
    """W61: one free yellow crossing is enough for Dear Boss, not for Saucy Jacky; none is enough for nothing."""
    one = position(POSTED, patrols="x40,x50,x69,x129,x145,x155,x222", p="Bx40,Yx50,Nx69,Rx129,Gx145")
    assert legal(one) == [".", "D:x50>x165", "D:x222>x165", "F:x155>x165"]
    crowded = position(
        POSTED,
        moment="2.patrols",
        pawns="Bx40,Yx50,Nx69,Rx129,Gx145",
        patrols="x40,x50,x69,x129,x145,x155,x165",
        awaited="4",
        p="Bx40,Yx50,Nx69,Rx129",
    )
    assert written(play(crowded, "G=x165"))["moment"] == "2.targets"


def test_each_letter_once_and_one_a_night() -> None:
    """W61."""
    spent = position(POSTED, moment="3.letter", letters="SFG", heads="YBN", scenes="21,65", women="3,27,84,147,149,158",
                     w="3,27,84", s="65-63-64/21-20-18-17-12-30-64")  # fmt: skip
    assert legal(spent, "D") == []
    assert legal(spent, "F")
    assert written(play(position(POSTED), "."))["letters"] == "DSFG"


def test_no_letter_on_the_first_night() -> None:
    """W61."""
    state = play(whitechapel.start({"letters": "on"}), "h=90", "W+3", "W+21", "W+27", "W+65", "W+84", "*Y")
    state = play(state, "B=x40", "Y=x50", "N=x69", "R=x129", "G=x145")
    assert written(state)["moment"] == "1.targets"


def test_goulston_street_comes_after_jacks_move() -> None:
    """W61: Jack names blue, red or green, the Head sends him or the brown one."""
    before = position(MOVED, moment="2.escape", track="I", t="65")
    assert written(play(before, "-66"))["moment"] == "2.goulston"
    state = position(MOVED)
    assert legal(state) == [".", "G:B", "G:R", "G:G"]
    assert refusal(state, "G:Y") == "cannot-name-policeman"
    assert refusal(position(), "G:B") == "not-now"
    assert written(play(state, "."))["moment"] == "2.hunt"
    named = play(state, "G:R")
    assert legal(named) == ["N>x100", "R>x100"]
    assert refusal(named, "B>x100") == "cannot-send-policeman"
    assert refusal(named, "R>x101") == "cannot-send-policeman"
    sent = play(named, "N>x100")
    assert written(sent)["pawns"] == "Bx40,Yx50,Nx100,Rx129,Gx145"
    assert (written(sent)["letters"], written(sent)["moment"]) == ("DSF!", "2.hunt")


def test_a_policeman_in_goulston_street_already_stays() -> None:
    """W61."""
    blue = position(MOVED, pawns="Bx100,Yx50,Nx69,Rx129,Gx145")
    assert legal(blue) == [".", "G:B"]
    assert legal(play(blue, "G:B")) == ["B>x100"]
    brown = position(MOVED, pawns="Bx40,Yx50,Nx100,Rx129,Gx145")
    assert legal(brown) == [".", "G:B", "G:R", "G:G"]
    assert legal(play(brown, "G:G")) == ["N>x100"]


def test_goulston_street_is_out_of_the_question_while_yellow_stands_there() -> None:
    """W61."""
    state = position(MOVED, moment="2.escape", track="I", t="65", pawns="Bx40,Yx100,Nx69,Rx129,Gx145")
    assert written(play(state, "-66"))["moment"] == "2.hunt"


@pytest.mark.parametrize("letters", ["DSF!", "SFG!"], ids=["Goulston Street", "another letter"])
def test_goulston_street_is_not_offered_after_a_letter_of_the_same_night(letters: str) -> None:
    """W61."""
    sent = position(MOVED, moment="2.escape", track="I", t="65", letters=letters)
    assert written(play(sent, "-66"))["moment"] == "2.hunt"

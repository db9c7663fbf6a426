"""Before the crime: hideout, women, Head, patrols, kill or wait (W6 to W29)."""

from math import comb

import pytest

from games.whitechapel.rules.positions import (
    HUNTED,
    SECOND,
    THIRD,
    WATCHED,
    YELLOW,
    legal,
    play,
    position,
    refusal,
    written,
)
from gaslamp.core.game import CHANCE
from gaslamp.games import whitechapel

START = whitechapel.start({})
WOMEN = play(START, "h=90")
PLACED = play(WOMEN, "W+3", "W+21", "W+27", "W+65", "W+84")
HEADED = play(PLACED, "*Y")


def test_jack_hides_on_any_circle_that_is_not_red() -> None:
    """W7; the rulebook's example is 90."""
    assert len(legal(START)) == 195 - 8
    assert "h=90" in legal(START)
    assert refusal(START, "h=65") == "cannot-hide-there"
    assert refusal(START, "h=?") == "hidden"
    assert refusal(WOMEN, "h=90") == "not-now"
    assert written(WOMEN)["h"] == "90"


def test_the_first_night_has_a_woman_on_every_red_circle_and_jack_marks_five() -> None:
    """W9, W10, W11."""
    assert legal(WOMEN) == ["W+3", "W+21", "W+27", "W+65", "W+84", "W+147", "W+149", "W+158"]
    assert written(WOMEN)["women"] == "3,21,27,65,84,147,149,158"
    assert written(PLACED)["w"] == "3,21,27,65,84"
    assert whitechapel.actor(PLACED) == CHANCE


def test_a_target_is_marked_once() -> None:
    """W11."""
    assert refusal(WOMEN, "W+?") == "hidden"
    assert refusal(WOMEN, "W+5") == "cannot-mark-woman"
    assert refusal(play(WOMEN, "W+3"), "W+3") == "cannot-mark-woman"
    assert refusal(PLACED, "W+3") == "not-now"


@pytest.mark.parametrize(
    ("night", "women", "targets", "heads", "scenes", "sheet"),
    [
        (2, 7, 4, "Y", "66", "66-64"),
        (3, 6, 3, "YB", "66,82", "66-64/82-63-64"),
        (4, 4, 1, "YBN", "63,66,82,83", "66-64/82-63-64/83+63-64"),
    ],
)
def test_later_nights_have_fewer_women(
    night: int, women: int, targets: int, heads: str, scenes: str, sheet: str
) -> None:
    """W9, W10: with all eight red circles free Jack chooses where they stand."""
    state = position(moment=f"{night}.women", heads=heads, scenes=scenes, track="0", t="-", s=sheet)
    assert len(legal(state)) == comb(8, women)
    assert refusal(state, "W:3,21,27") == "cannot-place-women"
    assert refusal(state, legal(state)[0].replace(":3,", ":4,")) == "cannot-place-women"
    state = play(state, legal(state)[0])
    for number in range(targets):
        assert len(legal(state, "W+")) == women - number
        state = play(state, legal(state)[0])
    assert written(state)["moment"] == f"{night}.head"
    assert len(written(state)["women"].split(",")) == women
    assert len(written(state)["w"].split(",")) == targets


def test_no_woman_stands_on_a_crime_scene() -> None:
    """W10, W21: seven red circles are left for seven women, so there is nothing to choose."""
    state = play(position(t="65-63", track="I-"), "-64!")
    assert written(state)["moment"] == "2.marks"
    assert written(state)["women"] == "3,21,27,84,147,149,158"
    assert refusal(state, "W:3,21,27,84,147,149,158") == "not-now"


def test_nobody_is_head_twice() -> None:
    """W8, W14."""
    assert legal(PLACED) == ["*B", "*Y", "*N", "*R", "*G"]
    assert sum(whitechapel.odds(PLACED)) == 1
    again = position(
        SECOND,
        moment="2.head",
        heads="Y",
        scenes="65",
        women="3,21,27,84,147,149,158",
        track="0",
        t="-",
        w="3,21,27,84",
    )
    assert legal(again) == ["*B", "*N", "*R", "*G"]
    assert refusal(again, "*Y") == "tile-not-in-pile"
    assert refusal(HEADED, "*B") == "not-now"


def test_the_first_night_puts_patrols_on_the_yellow_crossings() -> None:
    """W15, W16, W18."""
    assert written(HEADED)["patrols"] == YELLOW
    assert len(legal(HEADED)) == 7
    assert refusal(HEADED, "Y=x40") == "cannot-place-patrol"
    assert refusal(HEADED, "B=x41") == "cannot-place-patrol"
    assert refusal(HEADED, "B=?") == "hidden"
    assert refusal(play(HEADED, "B=x40"), "Y=x40") == "cannot-place-patrol"
    assert refusal(PLACED, "B=x40") == "not-now"
    state = play(HEADED, "B=x165", "Y=x50", "N=x69", "R=x129", "G=x40")
    assert written(state)["p"] == "Bx165,Yx50,Nx69,Rx129,Gx40"
    assert written(state)["moment"] == "1.targets"


def test_later_patrols_go_where_pawns_stood_and_on_two_free_yellow_crossings() -> None:
    """W17, W19: three pawns stand on yellow crossings, so four are free."""
    state = position(
        SECOND,
        moment="2.posts",
        scenes="65",
        women="3,21,27,84,147,149,158",
        track="0",
        pawns="Bx40,Yx50,Nx69,Rx1,Gx2",
        t="-",
        w="3,21,27,84",
    )
    assert len(legal(state)) == 4 * 3 / 2
    assert refusal(state, "x40+x155") == "cannot-post-there"
    assert refusal(state, "x155+x145") == "cannot-post-there"
    state = play(state, "x145+x155")
    assert written(state)["patrols"] == "x1,x2,x40,x50,x69,x145,x155"
    assert refusal(state, "x145+x155") == "not-now"
    state = play(state, "B=x145", "Y=x1", "N=x2", "R=x40", "G=x50")
    assert written(state)["pawns"] == "-"


def test_the_women_are_turned_up_when_the_patrols_lie() -> None:
    """W12, W13."""
    state = play(HEADED, "B=x40", "Y=x50", "N=x69", "R=x129", "G=x145")
    assert legal(state) == ["W=3,21,27,65,84"]
    assert refusal(state, "W=3,21,27,65,147") == "not-the-truth"
    state = play(state, "W=3,21,27,65,84")
    assert written(state) == written(position(WATCHED, h="90"))
    assert refusal(state, "W=3,21,27,65,84") == "not-now"


def test_jack_may_wait_until_v() -> None:
    """W20, W22."""
    assert legal(position(WATCHED)) == ["k3", "k21", "k27", "k65", "k84", "wait"]
    late = position(WATCHED, track="V", patrols="x40,x50,x69", pawns="Rx129,Gx145", p="Bx40,Yx50,Nx69")
    assert legal(late) == ["k3", "k21", "k27", "k65", "k84"]
    assert refusal(late, "wait") == "cannot-wait"
    assert refusal(late, "k64") == "cannot-kill"
    assert refusal(late, "k3+21") == "cannot-kill"
    assert refusal(position(), "wait") == "not-now"
    assert refusal(position(), "k65") == "not-now"
    assert refusal(position(), "k3+27") == "not-now"


def test_a_wretched_on_65_may_go_to_seven_circles() -> None:
    """W23, the rulebook's example: the Head chooses 82, and the murder there is written under II (W28)."""
    state = play(position(WATCHED, wretched="3,21,27,65,147"), "wait")
    assert legal(state, "65>") == ["65>51", "65>63", "65>66", "65>67", "65>82", "65>83", "65>84"]
    state = play(state, "65>82", "3>2", "21>20", "27>26")
    state = play(state, legal(state, "147>")[0], "!x50", "x50=Y", "k82")
    assert (written(state)["track"], written(state)["t"]) == ("II", "82")
    assert written(state)["scenes"] == "82*"


def test_a_wretched_keeps_off_other_wretched_scenes_and_patrols() -> None:
    """W24: 84 has a Wretched; x83 next to 65 closes the ways over it and the circles next to it."""
    assert "65>84" not in legal(play(position(WATCHED), "wait"))
    watched = {"patrols": "x50,x69,x81,x129,x145,x155,x165", "p": "Bx81,Yx50,Nx69,Rx129,Gx145"}
    state = play(position(WATCHED, **watched), "wait")
    assert legal(state, "65>") == ["65>51", "65>66", "65>67", "65>83"]
    assert refusal(state, "65>63") == "cannot-move-wretched"
    assert refusal(state, "66>67") == "cannot-move-wretched"
    assert refusal(position(), "65>63") == "not-now"


def test_a_wretched_never_goes_onto_a_crime_scene() -> None:
    """W21, W24."""
    state = position(
        SECOND,
        moment="2.crime",
        scenes="66",
        wretched="3,21,27,65",
        pawns="-",
        patrols=YELLOW,
        p="Bx40,Yx50,Nx69,Rx129,Gx145",
        t="-",
        s="66-64",
    )
    assert "65>66" not in legal(play(state, "wait"), "65>")


def test_a_patrol_token_turned_up_still_watches_and_a_blank_one_does_not() -> None:
    """W24, W26."""
    shown = position(
        WATCHED,
        moment="1.ready",
        track="II",
        patrols="x50,x69,x81,x129,x145,x155,x165",
        p="Bx81,Yx50,Nx69,Rx129,Gx145",
    )
    assert refusal(shown, "!x40") == "no-patrol-there"
    assert refusal(position(), "!x40") == "not-now"
    assert len(legal(shown)) == 7
    real = play(shown, "!x81")
    assert legal(real) == ["x81=B"]
    assert refusal(real, "x81=-") == "not-the-truth"
    assert refusal(shown, "x81=B") == "not-now"
    assert "65>63" not in legal(play(real, "x81=B", "wait"))
    assert written(play(real, "x81=B"))["pawns"] == "Bx81"
    blank = position(
        WATCHED,
        moment="1.ready",
        track="II",
        patrols="x50,x69,x81,x129,x145,x155,x165",
        p="Bx155,Yx50,Nx69,Rx129,Gx145",
    )
    assert "65>63" in legal(play(blank, "!x81", "x81=-", "wait"))


def test_a_wretched_who_cannot_move_stays_and_one_who_can_must() -> None:
    """W25: tokens on x6 and x7 shut 3 in; the other four have to move."""
    closed = {"patrols": "x6,x7,x69,x129,x145,x155,x165", "p": "Bx6,Yx7,Nx69,Rx129,Gx145"}
    state = play(position(WATCHED, **closed), "wait")
    assert legal(state, "3>") == []
    state = play(state, "21>20", "27>26", "65>82")
    assert written(state)["wretched"] == "3!,20,26,82,84!"
    assert refusal(state, "20>21") == "cannot-move-wretched"
    state = play(state, "84>85")
    assert (written(state)["moment"], written(state)["wretched"]) == ("1.ready", "3,20,26,82,85")


def test_when_no_wretched_can_move_the_head_has_nothing_to_do() -> None:
    """W25."""
    state = position(
        moment="4.crime",
        heads="YBNR",
        scenes="21,27,65,84",
        wretched="3",
        pawns="-",
        patrols="x6,x7,x69,x129,x145,x155,x165",
        p="Bx6,Yx7,Nx69,Rx129,Gx145",
        t="-",
        s="65-63-64/21-20-18-17-12-30-64/27+84-66-64",
    )
    assert written(play(state, "wait"))["moment"] == "4.ready"


def test_the_alarm_turns_every_patrol_into_a_pawn() -> None:
    """W29."""
    state = play(position(WATCHED), "k65")
    assert legal(state) == ["!Bx40,Yx50,Nx69,Rx129,Gx145"]
    assert refusal(state, "!Bx40,Yx50,Nx69,Rx129,Gx155") == "not-the-truth"
    assert written(play(state, legal(state)[0])) == HUNTED
    assert refusal(position(), "!Bx40,Yx50,Nx69,Rx129,Gx145") == "not-now"


def test_after_the_double_event_the_police_move_first() -> None:
    """W27, W28, W29, the rulebook's example: 27, then 3."""
    state = position(
        THIRD,
        moment="3.crime",
        scenes="21,65",
        wretched="3,27,158",
        track="I",
        pawns="-",
        patrols=YELLOW,
        awaited="-",
        p="Bx40,Yx50,Nx69,Rx129,Gx145",
        t="-",
    )
    assert legal(state) == ["k3+27", "k3+158", "k27+158", "wait"]
    assert refusal(state, "k3") == "cannot-kill"
    assert refusal(state, "k27+3") == "cannot-kill"
    state = play(state, "k3+27")
    assert legal(state) == ["k:3", "k:27"]
    assert refusal(state, "k:158") == "cannot-kill"
    assert refusal(state, "k:?") == "hidden"
    assert refusal(position(), "k:65") == "not-now"
    state = play(state, "k:3", "!Bx40,Yx50,Nx69,Rx129,Gx145")
    assert written(state) == THIRD
    assert whitechapel.actor(state) == "police"

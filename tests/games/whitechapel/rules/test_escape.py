"""Jack's moves and the ends they lead to (W30 to W39)."""

import pytest

from games.whitechapel.rules.positions import FOURTH, HUNTED, THIRD, legal, play, position, refusal, written
from gaslamp.core.game import Outcome
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.state import State

FAR = {"pawns": "Bx40,Yx50,Nx69,Rx145,Gx155"}


def at(circle: int, **changes: str) -> State:
    """The first night, Jack where he killed, nobody near unless said."""
    return position(HUNTED | {"scenes": f"{circle}*", "t": str(circle)} | FAR, **changes)


def test_jack_walks_from_127_to_103() -> None:
    """W31, the rulebook's example."""
    state = play(at(127), "-103")
    assert (written(state)["t"], written(state)["track"]) == ("127-103", "I-")


def test_a_coach_takes_jack_from_103_by_69_to_56() -> None:
    """W33, the rulebook's example: two circles, two spaces."""
    state = play(at(103), "=69=56")
    assert (written(state)["t"], written(state)["track"]) == ("103=69=56", "I==")


def test_a_policeman_closes_only_the_ways_over_his_crossing() -> None:
    """W31: x82 is on the ways from 65 to 51, 66, 67 and 84."""
    assert legal(at(65), "-") == ["-51", "-63", "-66", "-67", "-82", "-83", "-84"]
    closed = at(65, pawns="Bx82,Yx50,Nx69,Rx145,Gx155")
    assert legal(closed, "-") == ["-63", "-82", "-83"]
    assert refusal(closed, "-51") == "no-street-there"
    assert refusal(closed, "-64") == "no-street-there"
    assert refusal(closed, "-?") == refusal(closed, "-?!") == "hidden"


def test_a_second_way_round_is_enough() -> None:
    """W31: from 61 one circle can be reached over x77 or over x78."""
    assert len(legal(at(61), "-")) == 2
    assert len(legal(at(61, pawns="Bx77,Yx50,Nx69,Rx145,Gx155"), "-")) == 1


def test_jack_may_not_stay() -> None:
    """W32."""
    assert refusal(at(65), "-65") == "no-street-there"
    assert refusal(at(65), "~65") == "no-alley-there"
    assert refusal(at(65), "=66=65") == "cannot-ride-there"


def test_a_coach_passes_policemen_and_never_comes_back() -> None:
    """W33."""
    shut_in = at(81, pawns="Bx101,Yx102,Nx69,Rx145,Gx155")
    assert legal(shut_in, "-") == []
    rides = legal(shut_in, "=")
    assert rides
    assert all(not ride.endswith("=81") for ride in rides)
    assert refusal(shut_in, "=?=?") == "hidden"


def test_an_alley_leads_anywhere_on_the_block() -> None:
    """W34."""
    assert legal(at(65), "~") == ["~63", "~64", "~66", "~83", "~84", "~99"]
    assert written(play(at(65), "~99"))["t"] == "65~99"
    assert refusal(at(65), "~?") == "hidden"
    assert legal(at(43), "~") == []


@pytest.mark.parametrize(
    ("night", "coaches", "alleys"),
    [(1, 3, 2), (2, 2, 2), (3, 2, 1), (4, 1, 1)],
)
def test_each_night_has_its_special_moves(night: int, coaches: int, alleys: int) -> None:
    """W9: used up, they are gone until the next night."""
    heads, scenes, sheet = {
        1: ("Y", "65*", "-"),
        2: ("YB", "21,65*", "21-20-18-17-12-30-64"),
        3: ("YBN", "3,21,65*,84*", "21-20-18-17-12-30-64/3-4-30-64"),
        4: ("YBNR", "3,21,27,65*,84", "21-20-18-17-12-30-64/3-4-30-64/27+84-66-64"),
    }[night]
    trail, track = ("84+65", "V+") if night == 3 else ("65", "V")
    for number in range(coaches):
        trail += "=66=84" if number % 2 == 0 else "=66=65"
        track += "=="
    for _ in range(alleys):
        trail += "~65" if trail.endswith("84") else "~84"
        track += "~"
    changes = {"heads": heads, "scenes": scenes, "s": sheet, "t": trail, "track": track} | FAR
    state = position(moment=f"{night}.escape", **changes)
    assert legal(state, "=") == legal(state, "~") == []
    assert refusal(state, "=66=64") == "no-coach-left"
    assert refusal(state, "~66") == "no-alley-left"


@pytest.mark.parametrize(("time", "moves"), [("I", 15), ("II", 16), ("III", 17), ("IV", 18), ("V", 19)])
def test_the_later_the_crime_the_more_moves_jack_has(time: str, moves: int) -> None:
    """W30, W39: the last one must bring him home."""
    walked = "65" + ("-66-65" * 9)[: 3 * (moves - 1)]
    state = position(track=time + "-" * (moves - 1), t=walked, h="63", **FAR)
    lost = play(state, legal(state, "-")[0])
    assert whitechapel.outcome(lost) == Outcome(("police",), "late")
    assert legal(lost) == []
    assert whitechapel.actor(lost) is None
    assert legal(state, "=") == []
    assert refusal(state, "=66=84") == "no-coach-left"


def test_the_second_murder_takes_a_space_of_the_track() -> None:
    """W28, W30: thirteen moves after the double event at I there is one left."""
    state = position(THIRD, moment="3.escape", awaited="-", track="I+" + "-" * 13, t="27+3" + "-4-3" * 6 + "-4", **FAR)
    assert whitechapel.outcome(play(state, "-3")) == Outcome(("police",), "late")


def test_on_the_last_space_he_can_still_come_home() -> None:
    """W36, W39."""
    state = position(FOURTH, track="I" + "-" * 14, t="84" + "-66-84" * 6 + "-65-66", h="64", **FAR)
    assert whitechapel.outcome(play(state, "-64!")) == Outcome(("jack",), "escaped")
    assert whitechapel.outcome(play(state, "-64")) == Outcome(("police",), "late")


def test_a_walk_home_may_be_declared_or_not() -> None:
    """W36."""
    near = position(t="65-63", track="I-", **FAR)
    assert legal(near, "-64") == ["-64", "-64!"]
    silent = play(near, "-64")
    assert written(silent)["moment"] == "1.hunt"
    home = play(near, "-64!")
    assert written(home)["moment"] == "2.marks"
    assert refusal(silent, "-63!") == "not-now"


def test_only_the_hideout_can_be_declared() -> None:
    """W36."""
    near = position(t="65-63", track="I-", **FAR)
    other = next(word for word in legal(near, "-") if "64" not in word)
    assert refusal(near, f"{other}!") == "not-the-hideout"


def test_a_coach_or_an_alley_onto_the_hideout_does_not_bring_him_home() -> None:
    """W37: nor does waiting there; he has to leave and walk back."""
    for word in ("=63=64", "~64"):
        state = play(at(65), word)
        assert written(state)["moment"] == "1.hunt"
    back = position(t="65~64", track="I~", **FAR)
    assert legal(back, "-64") == []
    assert "-64!" in legal(position(t="65~64-63", track="I~-", **FAR))


def test_a_murder_on_the_hideout_does_not_end_the_night() -> None:
    """W37."""
    state = at(64)
    assert written(state)["moment"] == "1.escape"
    assert "-64!" not in legal(state)


def test_the_next_night_keeps_pawns_and_scenes_and_clears_the_rest() -> None:
    """W38."""
    state = position(
        t="65-63",
        track="I-",
        agreed="BYNRG:chosen:false-clues",
        clues="65/-",
        **FAR,
    )
    state = play(state, "-64!")
    assert written(state) == HUNTED | FAR | {
        "agreed": "BYNRG:chosen:false-clues",
        "moment": "2.marks",
        "women": "3,21,27,84,147,149,158",
        "scenes": "65",
        "track": "0",
        "awaited": "0",
        "t": "-",
        "s": "65-63-64",
    }


def test_shut_in_without_a_special_move_jack_loses() -> None:
    """W39: 81 can only be left over x101 and x102."""
    assert refusal(at(81), "#") == "can-still-move"
    shut_in = position(
        scenes="80*",
        track="I======~~",
        t="80=81=118=81=80=81=118~80~81",
        pawns="Bx101,Yx102,Nx69,Rx145,Gx155",
    )
    assert legal(shut_in) == ["#"]
    lost = play(shut_in, "#")
    assert whitechapel.outcome(lost) == Outcome(("police",), "blocked")
    assert refusal(lost, "#") == "not-now"


def test_shut_in_with_an_alley_left_he_must_use_it() -> None:
    """W32, W39."""
    shut_in = at(81, pawns="Bx101,Yx102,Nx69,Rx145,Gx155", track="I")
    assert legal(shut_in, "~")
    assert "#" not in legal(shut_in)

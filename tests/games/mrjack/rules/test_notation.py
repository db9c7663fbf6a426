"""Positions and actions have one spelling; whatever else is typed is refused with its reason."""

import pytest

from games.mrjack.rules.positions import play, position
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Face, Whistle
from gaslamp.games.mrjack.rules.state import State

GOOD = (
    "mj1 revised 1.2J HG6,WI8,SG3,LE4,MA5,GM4,UE1,BI4 NE "
    "B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NW,SW seen HSB/L pick J=M;j=-;d=-"
)
SEEN = GOOD.replace("J=M", "J=?") + " @detective"


def cause(text: str) -> str:
    with pytest.raises(NotWellFormed) as caught:
        (mrjack.parse_view if " @" in text else mrjack.parse_state)(text)
    return caught.value.key


def test_a_position_reads_as_it_was_written() -> None:
    assert mrjack.write(mrjack.parse_state(GOOD)) == GOOD
    assert mrjack.write(mrjack.parse_view(SEEN)) == SEEN


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("mj1", "mj9", "wrong-rules"),
        (" J=M;j=-;d=-", "", "missing-field"),
        ("pick", "pick pick", "surplus-field"),
        ("revised", "third", "unknown-edition"),
        ("1.2J", "12J", "bad-clock"),
        ("1.2J", "9.2J", "bad-number"),
        ("1.2J", "1.7J", "bad-number"),
        ("1.2J", "1.02J", "bad-number"),
        ("1.2J", "1.2D", "other-spelling"),
        ("HG6,", "", "bad-tokens"),
        ("HG6", "XG6", "bad-tokens"),
        ("HG6,WI8", "WI8,HG6", "bad-tokens"),
        ("HG6", "HG9", "unknown-street"),
        ("HG6", "HF6", "unknown-street"),
        ("HG6", "HG3", "two-on-a-hex"),
        (" NE ", " E ", "unknown-facing"),
        ("L3:2", "L3:5", "bad-number"),
        ("L3:2", "L3", "bad-lamps"),
        ("L3:2,", "", "bad-lamps"),
        ("L3:2", "L4:2", "unknown-gaslight"),
        ("L3:2", "F6:2", "bad-lamps"),
        (",F6,H4", ",H4,F6", "other-spelling"),
        (",F6,H4", ",F6,F6", "twice"),
        ("B8,L2", "B8", "bad-covers"),
        ("B8,L2", "B8,A3", "bad-covers"),
        ("B8,L2", "L2,B8", "other-spelling"),
        ("B8,L2", "-", "bad-covers"),
        ("NW,SW", "NW", "bad-cordons"),
        ("NW,SW", "NW,NW", "twice"),
        ("NW,SW", "NW,W", "unknown-exit"),
        ("seen", "perhaps", "unknown-witness"),
        ("seen", "unseen", "wrong-moment"),
        ("HSB/L", "HSBL", "bad-cards"),
        ("HSB/L", "HSBM/L", "wrong-cards"),
        ("HSB/L", "HSL/L", "wrong-cards"),
        ("HSB/L", "HS/LB", "wrong-cards"),
        ("HSB/L", "HSS/L", "twice"),
        ("HSB/L", "HSZ/L", "unknown-character"),
        ("pick", "dream", "bad-awaited"),
        ("pick", "deal", "wrong-moment"),
        ("pick", "draw", "wrong-moment"),
        ("pick", "call", "wrong-moment"),
        ("pick", "dawn", "wrong-moment"),
        ("pick", "B:wa", "wrong-cards"),
        ("HSB/L pick", "HS/LB H:w", "wrong-cards"),
        ("HSB/L pick", "HS/LB B:", "wrong-duties"),
        ("HSB/L pick", "HS/LB B:wa2M", "wrong-duties"),
        ("HSB/L pick", "HS/LB B:wa^", "wrong-duties"),
        ("HSB/L pick", "HS/LB B:+", "wrong-duties"),
        ("HSB/L pick", "SB/HL H:w+", "wrong-duties"),
        ("HSB/L pick", "SB/HL H:@", "two-on-a-hex"),
        ("pick", "right", "two-on-a-hex"),
        ("HSB/L pick", "SB/HL H:wa", "wrong-duties"),
        ("HSB/L pick", "SB/LU U:w", "wrong-duties"),
        ("HSB/L pick", "SB/LG G:a^", "wrong-duties"),
        ("HSB/L pick", "SB/LG G:w2M", "wrong-duties"),
        ("HSB/L pick", "SB/LG G:wa2G", "wrong-duties"),
        ("J=M", "J=?", "hidden-in-state"),
        ("J=M", "J=X", "bad-secrets"),
        ("J=M;j=-", "J=M;j=M", "wrong-secrets"),
        ("j=-;d=-", "j=H;d=H", "wrong-secrets"),
        ("j=-;d=-", "j=H;d=S", "wrong-secrets"),
        ("MA5", "mA5", "wrong-secrets"),
        ("J=M", "J=-", "wrong-secrets"),
    ],
)
def test_a_position_that_cannot_lie_on_a_table_is_refused(old: str, new: str, key: str) -> None:
    assert old in GOOD
    assert cause(GOOD.replace(old, new, 1)) == key


@pytest.mark.parametrize("goodley", ["M4", "G5", "B3", "I6"])
def test_every_whistle_that_blows_is_a_position(goodley: str) -> None:
    """After each first and each second step, the lantern to be turned or not."""
    found, states = set(), [position("G:wa", G=goodley)]
    for state in states:
        text = mrjack.write(state)
        found.add(text.split()[10])
        assert mrjack.parse_state(text) == state
        after = (mrjack.apply(state, action) for action in mrjack.legal(state) if isinstance(action, Whistle | Face))
        states += [one for one in after if one.public.points and (len(states) < 400 or one.public.points == 1)]
    assert {len(one.rstrip("^")) for one in found} == {4, 6, 7}, "nobody, one and two characters were moved"
    assert any(one.endswith("^") for one in found)


@pytest.mark.parametrize(
    ("awaited", "places"),
    [
        ("G:wa2MB", {}),  # two characters for one point
        ("G:wa1MBS", {}),  # three for two points
        ("G:wa1BG", {}),  # Goodley himself
        ("G:wa2B", {"B": "M3", "U": "M2", "H": "L4"}),  # he has no place to have come from
        ("G:wa1BW^", {}),  # Watson was moved last, and cannot have come to I8
        ("G:wa2B^", {"B": "J5"}),  # the lantern is turned, but Watson was not moved
    ],
)
def test_a_whistle_that_cannot_come_about_is_refused(awaited: str, places: dict[str, str]) -> None:
    with pytest.raises(NotWellFormed, match="wrong-duties"):
        position(awaited, **places)


def test_a_whistle_nobody_can_answer_is_not_awaited() -> None:
    places = {"G": "I2", "H": "G2", "W": "G1", "S": "J3", "L": "H2", "M": "I3", "U": "K2", "B": "K3"}
    with pytest.raises(NotWellFormed, match="nothing-to-do"):
        position("G:a", **places)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("J=?", "J=M", "wrong-eyes"),
        ("J=?", "J=-", "other-spelling"),
        ("@detective", "@nobody", "unknown-seat"),
        ("@detective", "@jack", "wrong-eyes"),
        ("d=-", "d=?", "wrong-eyes"),
        ("j=-", "j=S", "wrong-eyes"),
    ],
)
def test_a_view_shows_just_what_its_seat_may_know(old: str, new: str, key: str) -> None:
    assert old in SEEN
    assert cause(SEEN.replace(old, new, 1)) == key


def test_before_the_deal_nobody_is_jack() -> None:
    start = mrjack.write(mrjack.start({}))
    assert start.endswith("deal J=-;j=-;d=-")
    assert cause(start.replace("J=-", "J=M")) == "wrong-secrets"
    assert cause(mrjack.write(mrjack.view(mrjack.start({}), "jack")).replace("J=-", "J=M")) == "wrong-secrets"


@pytest.mark.parametrize(
    "text",
    [
        "=M",
        "=?",
        "HSLB",
        "L",
        "E4",
        "-",
        "@M",
        "NW",
        "^SE",
        "C2>F2",
        "NE>NW",
        "B8>C5",
        "xB",
        "M>D5",
        "+G",
        "+?",
        "seen",
        "unseen",
        "right",
        "wrong",
    ],
)
def test_an_action_reads_as_it_was_written(text: str) -> None:
    assert mrjack.write(mrjack.parse_action(text)) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "unknown-action"),
        ("Z9", "unknown-action"),
        ("F6", "unknown-action"),
        ("--", "unknown-action"),
        ("HS", "unknown-action"),
        ("BLSH", "unknown-action"),
        ("HHSL", "twice"),
        ("=Z", "unknown-character"),
        ("@", "unknown-character"),
        ("^E", "unknown-facing"),
        ("NE>E4", "unknown-exit"),
        ("C2>E4", "unknown-gaslight"),
        ("E4>NE", "unknown-street"),
        ("M>", "unknown-street"),
        ("?>E4", "unknown-character"),
    ],
)
def test_what_is_no_action_is_refused(text: str, key: str) -> None:
    with pytest.raises(NotWellFormed) as caught:
        mrjack.parse_action(text)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (position(), "E4"),
        (position(), "-"),
        (position(), "^N"),
        (position(), "seen"),
        (position(), "=M"),
        (position(), "+M"),
        (position(), "HSLB"),
        (position(), "NW"),
        (position(), "right"),
        (position(), "@M"),
        (position(cards="HWSL/"), "B"),
        (position("H:w"), "M>D5"),
        (position("H:w"), "xB"),
        (position("H:w"), "C2>F2"),
        (position("H:w"), "NE>NW"),
        (position("H:w"), "B8>C5"),
        (position("H:w"), "H"),
        (position("S:wa"), "F2>H8"),
        (position("S:wa"), "C2>F6"),
        (position("L:wa"), "NW>SE"),
        (position("L:wa"), "NE>SW"),
        (position("B:wa"), "C5>F1"),
        (position("B:wa"), "B8>L2"),
        (position("B:wa"), "B8>A3"),
        (position("U:wa"), "xU"),
        (position("G:wa"), "B>M5"),
        (play(position("H:w"), "G7"), "+M"),
        (play(position("H:w"), "G7"), "+?"),
        (position("deal", cards="/", jack="-"), "=?"),
        (position("call", clock="1.5", cards="/HWSL", jack="M"), "seen"),
    ],
)
def test_what_the_rules_do_not_allow_is_refused(state: State, action: str) -> None:
    with pytest.raises(NotLegal):
        play(state, action)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"H:@": "H:w@"}, "wrong-duties"),
        ({"SG5": "SG3"}, "two-on-a-hex"),
        ({"1.1D": "1.2J", "WSL/H": "WS/HL"}, "wrong-duties"),
        ({"WSL/H H:@": "HWS/L L:@"}, "wrong-duties"),
    ],
)
def test_an_accusation_to_be_judged_is_the_detectives_on_the_accusers_hex(changes: dict[str, str], key: str) -> None:
    accused = mrjack.write(play(position("H:w", clock="1.1", jack="S", S="G5"), "@S"))
    assert mrjack.write(mrjack.parse_state(accused)) == accused
    for old, new in changes.items():
        assert old in accused
        accused = accused.replace(old, new, 1)
    assert cause(accused) == key

"""Positions and actions have one spelling; whatever else is typed is refused with its reason."""

import pytest

from games.whitechapel.rules.positions import (
    FOURTH,
    HUNTED,
    SECOND,
    THIRD,
    WATCHED,
    YELLOW,
    cause,
    position,
    refusal,
    text,
)
from gaslamp.games import whitechapel

ACTING = HUNTED | {"moment": "1.act", "track": "I-", "t": "65-66", "awaited": "BYNRG"}
CALLED = WATCHED | {"moment": "1.targets", "women": "3,21,27,65,84,147,149,158", "w": "3,21,27,65,84"}
CALLED |= {"wretched": "-", "track": "0"}
POSTED = SECOND | {
    "agreed": "BYNRG:chosen:letters",
    "moment": "2.letter",
    "scenes": "65",
    "women": "3,21,27,84,147,149,158",
    "track": "0",
    "pawns": "-",
    "patrols": "x1,x14,x40,x70,x125,x154,x222",
    "letters": "DSFG",
    "w": "3,21,27,84",
    "p": "Bx1,Yx14,Nx70,Rx125,Gx154",
    "t": "-",
}
SEEN = text(h="?", w="?", p="-", t="?", s="?") + " @police"


@pytest.mark.parametrize("base", [HUNTED, WATCHED, SECOND, THIRD, FOURTH, ACTING, CALLED, POSTED])
def test_a_position_reads_as_it_was_written(base: dict[str, str]) -> None:
    assert whitechapel.write(position(base)) == text(base)


def test_the_first_position_reads_as_it_was_written() -> None:
    """Jack has no hideout yet, and his sheet is empty."""
    first = whitechapel.start({})
    assert whitechapel.parse_state(whitechapel.write(first)) == first


def test_a_view_reads_as_it_was_written() -> None:
    assert whitechapel.write(whitechapel.parse_view(SEEN)) == SEEN


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        (text().replace("wc1", "wc9"), "wrong-rules"),
        (text().rsplit(" ", 1)[0] + " ", "missing-field"),
        (text() + " and more", "surplus-field"),
        (text(agreed="BYNRG:chosen"), "bad-options"),
        (text(agreed="BYNRG:chosen:-:-"), "bad-options"),
        (text(agreed="BYNR:chosen:-"), "bad-hands"),
        (text(agreed="BYNRG:cosy:-"), "unknown-hideout"),
        (text(agreed="BYNRG:chosen:horses"), "unknown-option"),
        (text(agreed="YBNRG:chosen:-"), "other-spelling"),
        (text(agreed="BYNRG:chosen:address,rushing"), "other-spelling"),
        (text(moment="1.tea"), "unknown-stage"),
        (text(moment="5.escape"), "bad-number"),
        (text(heads="Z"), "unknown-policeman"),
        (text(track="VI"), "bad-track"),
        (text(track="I="), "bad-track"),
        (text(scenes="65*,65*"), "twice"),
        (text(scenes="65*,0"), "bad-number"),
        (text(pawns="Bx40,Yx50,Nx69,Rx129,G145"), "unknown-crossing"),
        (text(pawns="Bx40,Yx50,Nx69,Rx129,Gx235"), "bad-number"),
        (text(pawns="Yx50,Bx40,Nx69,Rx129,Gx145"), "other-spelling"),
        (text(letters="Q"), "bad-letters"),
        (text(ACTING, awaited="-"), "bad-awaited"),
        (text(ACTING, awaited="YB"), "other-spelling"),
        (text(awaited="B"), "other-spelling"),
        (text(h="?"), "hidden-in-state"),
        (text().replace(";p=", ";q="), "bad-secrets"),
        (text(t="65-"), "bad-trail"),
        (text(t="65-66"), "wrong-secrets"),
        (text(ACTING, t="65~66"), "other-spelling"),
        (SEEN.replace("@police", "@police1"), "unknown-seat"),
        (SEEN.replace("@police", "@jack"), "wrong-eyes"),
        (SEEN.replace("p=-", "p=?"), "wrong-eyes"),
        (text() + " @spectator", "wrong-eyes"),
    ],
)
def test_what_is_not_a_position_is_refused_by_its_cause(typed: str, key: str) -> None:
    assert cause(typed) == key


TWO = "Bx40,Yx50,Nx69,Rx129,Gx145"


@pytest.mark.parametrize(
    ("base", "changes", "key"),
    [
        (HUNTED, {"heads": "-"}, "wrong-heads"),
        (HUNTED, {"heads": "YB"}, "wrong-heads"),
        (SECOND, {"heads": "YY"}, "wrong-heads"),
        (SECOND, {"moment": "2.hideout", "heads": "Y", "scenes": "65", "track": "0"}, "wrong-heads"),
        (HUNTED, {"scenes": "65"}, "wrong-scenes"),
        (HUNTED, {"scenes": "65*,66*"}, "wrong-scenes"),
        (HUNTED, {"track": "0"}, "wrong-track"),
        (HUNTED, {"track": "I+"}, "wrong-track"),
        (THIRD, {"track": "I"}, "wrong-track"),
        (HUNTED, {"track": "I========"}, "wrong-track"),
        (HUNTED, {"track": "I~~~"}, "wrong-track"),
        (HUNTED, {"track": "I" + "-" * 15}, "wrong-track"),
        (HUNTED, {"moment": "1.alarm", "track": "I-"}, "wrong-track"),
        (ACTING, {"track": "I"}, "wrong-track"),
        (HUNTED, {"moment": "1.escaped"}, "wrong-track"),
        (HUNTED, {"moment": "1.late"}, "wrong-track"),
        (SECOND, {"moment": "2.goulston"}, "wrong-track"),
        (HUNTED, {"pawns": "Bx40,Yx40,Nx69,Rx129,Gx145"}, "wrong-pawns"),
        (HUNTED, {"pawns": "Bx40"}, "wrong-pawns"),
        (WATCHED, {"pawns": "Bx40"}, "wrong-pawns"),
        (CALLED, {"pawns": TWO}, "wrong-pawns"),
        (HUNTED, {"patrols": "x1"}, "wrong-patrols"),
        (WATCHED, {"patrols": "x40"}, "wrong-patrols"),
        (WATCHED, {"track": "V", "patrols": "x40,x50,x69", "pawns": "Gx145"}, "wrong-patrols"),
        (WATCHED, {"track": "II", "patrols": "x40,x50,x69,x129,x145,x155", "pawns": "Gx145"}, "wrong-patrols"),
        (CALLED, {"moment": "1.patrols", "patrols": "x1,x50,x69,x129,x145,x155,x165", "awaited": "0"}, "wrong-patrols"),
        (CALLED, {"women": "3"}, "wrong-women"),
        (CALLED, {"women": "3,21,27,65,84,147,149,150"}, "wrong-women"),
        (WATCHED, {"wretched": "3"}, "wrong-women"),
        (WATCHED, {"wretched": "3,21,27,65,84!"}, "wrong-women"),
        (WATCHED, {"moment": "1.suspense", "track": "II"}, "wrong-women"),
        (
            SECOND,
            {"moment": "2.crime", "scenes": "65", "wretched": "3,21,27,65", "pawns": "-", "patrols": YELLOW},
            "wrong-women",
        ),
        (ACTING, {"clues": "65/66"}, "wrong-clues"),
        (ACTING, {"clues": "65/66", "agreed": "BYNRG:chosen:false-clues"}, "wrong-clues"),
        (ACTING, {"moment": "1.false-clue", "agreed": "BYNRG:chosen:false-clues"}, "wrong-clues"),
        (WATCHED, {"clues": "65/-"}, "wrong-clues"),
        (HUNTED, {"letters": "DSFG"}, "wrong-letters"),
        (HUNTED, {"letters": "!"}, "wrong-letters"),
        (HUNTED, {"agreed": "BYNRG:chosen:letters", "letters": "DSF"}, "wrong-letters"),
        (SECOND, {"agreed": "BYNRG:chosen:letters", "letters": "DSFG!"}, "wrong-letters"),
        (POSTED, {"letters": "SFG!"}, "wrong-letters"),
        (CALLED, {"moment": "1.letter", "agreed": "BYNRG:chosen:letters", "letters": "DSFG"}, "wrong-letters"),
        (POSTED, {"moment": "2.saucy", "letters": "DFG!", "awaited": "x40"}, "wrong-letters"),
        (POSTED, {"moment": "2.saucy", "letters": "SFG!", "awaited": "x40,x70"}, "wrong-letters"),
        (SECOND, {"moment": "2.goulston", "track": "I-"}, "wrong-letters"),
        (
            SECOND,
            {
                "moment": "2.graffiti",
                "track": "I-",
                "agreed": "BYNRG:chosen:letters",
                "letters": "DSF!",
                "awaited": "Y",
            },
            "wrong-letters",
        ),
        (HUNTED, {"letters": "@"}, "wrong-address"),
        (HUNTED, {"letters": "@", "agreed": "BYNRG:chosen:address"}, "wrong-address"),
        (CALLED, {"moment": "1.address", "patrols": "-", "p": "-"}, "wrong-address"),
        (CALLED, {"moment": "1.women", "heads": "-", "women": "-", "patrols": "-"}, "wrong-awaited"),
        (CALLED, {"moment": "1.marks", "heads": "-", "patrols": "-", "awaited": "5"}, "wrong-awaited"),
        (CALLED, {"moment": "1.posts", "patrols": "-"}, "wrong-awaited"),
        (CALLED, {"moment": "1.patrols", "awaited": "5"}, "wrong-awaited"),
        (WATCHED, {"moment": "1.turned", "track": "II", "awaited": "x1"}, "wrong-awaited"),
        (SECOND, {"moment": "2.order", "pawns": "-", "patrols": YELLOW}, "wrong-awaited"),
        (ACTING, {"moment": "1.hunt", "awaited": "BYNRG:B"}, "wrong-awaited"),
        (ACTING, {"moment": "1.hunt", "awaited": "BYNRG:B?29"}, "wrong-awaited"),
        (ACTING, {"awaited": "BYNRG:B"}, "wrong-awaited"),
        (ACTING, {"awaited": "BYNRG:B29,30,50"}, "wrong-awaited"),
        (ACTING, {"awaited": "YNRG:B29"}, "wrong-awaited"),
        (ACTING, {"awaited": "BYNRG:B1"}, "wrong-awaited"),
        (ACTING, {"moment": "1.clue"}, "wrong-awaited"),
        (ACTING, {"moment": "1.clue", "awaited": "BYNRG:B?1"}, "wrong-awaited"),
        (ACTING, {"moment": "1.clue", "awaited": "BYNRG:B29?29"}, "wrong-awaited"),
        (ACTING, {"moment": "1.arrest", "awaited": "BYNRG:B29@30"}, "wrong-awaited"),
        (ACTING, {"moment": "1.arrest", "awaited": "BYNRG:B@"}, "wrong-awaited"),
        (
            ACTING,
            {"moment": "1.arrest", "awaited": "BYNRG:B@29", "agreed": "BYNRG:chosen:area-arrests"},
            "wrong-awaited",
        ),
        (ACTING, {"agreed": "B/YNRG:chosen:-", "awaited": "BYNRG:B29"}, "wrong-awaited"),
        (
            ACTING | {"track": "I----", "t": "65-66-67-84-99", "clues": "65,66,67,84,99/-"},
            {"moment": "1.false-clue", "agreed": "BYNRG:chosen:false-clues", "awaited": "B"},
            "wrong-awaited",
        ),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(base: dict[str, str], changes: dict[str, str], key: str) -> None:
    assert cause(text(base, **changes)) == key


@pytest.mark.parametrize(
    ("base", "changes", "key"),
    [
        (HUNTED, {"h": "-"}, "wrong-secrets"),
        (HUNTED, {"h": "65"}, "wrong-secrets"),
        (HUNTED, {"h": "66", "agreed": "BYNRG:chosen:catch-me"}, "wrong-secrets"),
        (HUNTED, {"w": "3"}, "wrong-secrets"),
        (CALLED, {"w": "3"}, "wrong-secrets"),
        (CALLED, {"w": "3,21,27,65,85"}, "wrong-secrets"),
        (HUNTED, {"p": "Bx40"}, "wrong-patrol-secrets"),
        (CALLED, {"p": "Bx40"}, "wrong-patrol-secrets"),
        (CALLED, {"p": "Bx40,Yx40,Nx69,Rx129,Gx145"}, "wrong-patrol-secrets"),
        (CALLED, {"p": "Bx41,Yx50,Nx69,Rx129,Gx145"}, "wrong-patrol-secrets"),
        (CALLED, {"moment": "1.patrols", "awaited": "1", "p": "Yx40"}, "wrong-patrol-secrets"),
        (CALLED, {"moment": "1.patrols", "awaited": "2", "p": "Bx40"}, "wrong-patrol-secrets"),
        (HUNTED, {"s": "65-63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65-64"}, "wrong-secrets"),
        (SECOND, {"s": "65-63"}, "wrong-secrets"),
        (SECOND, {"s": "65~64"}, "wrong-secrets"),
        (SECOND, {"s": "27-48-64"}, "wrong-secrets"),
        (SECOND, {"s": "65=63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65+63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65=66=65-63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65=66=21-63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65~63~65~63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65" + "-66-65" * 9 + "-63-64"}, "wrong-secrets"),
        (SECOND, {"s": "65=63=64=63=65=63=64=63=65-63-64"}, "wrong-secrets"),
        (WATCHED, {"t": "65"}, "wrong-secrets"),
        (HUNTED, {"t": "66"}, "wrong-secrets"),
        (HUNTED, {"t": "-"}, "wrong-secrets"),
        (THIRD, {"t": "3+3"}, "wrong-secrets"),
        (ACTING, {"clues": "64/-"}, "wrong-secrets"),
        (ACTING, {"t": "65-63", "pawns": "Bx40,Yx81,Nx69,Rx129,Gx145", "awaited": "BYNRG:Y65"}, "wrong-secrets"),
        (ACTING, {"moment": "1.arrested", "awaited": "BYNRG:B@29"}, "wrong-secrets"),
        (FOURTH, {"moment": "4.escaped", "track": "I-", "t": "84-66"}, "wrong-secrets"),
        (HUNTED, {"moment": "1.blocked"}, "wrong-secrets"),
    ],
)
def test_secrets_that_cannot_be_true_are_refused(base: dict[str, str], changes: dict[str, str], key: str) -> None:
    assert cause(text(base, **changes)) == key


def test_a_track_needs_its_own_trail() -> None:
    assert cause(text(ACTING, track="I~")) == "other-spelling"


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "x",
        "h",
        "h=",
        "-",
        "+",
        "k",
        "Y",
        "?",
        "wait!",
        "Z>x5",
        "Y>5",
        "Y?x5",
        "=55",
        "=?=5",
        "W:",
        "!",
        "A:x1>x40",
    ],
)
def test_what_is_not_an_action_is_refused(typed: str) -> None:
    if typed in ("-", "+"):
        assert whitechapel.write(whitechapel.parse_action(typed)) == typed
    else:
        assert cause(typed) == "unknown-action"


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("-064", "bad-number"),
        ("-196", "bad-number"),
        ("-٤", "unknown-action"),
        ("Y>x235", "bad-number"),
        ("W=21,3", "other-spelling"),
        ("W=3,3", "twice"),
        ("!Yx2,Bx1", "other-spelling"),
    ],
)
def test_numbers_and_lists_have_one_spelling(typed: str, key: str) -> None:
    assert cause(typed) == key


def test_passing_is_for_those_who_are_offered_something() -> None:
    assert refusal(position(), ".") == "not-now"

"""People among the police pencil what they plan, and a machine detective does its part of it."""

from dataclasses import replace

import pytest

from games.whitechapel.players.example_games import LEVELS, MURDER, chosen, journal_after, knowledge, seated
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.players.levels import POLICE
from gaslamp.games.whitechapel.players.police import Detective
from gaslamp.games.whitechapel.players.tables import STEPS, TO_SEARCH
from gaslamp.games.whitechapel.rules.board import Policeman, members
from gaslamp.games.whitechapel.rules.streets import SEARCHED, TWO_STEPS
from gaslamp.parts.player import Thinking
from gaslamp.players.orders import carried_out

HUNT = (*MURDER, "-63")
"""Blue stands on x40, yellow on x50, brown on x69, red on x129, green on x145, and all have still to move."""


def does(pencilled: dict[str, str], level: str = "casual", words: tuple[str, ...] = HUNT) -> str:
    known = knowledge(journal_after(words, {"hands": "BY/NRG"}), "police1")
    return chosen(seated(level, "police1"), replace(known, pencilled=pencilled))


def moves(pencilled: dict[str, str], level: str = "casual") -> dict[str, int]:
    """Where blue and yellow go, in whatever order."""
    first = does(pencilled, level)
    second = does(pencilled, level, (*HUNT, first))
    return {text[0]: int(text.partition("x")[2]) for text in (first, second)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_letter_at_a_crossing_sends_the_policeman_there(level: str) -> None:
    for end in members(TWO_STEPS[50])[:4]:
        assert moves({f"x{end}": "Y"}, level)["Y"] == end


def test_what_is_far_away_is_approached_as_quickly_as_can_be() -> None:
    far = next(crossing for crossing in range(1, 235) if STEPS[40, crossing] == 6)
    assert STEPS[moves({f"x{far}": "B"})["B"], far] == 4


def test_a_letter_at_a_circle_sends_the_policeman_to_search_it() -> None:
    near = next(circle for circle in range(1, 196) if TO_SEARCH[40, circle] == 2)
    assert SEARCHED[moves({f"c{near}": "B"})["B"]] >> near & 1


def test_a_circle_that_somebody_is_sent_to_is_searched_first() -> None:
    words = (*HUNT, "B>x40", "Y>x50", "N>x69", "R>x129", "G>x145")
    for circle in members(SEARCHED[50]):
        assert does({f"c{circle}": "Y"}, words=words) == f"Y?{circle}"


def test_nobody_arrests_because_a_letter_says_so() -> None:
    known = knowledge(
        journal_after((*HUNT, "B>x40", "Y>x50", "N>x69", "R>x129", "G>x145"), {"hands": "BY/NRG"}), "police1"
    )
    arrests = [one for one in map(whitechapel.write, known.choices) if one.startswith("Y@")]
    assert arrests, "it could"
    circle = arrests[0].partition("@")[2]
    assert does({f"c{circle}": "Y"}, words=(*HUNT, "B>x40", "Y>x50", "N>x69", "R>x129", "G>x145")) == f"Y?{circle}"


@pytest.mark.parametrize("level", ["casual", "expert"])
def test_nobody_plans_to_stand_where_another_detectives_man_is_sent(level: str) -> None:
    known = knowledge(journal_after(HUNT, {"hands": "BY/NRG"}), "police1")
    detective = Detective(POLICE[level])
    detective.memory.follow(known.record)
    public = known.view.public
    alone = detective.steps(public, known.choices, Thinking())
    assert {step.policeman for step in alone} == {Policeman.BLUE, Policeman.YELLOW}
    for step in alone:
        together = detective.steps(public, known.choices, Thinking(), {Policeman.GREEN: step.to})
        assert step.to not in {one.to for one in together}


def test_marks_that_are_no_orders_change_nothing() -> None:
    assert does({"c64": "?", "x62": "!", "nowhere": "B", "x999": "Y", "p:B": "Y"}) == does({})


def test_an_order_is_carried_out_when_the_policeman_is_there_or_has_asked() -> None:
    pencilled = {"x62": "B", "c64": "Y", "x50": "N"}
    assert carried_out("whitechapel", "B>x62", pencilled) == "x62"
    assert carried_out("whitechapel", "Y?64", pencilled) == "c64"
    assert carried_out("whitechapel", "Y@64", pencilled) == "c64"
    assert carried_out("whitechapel", "Y>x50", pencilled) is None, "it is brown's"
    assert carried_out("whitechapel", "B>x40", pencilled) is None, "on the way"
    assert carried_out("mrjack", "not even parsed", {}) is None

"""The letters and examples in RULES.md are right."""

import re
from importlib.resources import files

import pytest

from games.mrjack.rules.positions import play, position
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.state import State

HANDBOOK = files(mrjack).joinpath("rules/RULES.md").read_text("utf-8")


def test_the_letters_of_rules_md_are_those_of_the_notation() -> None:
    bold = re.findall(r"\*\*[A-Za-z ]+\*\* \(([A-Z])\)", HANDBOOK)
    assert "".join(bold) == "HWSLMGUB"


def test_every_example_of_an_action_in_rules_md_is_an_action() -> None:
    table = HANDBOOK.split("| action | means |")[1].split("A position:")[0]
    words = re.findall(r"`(.+?)`", table)
    assert len(words) == 18
    for word in words:
        assert mrjack.write(mrjack.parse_action(word)) == word


def test_the_example_of_a_position_in_rules_md_is_a_position() -> None:
    [whole] = re.findall(r"^(mj1 .*J=M;.*)$", HANDBOOK, re.MULTILINE)
    assert mrjack.write(mrjack.parse_state(whole)) == whole


def test_the_example_of_a_view_in_rules_md_is_the_view_of_its_position() -> None:
    [whole, seen] = re.findall(r"^(mj1 .*)$", HANDBOOK, re.MULTILINE)
    assert mrjack.write(mrjack.view(mrjack.parse_state(whole), "detective")) == seen


@pytest.mark.parametrize(
    ("awaited", "state"),
    [
        ("S:wa", position("S:wa")),
        ("G:wa1MB", play(position("G:wa"), "B>J5", "M>B6")),
        ("H:+", play(position("H:w"), "G7")),
        ("H:@", play(position("H:w", S="G5"), "@S")),
        ("W:^", play(position("W:w"), "H9")),
    ],
)
def test_every_example_of_what_is_awaited_in_rules_md_can_come_up(awaited: str, state: State) -> None:
    assert f"| `{awaited}` |" in HANDBOOK
    assert f" {awaited} " in mrjack.write(state)

"""The examples and rule numbers in RULES.md are right."""

import re
from importlib.resources import files
from pathlib import Path

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.public import Stage

HANDBOOK = files("gaslamp.games.whitechapel.rules").joinpath("RULES.md").read_text()


def test_every_example_of_an_action_in_rules_md_is_an_action() -> None:
    table = HANDBOOK.split("| word | action |")[1].split("A position is")[0]
    words = re.findall(r"`(.+?)`", table)
    assert len(words) == 46
    for word in words:
        assert whitechapel.write(whitechapel.parse_action(word)) == word


def test_the_example_of_a_position_in_rules_md_is_a_position() -> None:
    [(table_words, secrets)] = re.findall(r"^    (wc1 .*)\n    (h=.*)$", HANDBOOK, re.MULTILINE)
    assert whitechapel.write(whitechapel.parse_state(f"{table_words} {secrets}")) == f"{table_words} {secrets}"


def test_rules_md_names_everything_that_a_game_waits_for() -> None:
    for stage in Stage:
        assert re.search(rf"\b{stage.name.lower().replace('_', '-')}\b", HANDBOOK)


def test_every_rule_is_proved_and_every_citation_is_a_rule() -> None:
    def numbers(text: str) -> set[int]:
        cited = re.findall(r"\bW(\d+)(?: to W(\d+))?", text)
        return {number for first, last in cited for number in range(int(first), int(last or first) + 1)}

    known = {int(number) for number in re.findall(r"\*\*W(\d+)\*\*", HANDBOOK)}
    assert numbers(HANDBOOK) == known
    proofs = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert numbers("".join(re.findall(r'def test_.*?"""(.*?)"""', proofs, re.DOTALL))) == known
    source = Path(whitechapel.rules.__file__).parent
    assert numbers("".join(path.read_text() for path in source.rglob("*.py"))) <= known

"""Messages of the simplest forms are formatted without Fluent, and just as Fluent does it."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource

from gaslamp.games.registry import registrations
from gaslamp.i18n.catalogues import CATALOGUES, CLIENT, CLIENT_OF_GAMES, OF_GAMES
from gaslamp.i18n.languages import LANGUAGES
from gaslamp.i18n.messages import ENTRY, NAME
from gaslamp.i18n.plain_messages import MOST_PLAIN, Choice, Line, Variable, formatted, plain

FACTS = ("B2", "two words", "", "{", 0, 7, MOST_PLAIN)
Facts = dict[str, str | int]


def catalogues(language: str) -> Iterator[str]:
    for name in (*CATALOGUES, *CLIENT):
        yield files("gaslamp.i18n").joinpath(language, f"{name}.ftl").read_text("utf-8")
    for game in registrations().values():
        for name in (*OF_GAMES, *CLIENT_OF_GAMES):
            yield game.words(language, name) or ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plain_message_is_as_fluent_says_it(language: str) -> None:
    entries = [entry for text in catalogues(language) for entry in ENTRY.split(text) if entry[:1].isalpha()]
    found = [(entry, line) for entry in entries if (line := plain(entry)) is not None]
    assert len(found) > len(entries) * 0.9
    for entry, line in found:
        fluent = FluentBundle([language], use_isolating=False)
        fluent.add_resource(FluentResource(entry))
        name = NAME.match(entry)
        assert name is not None
        pattern = fluent.get_message(name[0]).value
        for facts in possible_facts(line):
            assert formatted(line, facts) == fluent.format_pattern(pattern, facts)[0], entry


def possible_facts(line: Line) -> Iterator[Facts]:
    """Every choice with every fact in the other places."""
    choices = [part for part in line if isinstance(part, Choice)]
    parts = [*line, *(part for choice in choices for one in choice.lines.values() for part in one)]
    names = [part.name for part in parts if isinstance(part, Variable)]
    for fact in FACTS:
        for chosen in product(*([*choice.lines, "nobody"] for choice in choices)):
            yield dict.fromkeys(names, fact) | dict(zip((one.name for one in choices), chosen, strict=True))


def test_choices_can_stand_between_words() -> None:
    line = plain("a = So { $b ->\n    [c] d { $e }\n   *[f] g\n } { $e }.\n\n# a comment\n")
    assert line is not None
    assert formatted(line, {"b": "c", "e": 5}) == "So d 5 5."
    assert formatted(line, {"b": "other", "e": "x"}) == "So g x."


@pytest.mark.parametrize(
    "source",
    [
        "a = { b }",
        "a = { -b }",
        'a = { "b" }',
        "a = { NUMBER($b) }",
        "a = b\n    c",
        "a =\n    b",
        "a = b\n    .c = d",
        "a = { $b ->\n    [one] c\n   *[other] { $b ->\n       *[d] e\n    }\n }",
        "a = { $b ->\n    [c] d\n }",
        "a = { $b ->\n   *[c] { d }\n }",
        "a = { $b ->\n   *[c] d\n }\n    e",
        "a = { $b ->\n    [0] d\n   *[c] d\n }",
        "a = { $b",
        "a = b }",
        "a =",
        "a = b\r\n",
    ],
)
def test_other_forms_are_left_to_fluent(source: str) -> None:
    assert plain(source) is None


@pytest.mark.parametrize("fact", [1000, -1, True, None])
def test_numbers_that_languages_write_differently_are_left_to_fluent(fact: int | None) -> None:
    line, choice = plain("a = { $b } c"), plain("a = { $b ->\n   *[c] d\n }")
    assert line is not None
    assert choice is not None
    given = {} if fact is None else {"b": fact}
    assert formatted(line, given) is None
    assert formatted(choice, given) is None
    assert formatted(choice, {"b": 1}) is None


def test_a_plain_sentence_needs_no_fluent() -> None:
    code = (
        "import sys; from gaslamp.i18n import Words; print(Words('fr')('mrjack-character', who='holmes'));"
        "print(*[name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel', 'attr')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "Holmes\n\n"

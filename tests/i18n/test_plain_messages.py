"""Messages of the simplest forms are formatted without Fluent, and just as Fluent does it."""

import subprocess
import sys

import pytest

from gaslamp.i18n.catalogues import CATALOGUES, CLIENT, CLIENT_OF_GAMES, OF_GAMES, messages
from gaslamp.i18n.languages import LANGUAGES
from gaslamp.i18n.messages import Messages
from gaslamp.i18n.plain_messages import MOST_PLAIN, formatted, plain

FACTS = ("B2", "two words", "", "{", 0, 7, MOST_PLAIN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plain_message_is_as_fluent_says_it(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = messages(language, (*CATALOGUES, *CLIENT), (*OF_GAMES, *CLIENT_OF_GAMES))
    sources = {key: text for key, text in known._sources.items() if not key.startswith("-")}
    found = {key: message for key, text in sources.items() if (message := plain(text)) is not None}
    assert len(found) > len(sources) / 2
    by_fluent = Messages(language)
    by_fluent._sources = known._sources
    monkeypatch.setattr(by_fluent, "_as_plain", lambda _: None)
    for key, message in found.items():
        for fact in FACTS:
            facts: dict[str, str | int] = dict.fromkeys(_variables(sources[key]), fact)
            for value in (*message.lines, "nobody") if message.by else ("",):
                given = facts | ({message.by: value} if message.by else {})
                sentence = formatted(message, given)
                assert sentence is not None
                assert sentence == by_fluent.text(key, given), key


def _variables(source: str) -> set[str]:
    return {word.lstrip("${").rstrip("};,.:)") for word in source.replace("{", " {").split() if "$" in word}


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
        "a = { $b ->\n   *[c] d\n }e",
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

"""Messages of the simplest forms, formatted without Fluent.

To import Fluent takes a quarter of a short command's time. To format a sentence with it takes ten times as long as
here, and a table's log has a new sentence at every move.

Such a message is one line of text, variables, and choices between such lines by the text of a variable. Plurals, terms,
messages within messages and everything else is left to Fluent. `tests/i18n` compares both.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

NAME = r"[A-Za-z][\w-]*"
VARIABLE = rf"\{{ *\$({NAME}) *\}}"
LINE = rf"(?:[^{{}}\n]|{VARIABLE})+"
VARIANT = re.compile(rf" *(\*?)\[ *({NAME}) *\] *(?! )({LINE})\n")
CHOICE = rf"\{{ *\$({NAME}) *->\n((?: *\*?\[ *{NAME} *\] *{LINE}\n)+) *\}}"
MESSAGE = re.compile(rf"{NAME} *= *(?:\n +(?=\{{))?(?! |\n)((?:[^{{}}\n]|{VARIABLE}|{CHOICE})+)\n?")
PART = re.compile(rf"([^{{}}\n]+)|{VARIABLE}|{CHOICE}")
NOTHING_MORE = re.compile(r"(?: *\n|#[^\n]*(?:\n|\Z))*")
"""Empty lines and comments, up to the next message."""

MOST_PLAIN = 999
"""From a thousand on, numbers are written differently in each language."""


class Variable(NamedTuple):
    name: str


class Choice(NamedTuple):
    """Between lines, by the text of a variable."""

    name: str
    lines: Mapping[str, "Line"]
    default: "Line"


Line = tuple[str | Variable | Choice, ...]


def plain(source: str) -> Line | None:
    """None if the message has another form."""
    found = MESSAGE.match(source)
    if found is None or "\r" in source or not NOTHING_MORE.fullmatch(source, found.end()):
        return None
    return _line(found[1])


def _line(text: str) -> Line | None:
    parts = [_part(found) for found in PART.finditer(text.rstrip(" "))]
    return None if None in parts else tuple(part for part in parts if part is not None)


def _part(found: re.Match[str]) -> str | Variable | Choice | None:
    words, variable, chosen_by, variants = found.groups()[:4]
    if variants is None:
        return words if variable is None else Variable(variable)
    lines: dict[str, Line] = {}
    defaults = []
    for is_default, key, text in (one.group(1, 2, 3) for one in VARIANT.finditer(variants)):
        line = _line(text)
        if line is None:
            return None
        lines.setdefault(key, line)
        defaults += [line] * bool(is_default)
    return Choice(chosen_by, lines, defaults[0]) if len(defaults) == 1 else None


def formatted(line: Line, facts: Mapping[str, str | int]) -> str | None:
    """None if a fact is missing, or of a kind that Fluent formats by the rules of the language."""
    texts = []
    for part in line:
        text = part if isinstance(part, str) else _formatted(part, facts)
        if text is None:
            return None
        texts.append(text)
    return "".join(texts)


def _formatted(part: Variable | Choice, facts: Mapping[str, str | int]) -> str | None:
    fact = facts.get(part.name)
    if isinstance(part, Choice):
        return formatted(part.lines.get(fact, part.default), facts) if type(fact) is str else None
    if type(fact) is int:
        return str(fact) if 0 <= fact <= MOST_PLAIN else None
    return fact if isinstance(fact, str) else None

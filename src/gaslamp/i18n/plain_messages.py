"""Messages of the simplest forms, formatted without Fluent. To import Fluent takes a quarter of a short command's time.

Such a message is one line of text with variables, or a choice between such lines by the text of a variable. Everything
else, such as plurals, terms and messages within messages, is left to Fluent. `tests/i18n` compares both.
"""

import re
from collections.abc import Mapping
from typing import NamedTuple

VARIABLE = r"\{ *\$([A-Za-z][\w-]*) *\}"
LINE = rf"(?:[^{{}}\s]|{VARIABLE})(?:[^{{}}\n]|{VARIABLE})*"
ONE_LINE = re.compile(rf"[A-Za-z][\w-]* *= *({LINE})\n?")
CHOICE = re.compile(r"[A-Za-z][\w-]* *= *\n? *\{ *\$([A-Za-z][\w-]*) *->\n((?:[^\n{}]*\n| *\*?\[.*\n)+?) *\} *\n?")
VARIANT = re.compile(rf" *(\*?)\[ *([A-Za-z][\w-]*) *\] *({LINE})")
NOTHING_MORE = re.compile(r"(?: *\n|#[^\n]*(?:\n|\Z))*")
"""Empty lines and comments, up to the next message."""

MOST_PLAIN = 999
"""From a thousand on, numbers are written differently in each language."""


class Plain(NamedTuple):
    """The lines by the value of a variable. Without a variable there is one line."""

    by: str | None
    lines: Mapping[str, str]
    default: str


def plain(source: str) -> Plain | None:
    """None if the message has another form."""
    if "\r" in source:
        return None
    for form, read in ((ONE_LINE, _one_line), (CHOICE, _choice)):
        found = form.match(source)
        if found and NOTHING_MORE.fullmatch(source, found.end()):
            return read(found)
    return None


def _one_line(found: re.Match[str]) -> Plain:
    return Plain(None, {}, found[1].rstrip(" "))


def _choice(found: re.Match[str]) -> Plain | None:
    lines: dict[str, str] = {}
    defaults = []
    for line in found[2].splitlines():
        variant = VARIANT.fullmatch(line)
        if variant is None:
            return None
        lines.setdefault(variant[2], variant[3].rstrip(" "))
        defaults += [variant[2]] * bool(variant[1])
    return Plain(found[1], lines, lines[defaults[0]]) if len(defaults) == 1 else None


def formatted(message: Plain, facts: Mapping[str, str | int]) -> str | None:
    """None if a fact is missing, or of a kind that Fluent formats by the rules of the language."""
    line = message.default
    if message.by is not None:
        value = facts.get(message.by)
        if type(value) is not str:
            return None
        line = message.lines.get(value, line)
    for name in re.findall(VARIABLE, line):
        if not _is_plain(facts.get(name)):
            return None
    return re.sub(VARIABLE, lambda found: str(facts[found[1]]), line)


def _is_plain(fact: str | int | None) -> bool:
    return type(fact) is str or (type(fact) is int and 0 <= fact <= MOST_PLAIN)

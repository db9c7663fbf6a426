"""Helpers for one-line notations: take a text apart and say clearly what is wrong with it."""

from collections.abc import Sequence

from gaslamp.core.errors import NotWellFormed

HIDDEN = "?"


def fields(text: str, *names: str) -> list[str]:
    """The words of a line, exactly as many as there are names."""
    words = text.split()
    if len(words) < len(names):
        raise NotWellFormed("missing-field", field=names[len(words)])
    if len(words) > len(names):
        raise NotWellFormed("surplus-field", text=words[len(names)])
    return words


def index(text: str, known: Sequence[str], what: str) -> int:
    """Where a name stands among the known ones; `what` names the kind of thing for the reader."""
    try:
        return known.index(text)
    except ValueError:
        raise NotWellFormed(f"unknown-{what}", text=text, known=", ".join(known)) from None


def number(text: str, low: int, high: int, what: str) -> int:
    """A plain number within bounds, in its one spelling."""
    # The length first: Python refuses to read a number of thousands of digits.
    is_plain = text.isascii() and text.isdigit() and len(text) <= len(str(high)) and text == str(int(text))
    if not is_plain or not low <= int(text) <= high:
        raise NotWellFormed("bad-number", what=what, text=text, low=low, high=high)
    return int(text)


def parts_of(line: str, least: int, most: int) -> list[str]:
    """The words of a line of a record, with one blank between them."""
    parts = line.split(" ")
    if not least <= len(parts) <= most or not all(parts):
        raise NotWellFormed("bad-line", line=line)
    return parts


def hexadecimal(text: str) -> bytes:
    """Bytes in lower-case digits: their one spelling."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        raise NotWellFormed("bad-hexadecimal", text=text) from None
    if found.hex() != text:
        raise NotWellFormed("bad-hexadecimal", text=text)
    return found


def listed(text: str, separator: str = ",") -> list[str]:
    """A list without repeats; `-` is the empty one."""
    if text == "-":
        return []
    parts = text.split(separator)
    if len(set(parts)) < len(parts):
        raise NotWellFormed("twice", text=text)
    return parts


def check_spelling(written: str, text: str) -> None:
    """A position has one spelling: the same things in the same order, and nothing that contradicts the rest."""
    for ours, theirs in zip(written.split(), text.split(), strict=True):
        if ours != theirs:
            raise NotWellFormed("other-spelling", text=theirs, spelling=ours)

"""Passwords that are easy to guess: common ones, one's own name, patterns. zxcvbn estimates the number of guesses."""

from typing import Any

from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from gaslamp.core.errors import NotWellFormed

LEAST_SCORE = 2
"""Of 0 to 4: more than a million guesses. Logins are rate limited, so this is enough against strangers."""
MOST_LETTERS = 64
"""The time grows with the square of the length. What comes after so many letters makes a password only better."""


def check_password(password: str, name: str) -> None:
    """Raises an error that says why the password is easy to guess."""
    words = name.split()
    found = zxcvbn(password[:MOST_LETTERS], user_inputs=["gaslamp", "".join(words), *words], max_length=MOST_LETTERS)
    if found["score"] < LEAST_SCORE:
        raise _fault(found["sequence"])


def _fault(sequence: list[dict[str, Any]]) -> NotWellFormed:
    """By the part of the password that was recognised; the longest one counts."""
    known = [part for part in sequence if part["pattern"] != "bruteforce"]
    if any(part.get("dictionary_name") == "user_inputs" or _repeats_name(part) for part in known):
        return NotWellFormed("password-name")
    longest = max(known, key=lambda part: len(part["token"]), default=None)
    if longest is None or longest["pattern"] == "dictionary":
        return NotWellFormed("password-common")
    return NotWellFormed("password-pattern")


def _repeats_name(part: dict[str, Any]) -> bool:
    return any(one.get("dictionary_name") == "user_inputs" for one in part.get("base_matches", ()))

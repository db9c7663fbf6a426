"""The server's signatures in the header of a record. `signed.py` says what is signed."""

from dataclasses import dataclass

from gaslamp.core.errors import NotWellFormed


@dataclass(frozen=True, slots=True)
class Signatures:
    """By the server, as hexadecimal digits."""

    key: str
    start: str | None = None
    end: str | None = None


def write(signed: Signatures) -> list[str]:
    named = (("start", signed.start), ("end", signed.end))
    return [f"key {signed.key}", *(f"signed {name} {text}" for name, text in named if text is not None)]


def parse(key: str | None, lines: list[list[str]]) -> Signatures | None:
    """The words of the lines that begin with `signed`."""
    signed = {parts[1]: parts[2] for parts in lines}
    if len(signed) != len(lines) or not signed.keys() <= {"start", "end"} or (lines and key is None):
        raise NotWellFormed("bad-header", line="signed")
    return None if key is None else Signatures(key, signed.get("start"), signed.get("end"))

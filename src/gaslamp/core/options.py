"""Options given as text, completed with the default values."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Option

NO_OPTIONS: Mapping[str, str] = MappingProxyType({})
"""Every option has its default."""


def settle(options: Iterable[Option], given: Mapping[str, str]) -> dict[str, str]:
    """Every option with the value given or its default."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise NotWellFormed("unknown-option", text=name, known=", ".join(known))
        allowed = known[name].values
        if allowed and value not in allowed:
            raise NotWellFormed("unknown-value", option=name, value=value, known=", ".join(allowed))
    return {name: given.get(name, option.default) for name, option in known.items()}


def write(options: Mapping[str, str]) -> str:
    """`edition=revised letters=on`, or `-` for none."""
    return " ".join(f"{name}={value}" for name, value in options.items()) or "-"


def parse(text: str) -> dict[str, str]:
    if text == "-":
        return {}
    given: dict[str, str] = {}
    for word in text.split():
        name, mark, value = word.partition("=")
        if not (name and mark and value) or name in given:
            raise NotWellFormed("bad-option", text=word)
        given[name] = value
    return given

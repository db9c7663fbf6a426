"""The messages of one language. Each is parsed when it is first used: most programs need a few of some thousand."""

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from gaslamp.i18n.plain_messages import Line, formatted, plain

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAME = re.compile(r"-?[A-Za-z][\w-]*")
"""Of a message or a term."""
ENTRY = re.compile(rf"^(?={NAME.pattern} *=)", re.MULTILINE)
"""Where a message or a term begins. Everything up to the next one belongs to it."""


class Messages:
    def __init__(self, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._plain: dict[str, Line | None] = {}
        self._made: dict[str, FluentBundle] = {}

    @property
    def _bundle(self) -> "FluentBundle":
        """Threads may make it at the same time: the first one counts."""
        if not self._made:
            from fluent.runtime import FluentBundle

            # Isolation marks would be visible to grep, in a pipe and to a screen reader.
            self._made.setdefault(self._language, FluentBundle([self._language], use_isolating=False))
        return self._made[self._language]

    def add(self, catalogue: str, is_allowed: Callable[[str], bool] | None = None) -> None:
        """The first message with a key counts."""
        for entry in ENTRY.split(catalogue):
            key = NAME.match(entry)
            if key and (is_allowed is None or is_allowed(key[0])):
                self._sources.setdefault(key[0], entry)

    def has(self, key: str) -> bool:
        if key not in self._sources:
            return False
        if self._as_plain(key) is not None:
            return True
        self._parse(key)
        return self._bundle.has_message(key)

    def text(self, key: str, facts: Mapping[str, str | int]) -> str:
        """The sentence with that key, which there must be."""
        message = self._as_plain(key)
        if message is not None and (sentence := formatted(message, facts)) is not None:
            return sentence
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has no text"
        try:
            text, _ = self._bundle.format_pattern(pattern, dict(facts))
        except RecursionError:  # a message that contains itself
            return key
        return str(text)

    def _as_plain(self, key: str) -> Line | None:
        if key not in self._plain:
            self._plain[key] = plain(self._sources[key])
        return self._plain[key]

    def _parse(self, key: str) -> None:
        """The message and all that it contains. Threads may do this at the same time: the first one counts."""
        if key in self._parsed:
            return
        found: dict[str, str] = {}
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._sources and name not in self._parsed and name not in found:
                found[name] = self._sources[name]
                wanted += NAME.findall(found[name])
        if found:
            from fluent.runtime import FluentResource
            from fluent.syntax.ast import Message, Term

            resource = FluentResource("".join(found.values()))
            resource.body = [one for one in resource.body if isinstance(one, Message | Term) and one.value is not None]
            self._bundle.add_resource(resource)
            self._parsed |= found.keys()

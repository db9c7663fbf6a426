"""Sentences in one language, made from message keys and facts."""

from functools import lru_cache

from fluent.runtime import FluentBundle

from gaslamp.core.errors import GaslampError
from gaslamp.i18n.catalogues import CATALOGUES, OF_GAMES, bundle
from gaslamp.i18n.languages import DEFAULT


class Words:
    """One language. `words("plain-action", who="Ann", action="-41")` is the sentence with that key.

    A message that the language lacks is given in English. A message that English lacks too is given as its key: a
    catalogue that is not complete never stops a game.
    """

    def __init__(
        self, language: str, catalogues: tuple[str, ...] = CATALOGUES, of_games: tuple[str, ...] = OF_GAMES
    ) -> None:
        self.language = language
        self._bundles = tuple(bundle(code, catalogues, of_games) for code in dict.fromkeys((language, DEFAULT)))

    def __call__(self, key: str, **facts: str | int) -> str:
        return _formatted(self._bundles, key, tuple(facts.items()))

    def knows(self, key: str) -> bool:
        return self._bundle_with(key) is not None

    def explain(self, error: GaslampError) -> str:
        """The sentence for an error. A fact `what` names a message of its own, such as `what-depth`."""
        facts = dict(error.facts)
        if "what" in facts:
            what = f"what-{facts['what']}"
            facts["what"] = self(what if self.knows(what) else "what-number")
        return self(f"error-{error.key}", **facts)

    def _bundle_with(self, key: str) -> FluentBundle | None:
        return _bundle_with(self._bundles, key)


def _bundle_with(bundles: tuple[FluentBundle, ...], key: str) -> FluentBundle | None:
    return next((found for found in bundles if found.has_message(key)), None)


@lru_cache(maxsize=16_384)
def _formatted(bundles: tuple[FluentBundle, ...], key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Cached: a log repeats the same few sentences, and formatting one costs a twentieth of a move."""
    found = _bundle_with(bundles, key)
    if found is None:
        return key
    pattern = found.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    try:
        text, _ = found.format_pattern(pattern, dict(facts))
    except RecursionError:  # a message that contains itself
        return key
    return str(text)

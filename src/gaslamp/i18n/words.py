"""Sentences in one language, made from message keys and facts."""

from functools import lru_cache

from gaslamp.core.errors import GaslampError
from gaslamp.i18n.catalogues import CATALOGUES, OF_GAMES, messages
from gaslamp.i18n.languages import DEFAULT
from gaslamp.i18n.messages import Messages


class Words:
    """One language. `words("plain-action", who="Ann", action="-41")` is the sentence with that key.

    A message that the language lacks is given in English. A message that English lacks too is given as its key: a
    catalogue that is not complete never stops a game.
    """

    def __init__(
        self, language: str, catalogues: tuple[str, ...] = CATALOGUES, of_games: tuple[str, ...] = OF_GAMES
    ) -> None:
        self.language = language
        self._messages = tuple(messages(code, catalogues, of_games) for code in dict.fromkeys((language, DEFAULT)))

    def __call__(self, key: str, **facts: str | int) -> str:
        return _formatted(self._messages, key, tuple(facts.items()))

    def knows(self, key: str) -> bool:
        return any(one.has(key) for one in self._messages)

    def explain(self, error: GaslampError) -> str:
        """The sentence for an error. A fact `what` names a message of its own, such as `what-depth`."""
        facts = dict(error.facts)
        if "what" in facts:
            what = f"what-{facts['what']}"
            facts["what"] = self(what if self.knows(what) else "what-number")
        return self(f"error-{error.key}", **facts)


@lru_cache(maxsize=4096)
def _formatted(languages: tuple[Messages, ...], key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Cached: the same names and short sentences occur again and again."""
    found = next((one for one in languages if one.has(key)), None)
    return found.text(key, dict(facts)) if found else key

"""Words for readers: English, French, Italian. The rules speak in keys and facts; sentences are made here only."""

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.games.registry import registrations

LANGUAGES = ("en", "fr", "it")
CATALOGUES = ("errors", "plain", "service", "store", "terminal")
"""Besides these, each game's own `words/LANGUAGE/game.ftl` is read."""

CLIENT = ("web",)
"""The catalogue of the browser client, which also reads a game's `page` and `guide`."""

_VARIABLES = ("GASLAMP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which they are asked; the first that is set decides."""


class Words:
    """One language. `words("who-won", seat="jack")` is the sentence of that key, filled with those facts."""

    def __init__(self, language: str, catalogues: tuple[str, ...] = CATALOGUES) -> None:
        self.language = language
        self._bundle = _bundle(language, catalogues)

    def __call__(self, key: str, **facts: str | int) -> str:
        return _said(self._bundle, key, tuple(facts.items()))

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def explain(self, error: GaslampError) -> str:
        """What an error has to say."""
        return self(f"error-{error.key}", **error.facts)


def language(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise NotWellFormed("unknown-language", text=wish, known=", ".join(LANGUAGES))
        return wish
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "en")
    return locale[:2].lower() if locale[:2].lower() in LANGUAGES else "en"


@lru_cache(maxsize=16_384)
def _said(bundle: FluentBundle, key: str, facts: tuple[tuple[str, str | int], ...]) -> str:
    """Remembered: a log says the same few things over and over, and one sentence costs a twentieth of a move."""
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} has no text"
    text, _ = bundle.format_pattern(pattern, dict(facts))
    return str(text)


@cache
def _bundle(language: str, catalogues: tuple[str, ...]) -> FluentBundle:
    # Marks around every fact would be seen by grep, by a pipe and by a reader's ears.
    bundle = FluentBundle([language], use_isolating=False)
    for name in catalogues:
        text = files(__package__).joinpath(language, f"{name}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text))
    for game in registrations().values():
        if own := game.words(language):
            bundle.add_resource(FluentResource(own))
    return bundle

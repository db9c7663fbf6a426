"""Which languages there are, and which one a reader gets."""

from collections.abc import Mapping

from gaslamp.core.errors import NotWellFormed

LANGUAGES = ("en", "fr", "it")
DEFAULT = "en"

_VARIABLES = ("GASLAMP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""In order of priority: the first one that is set decides."""


def language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language that is asked for; else that of the environment; else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise NotWellFormed("unknown-language", text=wanted, known=", ".join(LANGUAGES))
        return wanted
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), DEFAULT)
    code = locale[:2].lower()
    return code if code in LANGUAGES else DEFAULT

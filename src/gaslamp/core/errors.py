"""Errors by cause. They carry a key and facts; the words for a reader are made in gaslamp.i18n."""

from collections.abc import Callable


class GaslampError(Exception):
    """A caller gave something that cannot be used. `key` names the sentence, `facts` fill it in."""

    sentence = ""
    """In words, where the error goes to a programmer and not to a reader with a language."""
    about = ""
    """What it is about, for a programmer: the game and the action."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(": ".join([key, ", ".join(f"{name}={value}" for name, value in facts.items())]))

    def __str__(self) -> str:
        plain = super().__str__().removesuffix(": ")
        if not self.about:
            return self.sentence or plain
        sentence = self.sentence or (_sentence(self) if _sentence else "")
        return f"{self.about}: {sentence} ({self.key})" if sentence else f"{self.about}: {plain}"


Sentence = Callable[[GaslampError], str]
_sentence: Sentence | None = None


def explain_by(sentence: Sentence | None) -> Sentence | None:
    """From now on this function makes the sentence of an error that says what it is about. Core has no words.

    What did so before is returned.
    """
    global _sentence
    before, _sentence = _sentence, sentence
    return before


class NotWellFormed(GaslampError):
    """The text is not a position, action, option or record."""


class NotLegal(GaslampError):
    """The action is well formed, but the rules do not allow it here."""


class NotYourTurn(GaslampError):
    """Another seat acts now."""


class NotHonest(GaslampError):
    """A record cannot be verified: a commitment does not open, or a draw does not follow from the seed."""


class NotAllowed(GaslampError):
    """The caller may not do this: the key is wrong, or the seat belongs to somebody else."""


class NotThere(GaslampError):
    """There is no such table."""

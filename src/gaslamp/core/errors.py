"""Errors by cause. They carry a key and facts; the words for a reader are made in gaslamp.i18n."""


class GaslampError(Exception):
    """Something a caller handed us cannot be used. `key` names the sentence, `facts` fill it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(": ".join([key, ", ".join(f"{name}={value}" for name, value in facts.items())]))


class NotWellFormed(GaslampError):
    """The text is no position, action, option or record at all."""


class NotLegal(GaslampError):
    """The action is well formed, but the rules do not allow it here."""


class NotYourTurn(GaslampError):
    """Another seat acts now."""


class NotHonest(GaslampError):
    """A record does not keep what it promised: a commitment does not open, or a draw is not the seed's."""


class NotAllowed(GaslampError):
    """Whoever asks may not: the key is wrong, or the seat is another's."""


class NotThere(GaslampError):
    """There is no such table."""

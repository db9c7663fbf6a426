"""Errors by cause. They carry a key and facts; the words for a reader are made in gaslamp.i18n."""


class GaslampError(Exception):
    """A caller gave something that cannot be used. `key` names the sentence, `facts` fill it in."""

    sentence = ""
    """In words, where the error goes to a programmer and not to a reader with a language."""

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(": ".join([key, ", ".join(f"{name}={value}" for name, value in facts.items())]))

    def __str__(self) -> str:
        return self.sentence or super().__str__().removesuffix(": ")


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

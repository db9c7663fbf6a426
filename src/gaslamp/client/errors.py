"""Why a server did not do what it was asked."""

from gaslamp.core.errors import GaslampError


class Refused(GaslampError):
    """The server said no. `code` is the key of its error, such as `stale-version`; docs/bots.md lists them."""

    status = 0
    code = ""

    @property
    def is_temporary(self) -> bool:
        """Whether the same request may be answered later: too many requests, or a server that restarts.

        >>> refused(429, "too-many", "Wait.").is_temporary, refused(404, "no-table", "Gone.").is_temporary
        (True, False)
        """
        return self.status == 429 or self.status >= 500


class Unreachable(GaslampError):
    """There was no answer, or the connection was lost."""


def refused(status: int, code: str, text: str) -> Refused:
    """The error for an answer of the server.

    >>> str(refused(409, "seat-taken", "That seat is taken."))
    'That seat is taken.'
    """
    error = Refused("server-refused", text=text)
    error.status, error.code, error.sentence = status, code, text
    return error

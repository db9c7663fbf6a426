"""What a person can pencil for a machine on the same side, and when it has been done."""

from collections.abc import Callable, Mapping

from gaslamp.games import named
from gaslamp.players.whitechapel import orders

_DONE: Mapping[str, Callable[..., str | None]] = {"whitechapel": orders.carried_out}


def carried_out(game: str, action: str, pencilled: Mapping[str, str]) -> str | None:
    """The place whose sign has done its work with this action."""
    done = _DONE.get(game)
    return done(named(game).parse_action(action), pencilled) if done and pencilled else None

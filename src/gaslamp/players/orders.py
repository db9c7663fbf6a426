"""What a person can pencil for a machine on the same side, and when it has been done."""

from collections.abc import Mapping

from gaslamp.games.registry import named, registration


def carried_out(game: str, action: str, pencilled: Mapping[str, str]) -> str | None:
    """The place whose sign has done its work with this action."""
    done = getattr(registration(game).players, "carried_out", None)
    return done(named(game).parse_action(action), pencilled) if done and pencilled else None

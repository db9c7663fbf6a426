"""Marks that tell a machine on the same side what to do, and when that has been done."""

from collections.abc import Mapping

from gaslamp.games.registry import named, registration


def carried_out(game: str, action: str, pencilled: Mapping[str, str]) -> str | None:
    """The place of the mark that this action has carried out."""
    done = getattr(registration(game).players, "carried_out", None)
    return done(named(game).parse_action(action), pencilled) if done and pencilled else None

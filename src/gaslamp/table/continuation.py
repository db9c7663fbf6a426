"""A new table that goes on from a moment of a finished game. The actions before it are taken over."""

from collections.abc import Sequence

from gaslamp.core.commitment import NONCE_BYTES
from gaslamp.core.errors import NotLegal
from gaslamp.store.store import Header
from gaslamp.table import chance, replay, visibility
from gaslamp.table.chance import Random
from gaslamp.table.events import Opened, Sat, Started, TableEvent
from gaslamp.table.replay import Transition, act, follow
from gaslamp.table.table import Table


def check(finished: Table, length: int) -> None:
    """Raises unless the game is over, and somebody could still act after so many of its actions."""
    visibility.check_over(finished)
    is_ended = length == finished.length and finished.game.outcome(finished.journal.state) is not None
    if length > finished.length or is_ended or not finished.started:
        raise NotLegal("nothing-to-play")


def continued(header: Header, finished: Table, sitting: Sequence[Sat], random: Random) -> list[Transition]:
    """The events of the new table, whose settings say how many actions it takes over.

    Each action gets a new commitment, because a commitment names its table. What chance draws from here on follows from
    the seed of the new table.
    """
    now = header.created
    table = replay.opened(header)
    origin = table.settings.continues
    assert origin is not None, "the header says so"
    steps: list[Transition] = []
    begun: list[TableEvent] = [Opened(), *sitting, Started()]
    for event in begun:
        steps.append(follow(table, event, now))
        table = steps[-1].after
    for entry in finished.journal.record.entries[: origin.length]:
        steps.append(act(table, table.game.parse_action(entry.action), random(NONCE_BYTES), now))
        table = steps[-1].after
    return [*steps, *chance.steps(table, now, random)]

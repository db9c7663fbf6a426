"""Programs of other people in the arena: `cmd:./mybot` instead of the name of a level.

Only a person at this machine can name one. A worker refuses it, because it would run any command that somebody puts
into the queue.
"""

from gaslamp.core.errors import NotWellFormed

COMMAND = "cmd:"
SECONDS = 5.0
"""For each action, where nobody says another time."""


def is_engine(level: str) -> bool:
    return level.startswith(COMMAND)


def command(level: str) -> str:
    return level.removeprefix(COMMAND)


def refuse(*levels: str) -> None:
    """For games that another machine plays."""
    if any(map(is_engine, levels)):
        raise NotWellFormed("engine-on-worker")

"""The jobs of the notices, as the store keeps them."""

from gaslamp.store.store import Job

TURN, DELIVER, CONFIRM = "turn", "deliver", "confirm"
DELAY = 120_000
"""Milliseconds before somebody is told: whoever is at the table moves, and needs no message."""


def turn_job(table: str, seat: str, version: int, now: int) -> Job:
    """To be stored with the events that make it a seat's turn. If the table has moved on by then, nothing is sent."""
    return Job(
        f"{TURN} {table} {seat} {version}", TURN, {"table": table, "seat": seat, "version": version}, now + DELAY
    )

"""The jobs of the notices, as the store keeps them."""

from gaslamp.store.store import Job

TURN, DELIVER, CONFIRM = "turn", "deliver", "confirm"
DELAY_MS = 120_000
"""Before a notice is sent: a player at the table moves sooner and needs none."""


def turn_job(table: str, seat: str, version: int, now: int) -> Job:
    """Stored with the events that make it a seat's turn. If the table has changed when it is due, nothing is sent."""
    return Job(
        f"{TURN} {table} {seat} {version}", TURN, {"table": table, "seat": seat, "version": version}, now + DELAY_MS
    )

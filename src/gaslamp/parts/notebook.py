"""The notebook part: what people at a real board can see next, judged by the view of one seat alone.

A notebook is kept without the game's State: nobody there knows the secrets. Besides the seat's own choices, it needs to
know which actions of others, and of chance, that seat could see.
"""

from collections.abc import Mapping
from typing import Any, Protocol

from gaslamp.core.game import Seat


class Notebook(Protocol):
    @property
    def SEAT(self) -> Seat:  # noqa: N802  (a constant)
        """Whose record a notebook is. Its owner knows all that its side knows."""

    @property
    def FIXED(self) -> Mapping[str, str]:  # noqa: N802
        """Options that every notebook has, so that there is this one seat. Nobody is asked about them."""

    def actor(self, view: Any) -> Seat | None:
        """Who acts now: a seat, CHANCE, or None when the game is over."""

    def observable(self, view: Any) -> tuple[Any, ...]:
        """What the seat could see next where it does not act itself: actions with their hidden parts None.

        All that can come, and little besides: what a secret rules out is not known here.
        """

"""A machine player that picks any legal action."""

import random
from collections.abc import Callable

from gaslamp.games.registry import named
from gaslamp.players.advice import Proposal
from gaslamp.server.machines.request import PlayerRequest


class FakeMachine:
    """A machine player that picks any legal action, the same one whenever it is asked the same.

    A peaceful one does not end a game of Mr. Jack unless it must.
    """

    def __init__(self, *, peaceful: bool = False) -> None:
        self.asked: list[PlayerRequest] = []
        self._shuns = ("Accuse", "Leave") if peaceful else ()

    async def choose(self, request: PlayerRequest, report: Callable[[float], object] = print) -> str:  # noqa: ARG002
        self.asked.append(request)
        game = named(request.game)
        choices = game.choices(game.parse_view(request.view))
        liked = [choice for choice in choices if type(choice).__name__ not in self._shuns] or choices
        return game.write(random.Random(f"{request.version}{request.seat}").choice(liked))

    async def advise(self, request: PlayerRequest) -> list[Proposal]:
        return [Proposal(await self.choose(request), 1.0)]

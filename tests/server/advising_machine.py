"""A machine player that also gives advice."""

from collections.abc import Callable

from gaslamp.players.advice import Proposal
from gaslamp.server.machines.request import PlayerRequest
from server.fake_machine import FakeMachine


class AdvisingMachine(FakeMachine):
    """Plays random moves. A function gives its advice, in the server's process. Requests for advice are kept."""

    def __init__(self, advice: Callable[[PlayerRequest], list[Proposal]], *, peaceful: bool = False) -> None:
        super().__init__(peaceful=peaceful)
        self.advised: list[PlayerRequest] = []
        self._advice = advice

    async def advise(self, request: PlayerRequest) -> list[Proposal]:
        self.advised.append(request)
        return self._advice(request)

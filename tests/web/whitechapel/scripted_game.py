"""A scripted game. Sockets (`socket_players`) or clicks (`clicking`) make its moves."""

from typing import Any

from web.whitechapel.scripted_choice import Script, choose


class ScriptedGame:
    def __init__(self, scheme: Script) -> None:
        self.scheme = scheme
        self.used: set[str] = set()
        """Kinds of action made so far: what can be done once is done once."""
        self.stages: set[str] = set()
        """Where somebody had something to choose."""

    def shown(self, seat: str) -> dict[str, Any]:
        """What a seat is shown now."""
        raise NotImplementedError

    async def make(self, choice: dict[str, Any]) -> None:
        """The seat in turn makes this choice; when it is done, everybody has received it."""
        raise NotImplementedError

    @property
    def turn(self) -> str:
        return str(self.shown("jack")["turn"])

    @property
    def now(self) -> dict[str, Any]:
        """What the seat in turn is shown."""
        return self.shown("jack" if self.is_over else self.turn)

    @property
    def jack(self) -> dict[str, Any]:
        """What Jack knows."""
        return dict(self.shown("jack")["view"])

    @property
    def stage(self) -> str:
        return str(self.now["view"]["stage"])

    @property
    def is_over(self) -> bool:
        return self.shown("jack")["outcome"] is not None

    async def step(self) -> None:
        """One sensible action of the seat in turn."""
        choice = choose(self.scheme, self.used, self.now, self.jack)
        self.used.add(choice["action"]["type"])
        if len(self.now["choices"]) > 1:
            self.stages.add(self.stage)
        await self.make(choice)

    async def play_to(self, stage: str, night: int = 1) -> None:
        """Until somebody has to choose there."""
        for _ in range(1500):
            view = self.now["view"]
            if view["stage"] == stage and view["night"] >= night and len(self.now["choices"]) > 1:
                return
            assert not self.is_over, f"the game ended before {stage}"
            await self.step()
        raise AssertionError(f"never came to {stage}")

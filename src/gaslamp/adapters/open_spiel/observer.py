"""What a player may know, as OpenSpiel asks for it: a tensor and a line of text.

| public | private | observation |
|---|---|---|
| yes | one player | the player's View; with perfect recall, an information state, all that the player saw comes too |
| yes | nobody | the same for a spectator: it does not depend on the player |
| no | one player | what the first has and the second has not: their tensors are its sum with the second |

Other kinds are refused: nobody may know the secrets of all players.
"""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from gaslamp.adapters.open_spiel.play import Event, Play, observers

Kind = Literal["whole", "public", "private"]
Numbers = NDArray[np.float32]


class Observer:
    def __init__(self, size: int, history: int, kind: Kind) -> None:
        self._history = history
        self._kind = kind
        self.tensor = np.zeros(size + history, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if history:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        play: Play = state.play
        self.dict["view"][:] = self._numbers(play, player, lambda one: play.tensor(one).astype(np.float32))
        if self._history:
            self.dict["history"][:] = self._numbers(play, player, lambda one: self._codes(play.seen(one)))

    def string_from(self, state: Any, player: int) -> str:
        play: Play = state.play
        spectator = len(play.seats)
        match self._kind:
            case "whole":
                return " ".join(self._words(play, player))
            case "public":
                return " ".join(self._words(play, spectator))
            case "private":
                public = set(self._words(play, spectator))
                return " ".join(word for word in self._words(play, player) if word not in public)

    def _numbers(self, play: Play, player: int, numbers: Callable[[int], Numbers]) -> Numbers:
        spectator = len(play.seats)
        match self._kind:
            case "whole":
                return numbers(player)
            case "public":
                return numbers(spectator)
            case "private":
                return numbers(player) - numbers(spectator)

    def _codes(self, seen: Sequence[Event]) -> Numbers:
        codes = [code for event in seen for code in event.codes]
        numbers = np.zeros(self._history, np.float32)
        numbers[: len(codes)] = codes
        return numbers

    def _words(self, play: Play, observer: int) -> list[str]:
        name = observers(play)[observer]
        if self._history:
            return [f"@{name}", *(event.text for event in play.seen(observer))]
        return play.game.write(play.game.view(play.state(), name)).split(" ")

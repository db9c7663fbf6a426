"""What a player may know, as OpenSpiel asks for it: a tensor and a line of text.

| public | private | observation |
|---|---|---|
| yes | one player | the player's View; with perfect recall, an information state, all that the player saw comes too |
| yes | nobody | the same for a spectator: it does not depend on the player |
| no | one player | what the first has and the second has not: their tensors are its sum with the second |

Other kinds are refused: nobody may know the secrets of all players.
"""

from typing import Any, Literal

import numpy as np

from gaslamp.adapters.open_spiel.numbered_record import Numbers
from gaslamp.adapters.open_spiel.play import Play, observers

Kind = Literal["whole", "public", "private"]


class Observer:
    """The tensor is the view, or without it who the player is; and with perfect recall the record."""

    def __init__(self, players: int, view: int, record: int, kind: Kind) -> None:
        self._kind = kind
        self._record = record
        parts = {"view": view} if view else {"player": players}
        parts |= {"record": record} if record else {}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Numbers] = {}
        self._public: dict[str, Numbers] = {}
        begin = 0
        for name, size in parts.items():
            self.dict[name] = self.tensor[begin : begin + size]
            self._public[name] = np.zeros(size, np.float32)
            begin += size

    def set_from(self, state: Any, player: int) -> None:
        play: Play = state.play
        spectator = len(play.seats)
        _write(play, spectator if self._kind == "public" else player, self.dict)
        if self._kind == "private":
            _write(play, spectator, self._public)
            for name, numbers in self.dict.items():
                numbers -= self._public[name]

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

    def _words(self, play: Play, observer: int) -> list[str]:
        name = observers(play)[observer]
        if self._record:
            return [f"@{name}", *(event.text for event in play.seen(observer))]
        return play.game.write(play.game.view(play.state(), name)).split(" ")


def _write(play: Play, observer: int, parts: dict[str, Numbers]) -> None:
    if "view" in parts:
        parts["view"][:] = play.tensor(observer)
    if "player" in parts:
        parts["player"][:] = 0
        parts["player"][observer : observer + 1] = 1  # a spectator is no player
    if "record" in parts:
        play.record.write(observer, parts["record"])

"""What a player may know, as OpenSpiel asks for it: a tensor and a line of text."""

from typing import Any

import numpy as np


class Observer:
    """An observation is the player's View. With perfect recall, an information state, all the player saw comes too."""

    def __init__(self, size: int, history: int) -> None:
        self._history = history
        self.tensor = np.zeros(size + history, np.float32)
        self.dict = {"view": self.tensor[:size]}
        if history:
            self.dict["history"] = self.tensor[size:]

    def set_from(self, state: Any, player: int) -> None:
        self.dict["view"][:] = state.play.tensor(player)
        if self._history:
            codes = [code for event in state.play.seen(player) for code in event.codes]
            history = self.dict["history"]
            history[: len(codes)] = codes
            history[len(codes) :] = 0

    def string_from(self, state: Any, player: int) -> str:
        play = state.play
        if self._history:
            return " ".join([f"@{play.seats[player]}", *(event.text for event in play.seen(player))])
        text: str = play.game.write(play.game.view(play.state(), play.seats[player]))
        return text

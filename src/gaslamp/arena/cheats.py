"""Players that see what is hidden: the upper bound of what deduction could ever reach. They sit in the arena only.

No table can seat one: it is in no list of players, and only a match that is handed cheats gives the truth to anybody.
`players/mrjack/cheat.py` is told who Jack is, `players/whitechapel/cheat.py` can ask where he is and where he lives.
"""

from collections.abc import Callable, Mapping
from typing import Any

import gaslamp.players.mrjack.cheat as mrjack
import gaslamp.players.whitechapel.cheat as whitechapel
from gaslamp.players.match import Cheat
from gaslamp.players.player import Player

CHEAT = "cheat"


def cheat(game: str) -> Cheat:
    """For one seat in one game."""
    return _SEATED[game]()


def _mrjack() -> Cheat:
    """Who Jack is does not change, so one player does for the whole game and keeps what it has worked out."""
    players: dict[object, Player] = {}

    def seated(state: Any) -> Player:
        if state.jack not in players:
            players[state.jack] = mrjack.cheat(state.jack)
        return players[state.jack]

    return seated


def _whitechapel() -> Cheat:
    """Jack's circle, 0 before the murder, and his hideout, as they are whenever the player asks."""
    truth = {"circle": 0, "hideout": 0}
    player = whitechapel.Cheat(lambda: (truth["circle"], truth["hideout"]))

    def seated(state: Any) -> Player:
        truth.update(circle=state.trail[-1] if state.trail else 0, hideout=state.hideout)
        return player

    return seated


_SEATED: Mapping[str, Callable[[], Cheat]] = {"mrjack": _mrjack, "whitechapel": _whitechapel}

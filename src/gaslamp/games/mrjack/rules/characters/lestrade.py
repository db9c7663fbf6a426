"""Inspector Lestrade: moves one cordon to an exit without one (R23)."""

from gaslamp.core.named_tuples import replacer
from gaslamp.games.mrjack.rules.actions import MoveCordon
from gaslamp.games.mrjack.rules.board import EXITS
from gaslamp.games.mrjack.rules.public import Public

_MOVES = tuple(
    tuple(
        MoveCordon(start, to)
        for start in range(len(EXITS))
        for to in range(len(EXITS))
        if cordons >> start & 1 and not cordons >> to & 1
    )
    for cordons in range(1 << len(EXITS))
)

_used = replacer(Public, "cordons", "ability")


def choices(public: Public) -> tuple[MoveCordon, ...]:
    return _MOVES[public.cordons]


def is_allowed(public: Public, start: int, to: int) -> bool:
    return bool(public.cordons >> start & 1) and not public.cordons >> to & 1


def use(public: Public, start: int, to: int) -> Public:
    return _used(public, cordons=public.cordons ^ (1 << start | 1 << to), ability=False)

"""John Smith, lamplighter: moves one lit tile to a gaslight without one (R22)."""

from gaslamp.games.mrjack.rules.actions import MoveLamp
from gaslamp.games.mrjack.rules.board import GASLIGHTS, NUMBERED
from gaslamp.games.mrjack.rules.public import OUT, Public

_MOVES = tuple(tuple(MoveLamp(start, to) for to in range(len(GASLIGHTS))) for start in range(len(GASLIGHTS)))


def choices(public: Public) -> list[MoveLamp]:
    lit = sorted(lamp for lamp in public.lamps if lamp != OUT)
    dark = [lamp for lamp in range(len(GASLIGHTS)) if lamp not in lit]
    return [_MOVES[start][to] for start in lit for to in dark]


def is_allowed(public: Public, start: int, to: int) -> bool:
    return start != OUT and start in public.lamps and to not in public.lamps


def use(public: Public, start: int, to: int) -> Public:
    lamps = tuple(to if lamp == start else lamp for lamp in public.lamps)
    # The two plain tiles cannot be told apart, so they are kept in one order.
    return public._replace(lamps=lamps[:NUMBERED] + tuple(sorted(lamps[NUMBERED:])), ability=False)

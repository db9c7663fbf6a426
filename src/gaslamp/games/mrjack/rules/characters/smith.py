"""John Smith, lamplighter: moves one lit tile to a gaslight without one (R22)."""

from functools import cache

from gaslamp.core.named_tuples import replacer
from gaslamp.games.mrjack.rules.actions import MoveLamp
from gaslamp.games.mrjack.rules.board import GASLIGHTS, NUMBERED, members
from gaslamp.games.mrjack.rules.public import OUT, Public
from gaslamp.games.mrjack.rules.sight import lit_gaslights

_ALL_GASLIGHTS = (1 << len(GASLIGHTS)) - 1

_used = replacer(Public, "lamps", "ability")


def choices(public: Public) -> tuple[MoveLamp, ...]:
    return _moves(lit_gaslights(public.lamps))


@cache
def _moves(lit: int) -> tuple[MoveLamp, ...]:
    return tuple(MoveLamp(start, to) for start in members(lit) for to in members(_ALL_GASLIGHTS & ~lit))


def is_allowed(public: Public, start: int, to: int) -> bool:
    return start != OUT and start in public.lamps and to not in public.lamps


def use(public: Public, start: int, to: int) -> Public:
    lamps = tuple([to if lamp == start else lamp for lamp in public.lamps])
    # The two plain tiles cannot be told apart, so they are kept in one order.
    return _used(public, lamps=lamps[:NUMBERED] + tuple(sorted(lamps[NUMBERED:])), ability=False)

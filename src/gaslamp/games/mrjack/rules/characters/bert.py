"""Jeremy Bert, reporter: moves one cover to an open manhole, even if a token is on it (R30)."""

from functools import cache

from gaslamp.core.named_tuples import replacer
from gaslamp.games.mrjack.rules.actions import MoveCover
from gaslamp.games.mrjack.rules.board import EDITIONS, Street, Streets, members
from gaslamp.games.mrjack.rules.public import Public

_MANHOLES = {edition.name: edition.manholes for edition in EDITIONS.values()}

_used = replacer(Public, "covers", "ability")


def open_manholes(public: Public) -> Streets:
    return _MANHOLES[public.edition] & ~public.covers


def choices(public: Public) -> tuple[MoveCover, ...]:
    return _moves(public.covers, open_manholes(public))


@cache
def _moves(covers: Streets, manholes: Streets) -> tuple[MoveCover, ...]:
    return tuple(MoveCover(start, to) for start in members(covers) for to in members(manholes))


def is_allowed(public: Public, start: Street, to: Street) -> bool:
    return bool(public.covers >> start & 1) and bool(open_manholes(public) >> to & 1)


def use(public: Public, start: Street, to: Street) -> Public:
    return _used(public, covers=public.covers ^ (1 << start | 1 << to), ability=False)

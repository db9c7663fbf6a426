"""Raising NotLegal for an action that the rules do not allow here."""

from gaslamp.core.errors import NotLegal
from gaslamp.games.whitechapel.rules.public import Public, Stage


def expect(allowed: object, why: str) -> None:
    if not allowed:
        raise NotLegal(why)


def expect_stage(public: Public, stage: Stage) -> None:
    if public.stage is not stage:
        raise NotLegal("not-now")

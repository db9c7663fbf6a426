"""Requests to analyse a game that go wrong. They are made in another process, so they are in a module of their own."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sleeping:
    """Reports that it is half done, then works for an hour."""

    player: None = None

    def answer(self, report: Callable[[float], object]) -> bytes:
        time.sleep(0.25)
        report(0.5)
        time.sleep(3600)
        return b"never"


@dataclass(frozen=True, slots=True)
class Raising:
    player: None = None

    def answer(self, report: Callable[[float], object]) -> bytes:  # noqa: ARG002
        raise KeyError("a secret")


@dataclass(frozen=True, slots=True)
class Quick:
    player: None = None

    def answer(self, report: Callable[[float], object]) -> bytes:  # noqa: ARG002
        return b"{}"

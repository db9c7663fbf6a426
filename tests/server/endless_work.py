"""Queries that go wrong. They are made in another process, so they are in a module of their own."""

import os
import pickle
import signal
import struct
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from gaslamp.server.machines.player_process import READY
from waiting import wait_until


@dataclass(frozen=True, slots=True)
class Endless:
    """Never answers, and checks for nothing, like compiled code."""

    @property
    def player(self) -> None:
        return None

    def answer(self) -> bytes:
        time.sleep(3600)
        return b"never"


@dataclass(frozen=True, slots=True)
class Quick:
    player: None = None

    def answer(self) -> bytes:
        return b"quick"


@dataclass(frozen=True, slots=True)
class Killed:
    """Kills its process until the file is there."""

    mark: Path
    player: None = None

    def answer(self) -> bytes:
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return b"alive"


@dataclass(frozen=True, slots=True)
class Raising:
    player: None = None

    def answer(self) -> bytes:
        raise KeyError("the secret")


def half_and_half(pipe: Connection, halted: Path, goes_on: Path) -> None:
    """The main function of a process that stops in the middle of its answer until the second file is there."""
    pipe.send(READY)
    pipe.recv()
    body = pickle.dumps(b"whole")
    os.write(pipe.fileno(), struct.pack("!i", len(body)) + body[:3])
    halted.touch()
    wait_until(goes_on.exists, "the second half")
    os.write(pipe.fileno(), body[3:])
    pipe.recv()

"""Main functions for child processes, in a module that a child can import."""

import os
from multiprocessing.connection import Connection


def echo(pipe: Connection, prefix: str) -> None:
    while True:
        pipe.send(prefix + pipe.recv())


def niceness(pipe: Connection) -> None:
    pipe.send(os.nice(0))

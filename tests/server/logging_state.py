"""A server sets up logging for its whole process. In a test that is ours, so it is put back."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import structlog


@contextmanager
def restored_logging() -> Iterator[None]:
    root = logging.getLogger()
    before, level, raises = root.handlers[:], root.level, logging.raiseExceptions
    try:
        yield
    finally:
        structlog.reset_defaults()
        root.handlers[:], logging.raiseExceptions = before, raises
        root.setLevel(level)

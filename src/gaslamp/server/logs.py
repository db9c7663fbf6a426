"""The server's log. It never holds a key, a password, a secret, a move or a chat line."""

import logging
import time
from collections.abc import MutableMapping
from typing import Any

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

ALLOWED_FIELDS = frozenset(
    {
        *("event", "level", "timestamp", "logger", "exc_info", "exception"),
        *("method", "route", "status", "milliseconds", "address", "port"),
        *("game", "player", "error", "where", "kind", "attempts", "tables", "count", "version"),
    }
)
"""The only fields that are logged. All others are dropped, so that a mistake reveals nothing."""

log = structlog.get_logger("requests")


def set_up(*, as_json: bool) -> None:
    """Called once, before the server starts. Of other packages, warnings and errors are logged."""
    handler = logging.StreamHandler()
    handler.setFormatter(TypeOnlyFormatter())
    logging.getLogger().handlers[:] = [handler]
    logging.getLogger().setLevel(logging.WARNING)
    # Otherwise the standard library prints a line that it cannot write, with all its values.
    logging.raiseExceptions = False
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            only_allowed_fields,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )


class TypeOnlyFormatter(logging.Formatter):
    """Level, logger and type of error. Messages of other packages are dropped: they may quote anything."""

    def format(self, record: logging.LogRecord) -> str:
        error = record.exc_info[0] if record.exc_info else None
        return " ".join([record.levelname, record.name, error.__name__ if error else ""]).rstrip()


def only_allowed_fields(_logger: Any, _method: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Of an exception only the type is logged: its message and traceback may hold secrets."""
    error = line.pop("exc_info", None)
    if isinstance(error, BaseException):
        line["error"] = type(error).__name__
    return {name: value for name, value in line.items() if name in ALLOWED_FIELDS}


class RequestLog:
    """Logs every request by its route: the path holds the id of a private table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_and_keep_status(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_keep_status)
        finally:
            route = getattr(scope.get("route"), "path", "")
            took = round((time.perf_counter() - began) * 1000, 1)
            log.info("request", method=scope["method"], route=route, status=status, milliseconds=took)

"""How an error is answered: a status, a code, its facts and a sentence in the reader's language; nothing else."""

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse

from gaslamp.core.errors import GaslampError, NotAllowed, NotLegal, NotThere, NotWellFormed, NotYourTurn
from gaslamp.i18n import LANGUAGES
from gaslamp.server.tables.messages import Json, words_in

_BY_KEY = {
    "too-many": 429,
    "too-long": 413,
    "wrong-origin": 403,
    "bots-forbidden": 403,
    "wrong-login": 401,
    "not-logged-in": 401,
    "name-taken": 409,
    "same-address": 409,
    "no-seat-of-yours": 404,
    "database-away": 503,
    "not-sure": 503,
    "storage-full": 503,
    "storage-read-only": 503,
    "storage-failed": 503,
    "analysis-failed": 503,
    "no-analysis": 404,
    "not-analysed": 404,
}
_BY_TYPE: dict[type[GaslampError], int] = {NotThere: 404, NotAllowed: 403, NotYourTurn: 409, NotLegal: 409}
"""Where the key does not decide. Everything else is a bad request."""
_FIELD = re.compile(r"[a-z_]{1,30}|\d{1,4}")
"""A part of a place in a message: the name of a field, or the number of an item."""


def add_handlers(app: FastAPI) -> None:
    """Every error of a REST request is answered by `_handle`."""
    for kind in (GaslampError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _handle)


async def _handle(request: Request, error: Exception) -> JSONResponse:
    match error:
        case GaslampError():
            return answer(request, error)
        case RequestValidationError():
            return answer(request, not_valid(error.errors()), 422)
        case HTTPException(status_code=status, headers=headers):
            known: dict[int, GaslampError] = {404: NotThere("no-page"), 405: GaslampError("wrong-method")}
            response = answer(request, known.get(status, NotWellFormed("bad-message")), status)
            response.headers.update(headers or {})
            return response
        case _:
            raise error


def not_valid(errors: Sequence[Any]) -> NotWellFormed:
    """The answer to a message that does not fit its schema, with the first wrong field. `errors` are pydantic's.

    What the field holds is not repeated, nor a name that may be no field of ours: it may be a token.
    """
    place = [str(part) for part in errors[0]["loc"] if part != "body"]
    field = ".".join(takewhile(_FIELD.fullmatch, place))
    return NotWellFormed("bad-field", field=field) if field else NotWellFormed("bad-message")


def answer(request: HTTPConnection, error: GaslampError, status: int | None = None) -> JSONResponse:
    headers = {"Retry-After": str(error.facts["seconds"])} if error.key == "too-many" else None
    found = status or _BY_KEY.get(error.key) or _BY_TYPE.get(type(error), 400)
    return JSONResponse(error_json(error, language_of(request)), found, headers)


def error_json(error: GaslampError, language: str) -> Json:
    return {"code": error.key, "facts": error.facts, "text": words_in(language).explain(error)}


def language_of(request: HTTPConnection) -> str:
    """The language that the request asks for by name, else the first of the browser's languages that we have."""
    languages = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    codes = (one.strip()[:2].lower() for one in languages)
    return next((code for code in codes if code in LANGUAGES), "en")

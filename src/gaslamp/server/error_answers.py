"""An error as an answer over REST: its status, its code, its facts, and a sentence in the reader's language."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse

from gaslamp.core.errors import GaslampError
from gaslamp.i18n import LANGUAGES
from gaslamp.server import errors

STATUS = {
    "too-many": 429,
    "too-long": 413,
    "wrong-origin": 403,
    "wrong-login": 401,
    "not-logged-in": 401,
    "name-taken": 409,
    "same-address": 409,
    "no-seat-of-yours": 404,
    "database-away": 503,
    "not-sure": 503,
}
"""Of those whose kind does not say it."""


async def handle(request: Request, error: Exception) -> JSONResponse:
    """For `app.add_exception_handler(GaslampError, handle)`."""
    assert isinstance(error, GaslampError)
    return answer(request, error)


def answer(request: HTTPConnection, error: GaslampError) -> JSONResponse:
    headers = {"Retry-After": str(error.facts["seconds"])} if error.key == "too-many" else None
    status = STATUS.get(error.key) or errors.status(error)
    return JSONResponse(errors.problem(error, language_of(request)), status, headers)


def language_of(request: HTTPConnection) -> str:
    """The one asked for by name, else the first of the browser's languages that we speak."""
    wishes = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    spoken = (wish.strip()[:2].lower() for wish in wishes)
    return next((wish for wish in spoken if wish in LANGUAGES), "en")

"""An error as an answer: its code, its facts, and a sentence in the reader's language."""

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import JSONResponse

from gaslamp.core.errors import GaslampError
from gaslamp.i18n import LANGUAGES, Words

from .wire.tables import Problem

STATUS = {
    "too-many": 429,
    "too-long": 413,
    "wrong-origin": 403,
    "wrong-login": 401,
    "not-logged-in": 401,
    "name-taken": 409,
    "no-seat-of-yours": 404,
}
"""What is not here is the asker's mistake: 400."""


def problem(error: GaslampError, language: str) -> JSONResponse:
    body = Problem(code=error.key, facts=error.facts, text=Words(language).explain(error))
    headers = {"Retry-After": str(error.facts["seconds"])} if error.key == "too-many" else None
    return JSONResponse(body.model_dump(), STATUS.get(error.key, 400), headers)


async def handle(request: Request, error: Exception) -> JSONResponse:
    """For `app.add_exception_handler(GaslampError, handle)`."""
    assert isinstance(error, GaslampError)
    return problem(error, language_of(request.scope["headers"]))


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The first language of the Accept-Language header that we speak."""
    for name, value in headers:
        if name == b"accept-language":
            for wish in value.decode("latin-1").split(","):
                if wish.strip()[:2].lower() in LANGUAGES:
                    return wish.strip()[:2].lower()
    return "en"

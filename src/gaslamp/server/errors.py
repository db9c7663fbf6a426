"""Errors on their way out: a code, its facts and a sentence; never anything else."""

from gaslamp.core.errors import GaslampError, NotAllowed, NotLegal, NotThere, NotYourTurn
from gaslamp.server.tables.messages import Json, words_in

_STATUS: dict[type[GaslampError], int] = {NotThere: 404, NotAllowed: 403, NotYourTurn: 409, NotLegal: 409}


def status(error: GaslampError) -> int:
    return _STATUS.get(type(error), 400)


def problem(error: GaslampError, language: str) -> Json:
    return {"code": error.key, "facts": error.facts, "text": words_in(language).explain(error)}

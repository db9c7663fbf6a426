"""The gaslamp command. Whatever it is given, it answers or says in one sentence what is wrong."""

import os
import sys
from collections.abc import Sequence

import typer

from gaslamp.cli.app import build
from gaslamp.cli.environment import Fate
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.i18n import Words, language

LONGEST_FACT = 80
"""A sentence quotes what is wrong, but no more of it than one can read."""


def main(arguments: Sequence[str] | None = None, fate: Fate | None = None) -> int:
    """The exit code: 0, 2 for what cannot be used, 130 when interrupted."""
    _forgive_encodings()
    words = Words("en")
    try:
        wish, rest = _language_wish(sys.argv[1:] if arguments is None else list(arguments))
        words = Words(language(wish, os.environ))
        command = typer.main.get_command(build(words, fate or Fate()))
        return int(command.main(args=rest, prog_name="gaslamp", standalone_mode=False) or 0)
    except GaslampError as error:
        return _complain(words, error)
    except typer.TyperException as error:
        return _complain(words, NotWellFormed("bad-usage", why=" ".join(error.format_message().split())))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader has gone, as in `gaslamp legal ... | head`; Python would complain once more while it exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if os.environ.get("GASLAMP_DEBUG"):
            raise
        return _complain(words, NotWellFormed("went-wrong", why=f"{type(error).__name__}: {error}"))


def _forgive_encodings() -> None:
    """A terminal without accents, or bytes that are no text, are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _language_wish(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang fr` may stand anywhere."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1], arguments[:at] + arguments[at + 2 :]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang="), arguments[:at] + arguments[at + 1 :]
    return None, arguments


def _complain(words: Words, error: GaslampError) -> int:
    error.facts = {name: _quotable(fact) for name, fact in error.facts.items()}
    print(words.explain(error), file=sys.stderr)
    return 2


def _quotable(fact: str | int) -> str | int:
    if isinstance(fact, int):
        return fact
    plain = "".join(letter if letter.isprintable() else "?" for letter in fact)
    return plain if len(plain) <= LONGEST_FACT else plain[: LONGEST_FACT - 1] + "…"

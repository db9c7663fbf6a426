"""The gaslamp command. An error in its arguments is reported in one sentence."""

import os
import sys
from collections.abc import Sequence

import click

from gaslamp.cli.app import build
from gaslamp.cli.environment import Environment
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.i18n import Words, language

LONGEST_FACT = 80
"""Characters. Longer quotations in an error are cut."""


def main(arguments: Sequence[str] | None = None, environment: Environment | None = None) -> int:
    """The exit code: 0, 2 for an error, 130 when interrupted."""
    _replace_wrong_characters()
    words = Words("en")
    try:
        requested, rest = _requested_language(sys.argv[1:] if arguments is None else list(arguments))
        words = Words(language(requested, os.environ))
        command = build(words, environment or Environment())
        return int(command.main(args=rest, prog_name="gaslamp", standalone_mode=False) or 0)
    except GaslampError as error:
        return _report_error(words, error)
    except click.ClickException as error:
        return _report_error(words, NotWellFormed("bad-usage", why=" ".join(error.format_message().split())))
    except (KeyboardInterrupt, click.Abort):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader has closed the pipe, as in `gaslamp legal ... | head`. Otherwise Python complains again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except Exception as error:
        if os.environ.get("GASLAMP_DEBUG"):
            raise
        return _report_error(words, NotWellFormed("went-wrong", why=f"{type(error).__name__}: {error}"))


def _replace_wrong_characters() -> None:
    """Characters that a stream cannot encode or decode are replaced instead of raising an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _requested_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang fr` may stand anywhere."""
    for at, argument in enumerate(arguments):
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1], arguments[:at] + arguments[at + 2 :]
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang="), arguments[:at] + arguments[at + 1 :]
    return None, arguments


def _report_error(words: Words, error: GaslampError) -> int:
    error.facts = {name: _quotable(fact) for name, fact in error.facts.items()}
    print(words.explain(error), file=sys.stderr)
    return 2


def _quotable(fact: str | int) -> str | int:
    if isinstance(fact, int):
        return fact
    plain = "".join(letter if letter.isprintable() else "?" for letter in fact)
    return plain if len(plain) <= LONGEST_FACT else plain[: LONGEST_FACT - 1] + "…"

"""The arguments that several commands have. All are plain text: errors in them are told in the reader's language."""

from gaslamp.cli.commands.command import Decorator, argument, flag, option
from gaslamp.games.registry import offered, registration
from gaslamp.i18n import Words


def games() -> str:
    return ", ".join(offered())


def sides() -> str:
    return ", ".join(dict.fromkeys(side.name for name in offered() for side in registration(name).sides))


def position(words: Words) -> Decorator:
    return argument("position", "POSITION", words("help-position", game=offered()[0], games=games()))


def record(words: Words) -> Decorator:
    return argument("record", "RECORD", words("help-record"))


def game(words: Words) -> Decorator:
    return argument("game", "GAME", words("help-game", games=games()))


def seat(words: Words) -> Decorator:
    return option("--as", "SEAT", words("help-as", sides=sides()), "seat")


def as_json(words: Words) -> Decorator:
    return flag("--json", "as_json", words("help-json"))


def turned(words: Words) -> Decorator:
    return flag("--turned", "turned", words("help-turned"))


def data(words: Words) -> Decorator:
    return option("--data", "FOLDER", words("help-data"))


def database(words: Words) -> Decorator:
    return option("--database", "URL", words("help-database"))


def redis(words: Words) -> Decorator:
    return option("--redis", "URL", words("help-redis"))


def seed(words: Words) -> Decorator:
    return option("--seed", "TEXT", words("help-seed"), default="1")


def jobs(words: Words) -> Decorator:
    return option("--jobs", "N", words("help-jobs"))


def out(words: Words) -> Decorator:
    return option("--out", "FILE", words("help-out"))


def count(words: Words, default: str) -> Decorator:
    return option("--games", "N", words("help-games"), default=default)

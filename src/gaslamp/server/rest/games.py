"""The installed games: options, seats, levels, boards."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from gaslamp.core import options as option_words
from gaslamp.games.registry import named, offered_games, registration
from gaslamp.i18n import Words
from gaslamp.players import levels
from gaslamp.server.rest.request_context import WordsDep
from gaslamp.server.tables.messages import Json, seat_kind
from gaslamp.server.wire.games import GameInfo, SeatKind
from gaslamp.server.wire.views import AnyBoard, board_json

router = APIRouter(prefix="/api/games", tags=["games"])

GameName = Annotated[str, Path(max_length=40)]


@router.get("", response_model=list[GameInfo])
async def games(words: WordsDep) -> list[Json]:
    """All games, with the options of each."""
    return [
        {
            "name": game.NAME,
            "title": registration(game.NAME).title(words),
            "about": registration(game.NAME).about(words),
            "rules": game.RULES,
            "options": [
                {"name": option.name, "values": list(option.values), "default": option.default}
                for option in game.OPTIONS
            ],
            "seats": _seats(words, game.NAME, {}),
            "sides": _sides(words, game.NAME),
            "levels": _levels(game.NAME),
            "has_puzzles": registration(game.NAME).has_puzzles,
        }
        for game in offered_games().values()
    ]


@router.get("/{game}/seats", response_model=list[SeatKind])
async def seats(
    game: GameName,
    words: WordsDep,
    options: Annotated[str, Query(max_length=200, description="As in a record: `name=value name=value`.")] = "-",
) -> list[Json]:
    """The seats of a game with these options."""
    return _seats(words, named(game).NAME, option_words.parse(options))


@router.get("/{game}/board")
async def board(game: GameName) -> AnyBoard:
    """The board. It never changes."""
    return board_json(named(game).NAME)


def _levels(game: str) -> list[str]:
    """The levels for people; all players of the game, if it has none of these levels."""
    known = levels.names(game)
    return [level for level in levels.LEVELS if level in known] or list(known)


def _sides(words: Words, game: str) -> list[Json]:
    known = registration(game)
    return [
        {"side": side.name, "title": known.side_title(words, side.name), "allies": side.allies} for side in known.sides
    ]


def _seats(words: Words, game: str, options: dict[str, str]) -> list[Json]:
    module = named(game)
    return [seat_kind(words, game, seat) for seat in module.seats(module.start(options))]

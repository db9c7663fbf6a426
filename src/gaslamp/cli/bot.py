"""The command that lets an engine play on a server as a bot."""

import shlex
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from gaslamp.arena.engines import command, is_engine
from gaslamp.core.errors import NotWellFormed
from gaslamp.games.registry import offered
from gaslamp.i18n import Words
from gaslamp.players import levels

if TYPE_CHECKING:
    from gaslamp.client import Client

MOST_SECONDS = 600.0
MOST_GAMES = 10


class BotArguments(NamedTuple):
    server: str
    token: str
    engine: str | None
    level: str | None
    games: Sequence[str]
    seconds: float
    most: int
    join: str | None
    seat: str | None


def bot(words: Words, given: BotArguments) -> None:
    try:
        from gaslamp.client import Client, Runner
    except ModuleNotFoundError as error:
        if error.name != "httpx":
            raise
        raise NotWellFormed("no-client-extra") from None
    games = _games(given)
    if not given.token:
        raise NotWellFormed("no-bot-token")
    if not given.server.startswith(("http://", "https://")):
        raise NotWellFormed("bad-server", text=given.server)

    def report(key: str, facts: dict[str, str]) -> None:
        print(words(key, **facts), flush=True)

    # As Ctrl-C: the engines are ended with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with Client(given.server, given.token) as client:
        report("bot-online", {"name": client.name(), "address": client.address, "games": ", ".join(games)})
        if given.join is not None:
            _join(client, given.join, given.seat)
        most, seconds = min(given.most, MOST_GAMES), min(given.seconds, MOST_SECONDS)
        Runner(client, lambda game: _command(given, game), games, seconds=seconds, most=most, report=report).run()


def _games(given: BotArguments) -> Sequence[str]:
    """The games that the bot plays."""
    if (given.engine is None) == (given.level is None) or (given.engine is not None and not is_engine(given.engine)):
        raise NotWellFormed("which-engine")
    for game in given.games:
        if game not in offered():
            raise NotWellFormed("unknown-game", text=game, known=", ".join(offered()))
    games = given.games or offered()
    if given.level is None:
        return games
    played = [game for game in games if given.level in levels.names(game)]
    if not played:
        raise NotWellFormed("unknown-player", text=given.level, known=", ".join(levels.names(games[0])))
    return played


def _command(given: BotArguments, game: str) -> str:
    """A level of ours is an engine too: `gaslamp engine` speaks the protocol in a process of its own."""
    if given.engine is not None:
        return command(given.engine)
    return shlex.join([sys.executable, "-m", "gaslamp", "engine", game, "--level", str(given.level)])


def _join(client: "Client", link: str, seat: str | None) -> None:
    """Take the named seat, or the first one that is open."""
    open_seats = [one.seat for one in client.table(link).seats if one.kind == "open"]
    if seat is None and not open_seats:
        raise NotWellFormed("no-open-seat")
    client.sit(link, seat or open_seats[0])

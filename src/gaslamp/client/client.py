"""Asks a server. Every method is one request; `events` and `stream` go on until the server ends them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self

import httpx

from gaslamp.client.data import (
    Challenge,
    ChatLine,
    Event,
    Game,
    Json,
    OnlineBot,
    OwnSeat,
    Position,
    Table,
    read_event,
)
from gaslamp.client.errors import Unreachable, refused
from gaslamp.core import record
from gaslamp.core.record import Record

TIMEOUT_SECONDS = 30.0
"""A stream has a line every few seconds, so silence for so long is a lost connection."""


class Client:
    """A server, for a person's program or, with the token of a bot, for a bot.

    >>> answer = httpx.Response(200, json=[{"name": "Robot", "games": []}])
    >>> client = Client("http://localhost:8888", transport=httpx.MockTransport(lambda request: answer))
    >>> client.bots()
    [OnlineBot(name='Robot', games=())]
    """

    def __init__(self, address: str, token: str = "", *, transport: httpx.BaseTransport | None = None) -> None:
        self.address = address.rstrip("/")
        self._is_bot = bool(token)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        is_https = self.address.startswith("https:")  # else no certificates are read, which takes a while
        self._http = httpx.Client(
            base_url=self.address, headers=headers, timeout=TIMEOUT_SECONDS, verify=is_https, transport=transport
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # For everybody

    def games(self) -> list[Game]:
        """The games that the server offers."""
        return [Game(one["name"], one["title"]) for one in self._ask("GET", "/api/games")]

    def bots(self) -> list[OnlineBot]:
        """The bots that are online."""
        return [OnlineBot(one["name"], tuple(one["games"])) for one in self._ask("GET", "/api/bots")]

    def tables(self, game: str | None = None) -> list[Table]:
        """The listed tables that wait or are played."""
        found = self._ask("GET", "/api/tables", params={"game": game} if game else {})
        return [Table.read(one) for one in found]

    def table(self, table: str) -> Table:
        """A table by its id or its link."""
        return Table.read(self._ask("GET", f"/api/tables/{table_id(table)}"))

    def make_table(
        self,
        game: str,
        seat: str,
        name: str = "",
        *,
        options: Mapping[str, str] | None = None,
        machines: Mapping[str, str] | None = None,
        settings: Json | None = None,
    ) -> OwnSeat:
        """A new table at which one has that seat. `machines` has the level of the machine in each other seat.

        A bot plays under the name of its account.
        """
        body = {
            "game": game,
            "options": dict(options or {}),
            "seats": {one: {"kind": "machine", "level": level} for one, level in (machines or {}).items()},
            "settings": dict(settings or {}),
            "me": {"seat": seat, "name": name or "Bot"},
        }
        if self._is_bot:
            return OwnSeat(self._ask("POST", "/api/bot/tables", body)["id"], seat)
        made = self._ask("POST", "/api/tables", body)
        return OwnSeat(made["table"]["id"], seat, made["key"]["token"])

    def challenge(self, own: OwnSeat, seat: str, bot: str) -> None:
        """Ask a bot to take an open seat at one's table."""
        body = {"seat": seat, "bot": bot}
        if self._is_bot:
            self._ask("POST", f"/api/bot/tables/{own.table}/challenges", body)
        else:
            headers = {"Authorization": f"Bearer {own.token}"}
            self._ask("POST", f"/api/tables/{own.table}/challenges", body, headers=headers)

    # For bots

    def name(self) -> str:
        """Whose token this is."""
        return str(self._ask("GET", "/api/bot")["name"])

    def events(self, games: Sequence[str] = ()) -> Iterator[Event]:
        """Challenges and games of the bot, which is online meanwhile. `games` are those that it plays; none: all."""
        with self._stream("/api/bot/stream", {"game": list(games)}) as lines:
            for line in lines:
                event = read_event(line)
                if event is not None:
                    yield event

    def accept(self, challenge: Challenge) -> None:
        self._ask("POST", f"/api/bot/challenges/{challenge.table}/{challenge.seat}/accept")

    def decline(self, challenge: Challenge, reason: str = "other") -> None:
        """`reason`: busy, game, options, clock or other."""
        self._ask("POST", f"/api/bot/challenges/{challenge.table}/{challenge.seat}/decline", {"reason": reason})

    def sit(self, table: str, seat: str) -> OwnSeat:
        """Take an open seat at a table, which is named by its id or its link."""
        name = table_id(table)
        self._ask("POST", f"/api/bot/tables/{name}/seat", {"seat": seat})
        return OwnSeat(name, seat)

    def stream(self, table: str) -> Iterator[Position | ChatLine]:
        """The bot's game: where it stands now, then every change and every line of chat."""
        seat, side = "", ""
        with self._stream(f"/api/bot/tables/{table}/stream", {}) as lines:
            for line in lines:
                if line["type"] == "welcome":
                    seat = line["seat"]
                    side = next(one["side"] for one in line["table"]["seats"] if one["seat"] == seat)
                if line["type"] in ("welcome", "news"):
                    yield Position.read(seat, side, line["now"])
                elif line["type"] == "said":
                    said = line["line"]
                    yield ChatLine(said["channel"], said["seat"], said["name"], said["text"])

    def record(self, table: str) -> Record:
        """The record as the bot's seat saw it."""
        return record.parse(self._send("GET", f"/api/bot/tables/{table}/record").text)

    def act(self, table: str, version: int, *actions: str) -> None:
        """One or more actions in the notation of the game. `version` is the one they were chosen in."""
        self._command(table, "act", version=version, actions=list(actions))

    def resign(self, table: str) -> None:
        self._command(table, "resign")

    def say(self, table: str, text: str, channel: str = "table") -> None:
        self._command(table, "say", channel=channel, text=text)

    def answer(self, table: str, offer: int, *, yes: bool) -> None:
        """`offer` is the version of the offer."""
        self._command(table, "answer", offer=offer, yes=yes)

    # Requests

    def _command(self, table: str, kind: str, **body: Any) -> None:
        self._ask("POST", f"/api/bot/tables/{table}/commands", {"type": kind, "id": kind, **body})

    def _ask(self, method: str, path: str, body: Any = None, **rest: Any) -> Any:
        answer = self._send(method, path, json=body, **rest)
        return answer.json() if answer.content else None

    def _send(self, method: str, path: str, **rest: Any) -> httpx.Response:
        try:
            answer = self._http.request(method, path, **rest)
        except httpx.TransportError as error:
            raise self._lost(error) from None
        _check(answer)
        return answer

    @contextmanager
    def _stream(self, path: str, params: Mapping[str, Any]) -> Iterator[Iterator[Json]]:
        """The lines of a stream. The empty ones only show that the connection is alive."""
        try:
            with self._http.stream("GET", path, params=params) as answer:
                if answer.is_error:
                    answer.read()
                _check(answer)
                yield (json.loads(line) for line in answer.iter_lines() if line)
        except httpx.TransportError as error:
            raise self._lost(error) from None

    def _lost(self, error: Exception) -> Unreachable:
        return Unreachable("server-unreachable", address=self.address, why=str(error) or type(error).__name__)


def table_id(link: str) -> str:
    """The id in a link to a table, or the id itself.

    >>> table_id("https://games.example/table/abcdefghijklmnop")
    'abcdefghijklmnop'
    """
    return link.partition("#")[0].rstrip("/").rpartition("/")[2]


def _check(answer: httpx.Response) -> None:
    if not answer.is_error:
        return
    try:
        problem = answer.json()
        error = refused(answer.status_code, problem["code"], problem["text"])
    except (ValueError, KeyError, TypeError):
        error = refused(answer.status_code, "", f"HTTP {answer.status_code}")
    raise error

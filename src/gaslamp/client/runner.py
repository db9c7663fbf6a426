"""Lets an engine play as a bot: accepts challenges, and plays several games at the same time.

A lost connection is opened again, with longer and longer pauses: a server may restart at any time. An engine that
crashes or chooses an illegal action loses its game, as in the arena.
"""

import threading
from collections.abc import Callable, Collection
from random import Random

from gaslamp.client.client import Client
from gaslamp.client.data import Challenge, OpenGame, Position
from gaslamp.client.errors import Refused, Unreachable
from gaslamp.core import journal
from gaslamp.core.errors import GaslampError
from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games.registry import named
from gaslamp.parts.player import Forfeit, Knowledge, Thinking
from gaslamp.players.engines.process import EngineProcess

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 30.0
SHARE_OF_CLOCK = 1 / 20
"""At a table with a clock, the part of the time left that one action may take."""
YES = frozenset({"abandon", "resign"})
"""Offers that the bot agrees to. It takes nothing back."""
FINAL = frozenset({"wrong-bot-token", "bots-forbidden"})
"""Errors after which it is useless to try again."""

Report = Callable[[str, dict[str, str]], object]
"""Called with a key and facts when something has happened that a person may want to read."""


class Runner:
    """`Runner(client, command, games).run()` plays until it is stopped. `command` gives the engine for a game."""

    def __init__(
        self,
        client: Client,
        command: Callable[[str], str],
        games: Collection[str],
        *,
        seconds: float = 5.0,
        most: int = 4,
        report: Report = lambda _key, _facts: None,
    ) -> None:
        self._client, self._command, self._games = client, command, tuple(games)
        self._seconds, self._most, self._report = seconds, most, report
        self._playing: dict[str, threading.Thread] = {}
        self._accepted: set[str] = set()
        """Tables whose game has not begun here yet."""
        self._engines: set[EngineProcess] = set()
        self._stopped = threading.Event()

    def run(self) -> None:
        """Until `stop`, or an error that does not pass: a wrong token, or a server that allows no bots."""
        try:
            self._persist(self._listen)
        finally:
            self.stop()

    def stop(self) -> None:
        """Games are not resigned: they can be continued."""
        self._stopped.set()
        for engine in list(self._engines):
            engine.close()

    def _persist(self, work: Callable[[], bool]) -> None:
        """Again and again until the work is done. Pauses grow as long as nothing is received."""
        pause = FIRST_PAUSE_SECONDS
        while not self._stopped.is_set():
            before = self._received
            try:
                if work():
                    return
            except Unreachable as error:
                self._report("bot-lost", {"why": str(error.facts["why"])})
            except Refused as error:
                if not error.is_temporary:
                    raise
                self._report("bot-lost", {"why": error.sentence})
            pause = FIRST_PAUSE_SECONDS if self._received != before else min(2 * pause, LONGEST_PAUSE_SECONDS)
            self._stopped.wait(pause)

    _received = 0
    """Counts what was received, by all threads."""

    def _listen(self) -> bool:
        for event in self._client.events(self._games):
            self._received += 1
            if self._stopped.is_set():
                return True
            if isinstance(event, Challenge):
                self._consider(event)
            elif isinstance(event, OpenGame):
                self._start(event)
        return False

    def _consider(self, challenge: Challenge) -> None:
        """A challenge may be gone by now."""
        playing = {table for table, thread in self._playing.items() if thread.is_alive()} | self._accepted
        reason = "game" if challenge.game not in self._games else "busy" if len(playing) >= self._most else ""
        try:
            if reason:
                self._client.decline(challenge, reason)
            else:
                self._client.accept(challenge)
                self._accepted.add(challenge.table)
        except Refused as error:
            if error.is_temporary or error.code in FINAL:
                raise
            self._report("bot-not-seated", {"why": error.sentence})

    def _start(self, game: OpenGame) -> None:
        self._accepted.discard(game.table)
        before = self._playing.get(game.table)
        if before is not None and before.is_alive():
            return
        thread = threading.Thread(target=self._play, args=(game,), name=game.table, daemon=True)
        self._playing[game.table] = thread
        thread.start()

    def _play(self, game: OpenGame) -> None:
        """One game, in a thread of its own."""
        facts = {"game": game.game, "table": game.table, "seat": game.seat}
        self._report("bot-plays", facts)
        try:
            with EngineProcess(game.game, game.seat, self._command(game.game), self._seconds) as engine:
                self._engines.add(engine)
                try:
                    self._persist(lambda: self._follow(game, engine))
                finally:
                    self._engines.discard(engine)
        except Forfeit as error:
            if not self._stopped.is_set():
                self._report("bot-forfeits", facts | {"why": str(error)})
                self._resign(game.table)
        except GaslampError as error:
            self._report("bot-left", facts | {"why": str(error)})

    def _follow(self, game: OpenGame, engine: EngineProcess) -> bool:
        """Whether the game is over."""
        for position in self._client.stream(game.table):
            self._received += 1
            if not isinstance(position, Position):
                continue
            if position.is_over:
                winners = ", ".join(position.winners or ()) or "-"
                self._report("bot-over", {"table": game.table, "winners": winners, "reason": position.reason})
                return True
            self._answer(game, position)
            if position.turn == game.seat and position.choices:
                self._move(game, engine, position)
        return False

    def _answer(self, game: OpenGame, position: Position) -> None:
        offer = position.offer
        if offer is not None and game.seat in offer.asked:
            self._attempt(lambda: self._client.answer(game.table, offer.version, yes=offer.what in YES))

    def _move(self, game: OpenGame, engine: EngineProcess, position: Position) -> None:
        known = knowledge(self._client.record(game.table), game.seat)
        if not known.choices:
            return  # the game has moved meanwhile, and the stream will say so
        seconds = self._seconds
        if position.left_ms is not None:
            seconds = min(seconds, position.left_ms / 1000 * SHARE_OF_CLOCK)
        action = engine.choose(known, Random(), Thinking(seconds))
        text = named(game.game).write(action)
        self._attempt(lambda: self._client.act(game.table, position.version, text))

    def _resign(self, table: str) -> None:
        self._attempt(lambda: self._client.resign(table))

    def _attempt(self, command: Callable[[], None]) -> None:
        """The game may have moved meanwhile: then the stream brings a new position."""
        try:
            command()
        except Refused as error:
            if error.is_temporary or error.code in FINAL:
                raise
            self._report("bot-refused", {"why": error.sentence})


def knowledge(seen: Record, seat: Seat) -> Knowledge:
    """What the seat knows, from the record as it saw it. No choices if it is not its turn."""
    game = named(seen.game)
    view = journal.views(game, seen)[-1]
    return Knowledge(seat, view, seen, game.choices(view))

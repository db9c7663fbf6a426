"""A machine player of ours that speaks the engine protocol: what `gaslamp engine` runs."""

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from random import Random, SystemRandom
from typing import Any, TextIO

from gaslamp.core import options
from gaslamp.core.errors import GaslampError, NotWellFormed
from gaslamp.core.game import AnyGame, Seat
from gaslamp.core.notation import number
from gaslamp.core.record import Entry, Promise, Record
from gaslamp.games.registry import named
from gaslamp.parts.player import Knowledge, Player, Thinking
from gaslamp.players import levels
from gaslamp.players.engines import protocol

LONGEST_MS = 3_600_000


class Speaker:
    """Reads lines and answers them. While it thinks, it still listens for `stop` and `quit`."""

    def __init__(self, game: str, level: str, out: TextIO, rng: Random | None = None) -> None:
        self._game: AnyGame = named(game)
        self._level, self._out = level, out
        self._rng = rng or SystemRandom()
        self._seat: Seat = ""
        self._player: Player | None = None
        self._record = Record(game, self._game.RULES, {}, Promise(""))
        self._entries: list[Entry] = []
        self._view: Any = None
        self._thinking: Thinking | None = None
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    def run(self, lines: Iterator[str]) -> None:
        """Until `quit`, or until there are no more lines."""
        for line in lines:
            word, rest = protocol.words(line)
            if word == protocol.QUIT:
                break
            try:
                self._hear(word, rest)
            except GaslampError as error:
                self._say(f"{protocol.ERROR} {error}")
        self._stop()

    def _hear(self, word: str, rest: str) -> None:
        match word:
            case "":
                pass
            case "gaslamp":
                self._greet(rest)
            case protocol.NEW:
                self._begin(rest)
            case protocol.SEAT:
                self._sit(rest)
            case protocol.DID:
                self._saw(rest)
            case protocol.VIEW:
                self._view = self._game.parse_view(rest)
            case protocol.GO:
                self._go(rest)
            case protocol.STOP:
                self._stop()
            case protocol.SET:
                self._set(rest)
            case protocol.CHOICES | protocol.END:
                pass  # they follow from the view
            case _:
                raise NotWellFormed("unknown-line", text=word[:40])

    def _greet(self, version: str) -> None:
        if version != str(protocol.VERSION):
            raise NotWellFormed("unknown-protocol", text=version[:20], known=protocol.VERSION)
        self._say(f"{protocol.NAME} Gaslamp {self._level}")
        self._say(f"{protocol.OPTION} level {' '.join(levels.names(self._game.NAME))}")
        self._say(protocol.READY)

    def _set(self, rest: str) -> None:
        name, level = protocol.words(rest)
        if name != "level":
            raise NotWellFormed("unknown-option", text=name[:40], known="level")
        if level not in levels.names(self._game.NAME):
            raise NotWellFormed("unknown-player", text=level[:40], known=", ".join(levels.names(self._game.NAME)))
        self._level, self._player = level, None

    def _begin(self, rest: str) -> None:
        self._stop()
        name, rules, chosen = (*rest.split(" ", 2), "", "", "")[:3]
        if (name, rules) != (self._game.NAME, self._game.RULES):
            raise NotWellFormed("wrong-rules", found=f"{name} {rules}", known=f"{self._game.NAME} {self._game.RULES}")
        settled = options.settle(self._game.OPTIONS, options.parse(chosen or "-"))
        self._record = Record(name, rules, settled, Promise(""))
        self._entries, self._view, self._player = [], None, None

    def _sit(self, seat: str) -> None:
        known = self._game.seats(self._game.start(self._record.options))
        if seat not in known:
            raise NotWellFormed("unknown-seat", text=seat[:40], known=", ".join(known))
        self._seat, self._player = seat, None

    def _saw(self, rest: str) -> None:
        place, seat, action = (*rest.split(" ", 2), "", "", "")[:3]
        number(place, len(self._entries) + 1, len(self._entries) + 1, "actions")
        self._game.parse_action(action)
        self._entries.append(Entry(seat, action))

    def _go(self, rest: str) -> None:
        self._stop()
        if self._view is None or not self._seat:
            raise NotWellFormed("no-view")
        choices = self._game.choices(self._view)
        if self._view.seat != self._seat or not choices:
            raise NotWellFormed("no-choice")
        milliseconds = number(rest, 0, LONGEST_MS, "milliseconds")
        self._player = self._player or levels.seated(self._game.NAME, self._seat, self._level)
        record = replace(self._record, eyes=self._seat, entries=tuple(self._entries))
        known = Knowledge(self._seat, self._view, record, choices)
        self._thinking = Thinking(milliseconds / 1000, self._report)
        self._thread = threading.Thread(target=self._think, args=(self._player, known, self._thinking))
        self._thread.start()

    def _think(self, player: Player, known: Knowledge, thinking: Thinking) -> None:
        action = player.choose(known, Random(self._rng.getrandbits(64)), thinking)
        self._say(f"{protocol.BEST} {self._game.write(action)}")

    def _stop(self) -> None:
        """The player answers with the best action so far."""
        if self._thread is not None and self._thinking is not None:
            self._thinking.deadline = time.monotonic()
            self._thread.join()
        self._thread = self._thinking = None

    def _report(self, share: float) -> None:
        self._say(f"{protocol.PROGRESS} {share:.2f}")

    def _say(self, line: str) -> None:
        with self._lock:
            self._out.write(f"{line}\n")
            self._out.flush()

"""Messages that nobody should send: malformed, oversized, out of order, replayed, and from the wrong seat.

They grow from the shapes of the wire: a command that could be right, with something wrong about it; and some are just
noise. All follow from a seed.
"""

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from gaslamp.core.game import SPECTATOR
from gaslamp.server.wire.commands import COMMAND, Act, Offer, Replace, Resign, Say, Undo

KINDS = (
    "act",
    "undo",
    "offer",
    "answer",
    "resign",
    "replace",
    "claim",
    "stand",
    "rematch",
    "say",
    "note",
    "mark",
    "ping",
)
STRANGE: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1.5, 1e308, 10**30, -(2**63), 2**64, "", " ", "\x00", "\u202e", "\ud800", "💣"),
    *([], {}, [[]], [None], {"": {}}, "x" * 300, ["L"] * 41, {"type": "act"}, "null", "NaN", "../../etc/passwd"),
    *("' OR 1=1 --", "<script>", "%s%n", "jack", "referee", "spectator", "\n", "🂡" * 40),
)
NOISE = (
    "{",
    "}",
    "[",
    "]",
    '"',
    ":",
    ",",
    "\\u",
    "\\ud800",
    "null",
    "true",
    "-",
    "1e999",
    "NaN",
    "\x00",
    "ü",
    "\u2028",
)


@dataclass
class Rubbish:
    """For one moment of a game that must not move."""

    rng: random.Random
    seats: tuple[str, ...]
    turn: str
    version: int
    choices: frozenset[str]
    """Of the seat that is to act."""
    is_legal: Callable[[Sequence[str]], bool]
    """Whether those actions may be done one after another."""
    received: list[str] = field(default_factory=list)
    """Commands that were obeyed earlier, word for word."""
    actions: tuple[str, ...] = ()
    """Actions of this game that are well formed."""

    def message(self, seat: str) -> str:
        """One that changes nothing, if it is refused as it must be."""
        while True:
            ways: tuple[Callable[[str], str], ...] = (self.noise, self.bent, self.out_of_order, self.wrong_seat)
            text = self.rng.choices((*ways, self.replayed, self.endless), (15, 50, 20, 10, 5, 0.3))[0](seat)
            if not self._would_do(text, seat):
                return text

    def noise(self, _seat: str) -> str:
        if self.rng.random() < 0.3:
            return self.rng.choice("[{") * self.rng.randrange(1, 3000)
        return "".join(self.rng.choices(NOISE, k=self.rng.randrange(30)))

    def bent(self, seat: str) -> str:
        """A command with something else in a place, something too many, too few, or twice."""
        body = self.command(seat)
        for _ in range(self.rng.randrange(1, 3)):
            name = self.rng.choice(list(body) or ["id"])
            way = self.rng.randrange(4)
            if way == 0:
                body.pop(name, None)
            elif way == 1:
                body[self.rng.choice(("seat", "token", "version ", "Type", "__proto__", ""))] = self._strange()
            else:
                body[name] = self._strange()
        text = json.dumps(body)
        if self.rng.random() < 0.15:
            text = text[: self.rng.randrange(len(text))]
        if self.rng.random() < 0.1:
            text = text.replace("{", '{"type":"resign",', 1)
        return text

    def out_of_order(self, seat: str) -> str:
        """Well formed, at the wrong time."""
        body = self.command(seat)
        if "version" in body:
            body["version"] = max(0, self.version + self.rng.choice((-100, -2, -1, 1, 2, 10**6)))
        if self.rng.random() < 0.1:
            body = {"type": "hello", "token": self._token(), "version": self.version}
        return json.dumps(body)

    def wrong_seat(self, seat: str) -> str:
        """An action of the seat in turn, or with the name of another seat."""
        if self.rng.random() < 0.3:
            return json.dumps(self.command(seat) | {"seat": self.rng.choice(self.seats)})
        actions = [self.rng.choice(sorted(self.choices)), *self.rng.choices(self.actions, k=self.rng.randrange(3))]
        return json.dumps({"type": "act", "id": self._id(), "version": self.version, "actions": actions})

    def replayed(self, seat: str) -> str:
        return self.rng.choice(self.received) if self.received else self.bent(seat)

    def endless(self, _seat: str) -> str:
        length = self.rng.choice((20_000, 70_000))
        return json.dumps({"type": "note", "id": self._id(), "text": "x" * length})

    def command(self, _seat: str) -> dict[str, Any]:
        kind = self.rng.choice(KINDS)
        other = self.rng.choice(self.seats)
        fields: dict[str, dict[str, Any]] = {
            "act": {"version": self.version, "actions": self.rng.choices(self.actions, k=self.rng.randrange(1, 4))},
            "undo": {"version": self.version},
            "offer": {"version": self.version, "what": self.rng.choice(("abandon", "take-back"))},
            "answer": {"offer": self.rng.randrange(self.version + 2), "yes": self.rng.random() < 0.5},
            "replace": {"seat": other, "level": self.rng.choice(("random", "expert", "genius", None))},
            "say": {"channel": self.rng.choice(("table", "police")), "text": "hm"},
            "note": {"text": "scribble"},
            "mark": {"place": f"c{self.rng.randrange(9)}", "mark": self.rng.choice(("x", None))},
        }
        return {"type": kind, "id": self._id(), **fields.get(kind, {})}

    def _would_do(self, text: str, seat: str) -> bool:
        """Whether somebody might rightly say this here and now, and something would change."""
        try:
            command = COMMAND.validate_json(text)
        except ValidationError:
            return False
        if seat == SPECTATOR:
            return False
        match command:
            case Resign() | Say():
                return True
            case Act(version=version, actions=actions):
                return seat == self.turn and version == self.version and self.is_legal(actions)
            case Offer(version=version) | Undo(version=version):
                return version == self.version
            case Replace(seat=other):
                return other == seat
            case _:
                return False

    def _strange(self) -> Any:
        return self.rng.choice(STRANGE)

    def _token(self) -> Any:
        return self.rng.choice((None, "stolen", "x" * 128, "\x00"))

    def _id(self) -> str:
        return str(self.rng.randrange(10**6))

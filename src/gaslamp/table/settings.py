"""What the players of a table agreed on besides the game's own options."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from gaslamp.core.entered import Draws
from gaslamp.core.origin import Origin

DAY_MS = 86_400_000
SECOND_MS = 1000

Assist = Literal["off", "marks", "possible", "probabilities"]
ReplaceAbsent = Literal["allies", "all"]
Speed = Literal["calm", "quick", "at-once"]
"""How fast machines show the steps of a turn."""


@dataclass(frozen=True, slots=True)
class NoClock:
    kind: Literal["none"] = "none"


@dataclass(frozen=True, slots=True)
class LiveClock:
    """Seconds for the whole game, and the seconds that each turn adds."""

    base: int
    increment: int
    kind: Literal["live"] = "live"


@dataclass(frozen=True, slots=True)
class CorrespondenceClock:
    """Days for each turn."""

    days: int
    kind: Literal["correspondence"] = "correspondence"


Clock = NoClock | LiveClock | CorrespondenceClock


@dataclass(frozen=True, slots=True)
class Settings:
    listed: bool = False
    clock: Clock = NoClock()
    assist: Assist = "off"
    ally_chat: bool = True
    """Whether allies have a chat channel and pencil marks that the other side does not see."""
    absence: int = 300
    """Seconds after which a player who is away counts as absent. At a table with a clock the clock decides instead."""
    replace_absent: ReplaceAbsent = "allies"
    """Who may give an absent player's seat to a machine."""
    clock_waits: bool = False
    """Whether a live clock waits for the players, `absence` seconds at most. Not at tables of earlier versions."""
    lesson: bool = False
    """Whether the game is a lesson: machines let the learner try everything, and a player may ask for a suggestion."""
    bots: bool = True
    """Whether bots may take a seat."""
    companion: bool = False
    """Whether people play on a real board and enter here what they do. They can correct what they entered."""
    draws: Draws = "seed"
    """Whether people at a companion table draw the open cards themselves, and enter them."""
    rematch_of: str | None = None
    names: Mapping[str, str] | None = None
    """At a rematch: the names of the players, by the seat that is reserved for them."""
    creator: str = ""
    """The visitor who created the table, as a keyed hash of the address: whose work its machines are. Never shown."""
    format: int = 1
    """Of the record. Tables that were stored before format 2 keep theirs; every new table has format 2."""
    continues: Origin | None = None
    """The finished game, and how many of its actions, that this one goes on from."""
    imported: str | None = None
    """The record that the table was made from."""


_RENAMED = {"police_talk": "ally_chat"}
"""Names in tables that were stored before version 0.2."""


def write(settings: Settings) -> dict[str, Any]:
    return asdict(settings)


def read(body: Mapping[str, Any]) -> Settings:
    known = {_RENAMED.get(name, name): value for name, value in body.items()}
    origin = known.get("continues")
    found = None if origin is None else Origin(origin["table"], origin["length"])
    return Settings(**{**known, "clock": _clock(body["clock"]), "continues": found})


def _clock(body: Mapping[str, Any]) -> Clock:
    match body:
        case {"kind": "live", "base": base, "increment": increment}:
            return LiveClock(base, increment)
        case {"kind": "correspondence", "days": days}:
            return CorrespondenceClock(days)
        case _:
            return NoClock()

"""The actions of a game. A part that a seat may not see is None in the action as that seat sees it."""

from dataclasses import dataclass

from gaslamp.games.whitechapel.rules.board import Circle, Circles, Crossing, Policeman
from gaslamp.games.whitechapel.rules.public import Letter


@dataclass(frozen=True, slots=True)
class Hide:
    """Jack chooses his hideout, or chance draws it for him."""

    circle: Circle | None


@dataclass(frozen=True, slots=True)
class PlaceWomen:
    """The red circles where women stand tonight."""

    circles: Circles


@dataclass(frozen=True, slots=True)
class MarkWoman:
    """Jack marks one of the women as a target."""

    circle: Circle | None


@dataclass(frozen=True, slots=True)
class TurnHead:
    """Chance: tonight's Head of the Investigation."""

    policeman: Policeman


@dataclass(frozen=True, slots=True)
class NameAddress:
    """The Head says where Jack lives."""

    circle: Circle


@dataclass(frozen=True, slots=True)
class Post:
    """The two yellow crossings that get a patrol token besides the crossings where pawns stand."""

    first: Crossing
    second: Crossing


@dataclass(frozen=True, slots=True)
class PlacePatrol:
    policeman: Policeman
    crossing: Crossing | None


@dataclass(frozen=True, slots=True)
class SendLetter:
    """Dear Boss or From Hell: Jack moves a patrol token."""

    letter: Letter
    start: Crossing
    to: Crossing


@dataclass(frozen=True, slots=True)
class SendSaucyJacky:
    """Jack names two patrol tokens for the Head to move."""

    first: Crossing
    second: Crossing


@dataclass(frozen=True, slots=True)
class MovePatrol:
    """The Head moves a token that Saucy Jacky names."""

    start: Crossing
    to: Crossing


@dataclass(frozen=True, slots=True)
class TurnWomen:
    """Chance shows which women were targets."""

    marked: Circles


@dataclass(frozen=True, slots=True)
class Kill:
    circle: Circle


@dataclass(frozen=True, slots=True)
class KillTwo:
    """Two murders, on the third night."""

    first: Circle
    second: Circle


@dataclass(frozen=True, slots=True)
class KillLast:
    """Which victim was the second. It is Jack's secret, because he is there now."""

    circle: Circle | None


@dataclass(frozen=True, slots=True)
class Wait:
    pass


@dataclass(frozen=True, slots=True)
class MoveWretched:
    start: Circle
    to: Circle


@dataclass(frozen=True, slots=True)
class TurnPatrol:
    """Jack wants to see a patrol token."""

    crossing: Crossing


@dataclass(frozen=True, slots=True)
class ShowPatrol:
    """Chance shows whose it is: None for a blank one."""

    crossing: Crossing
    policeman: Policeman | None


@dataclass(frozen=True, slots=True)
class Alarm:
    """Chance: every patrol token is turned up."""

    places: tuple[Crossing, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    to: Circle | None


@dataclass(frozen=True, slots=True)
class WalkHome:
    """A walk onto the hideout, and Jack says so."""

    to: Circle | None


@dataclass(frozen=True, slots=True)
class Coach:
    via: Circle | None
    to: Circle | None


@dataclass(frozen=True, slots=True)
class Alley:
    to: Circle | None


@dataclass(frozen=True, slots=True)
class Stuck:
    """Jack cannot move at all."""


@dataclass(frozen=True, slots=True)
class WriteGraffiti:
    """Goulston Street: Jack names the blue, red or green policeman."""

    policeman: Policeman


@dataclass(frozen=True, slots=True)
class Step:
    """A policeman moves, stays, or is sent to Goulston Street."""

    policeman: Policeman
    to: Crossing


@dataclass(frozen=True, slots=True)
class LayFalseClue:
    circle: Circle


@dataclass(frozen=True, slots=True)
class Ask:
    """A policeman looks for a clue on one circle."""

    policeman: Policeman
    circle: Circle


@dataclass(frozen=True, slots=True)
class Arrest:
    policeman: Policeman
    circle: Circle


@dataclass(frozen=True, slots=True)
class AreaArrest:
    """A policeman arrests on every circle next to him."""

    policeman: Policeman


@dataclass(frozen=True, slots=True)
class Rush:
    policeman: Policeman
    to: Crossing


@dataclass(frozen=True, slots=True)
class Idle:
    """No circle is left for this policeman to search or arrest in."""

    policeman: Policeman


@dataclass(frozen=True, slots=True)
class Answer:
    """Chance gives the true answer about a clue, an arrest or an address."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Pass:
    """No letter, no graffiti, no false clue, no address."""


Action = (
    Hide
    | PlaceWomen
    | MarkWoman
    | TurnHead
    | NameAddress
    | Post
    | PlacePatrol
    | SendLetter
    | SendSaucyJacky
    | MovePatrol
    | TurnWomen
    | Kill
    | KillTwo
    | KillLast
    | Wait
    | MoveWretched
    | TurnPatrol
    | ShowPatrol
    | Alarm
    | Walk
    | WalkHome
    | Coach
    | Alley
    | Stuck
    | WriteGraffiti
    | Step
    | LayFalseClue
    | Ask
    | Arrest
    | AreaArrest
    | Rush
    | Idle
    | Answer
    | Pass
)

"""The form of a view of Whitechapel as JSON. `wire.view` makes it."""

from typing import Literal

from gaslamp.games.whitechapel.wire.names import Colour, LetterName, Way
from gaslamp.games.whitechapel.wire.shapes.hunt import WhitechapelStep
from gaslamp.games.whitechapel.wire.stages import WhitechapelStage
from gaslamp.parts.wire import Strict


class WhitechapelHand(Strict):
    """A detective seat and the policemen it moves, clockwise."""

    seat: str
    policemen: list[Colour]


class WhitechapelAgreed(Strict):
    hands: list[WhitechapelHand]
    hideout: str
    letters: bool
    false_clues: bool
    rushing: bool
    area_arrests: bool
    catch_me: bool
    address: bool


class WhitechapelPoliceman(Strict):
    colour: Colour
    letter: str
    seat: str
    crossing: str | None
    """The place of his pawn, or of his patrol token once it is face up; None while he is not on the board."""
    waiting: bool
    """Whether he still has to move or to act."""


class WhitechapelTrack(Strict):
    """Jack's moves along the track V IV III II I 1 2 ... 15. This is public."""

    time: int
    """The time of the crime, 1 to 5; 0 before the women are turned up."""
    ways: list[Way]
    """The kind of move to each space after the first. A coach fills two spaces."""
    space: int | None
    """The space where he is: 0 for V, 4 for I, 19 for 15; None before the first murder of the night."""
    last: int


class WhitechapelTokens(Strict):
    """The tokens that Jack has tonight; of coaches, alleys, false clues and letters, those that are left."""

    women: int
    targets: int
    coaches: int
    alleys: int
    false_clues: int
    letters: list[LetterName]
    letter_sent: bool


class WhitechapelDoing(Strict):
    """A policeman in the middle of an action: searching, arresting, or named by Goulston Street."""

    policeman: Colour
    asked: list[int]
    """The circles where his search found nothing."""


class WhitechapelPatrol(Strict):
    policeman: Colour
    crossing: str


class WhitechapelNight(Strict):
    """One row of Jack's sheet."""

    circles: list[int]
    ways: list[Way]


class WhitechapelView(Strict):
    game: Literal["whitechapel"]
    seat: str
    text: str
    """The whole view on one line, in the form that the command line accepts."""
    agreed: WhitechapelAgreed
    night: int
    stage: WhitechapelStage
    actor: str | None
    heads: list[Colour]
    """The Head tiles turned up so far, tonight's last."""
    head: str | None
    """The seat that is Head tonight."""
    scenes: list[int]
    """Crime scenes of earlier nights."""
    murders: list[int]
    """Crime scenes of tonight."""
    women: list[int]
    wretched: list[int]
    unmoved: list[int]
    track: WhitechapelTrack
    tokens: WhitechapelTokens
    policemen: list[WhitechapelPoliceman]
    patrols: list[str]
    """Crossings with a face-down patrol token."""
    clues: list[int]
    false_clues: list[int]
    address_named: bool
    placed: int
    """How many targets are marked, or patrols placed, so far."""
    doing: WhitechapelDoing | None
    circle: int | None
    """The circle of an open question about a clue, an arrest or an address."""
    turned: str | None
    """The crossing of the patrol token that Jack turns up."""
    moving: list[str]
    """The tokens that Saucy Jacky names."""
    once_left: list[WhitechapelStep]
    """Moves of the police that are legal when another policeman has left that crossing: for a plan of several moves."""
    hideout: int | None
    """None: it is hidden. In Jack's own view: it is not chosen yet."""
    marked: list[int] | None
    patrol: list[WhitechapelPatrol] | None
    trail: list[int] | None
    sheet: list[WhitechapelNight] | None

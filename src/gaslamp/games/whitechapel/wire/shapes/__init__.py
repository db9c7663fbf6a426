"""Models of Whitechapel's actions: the kind in `type`, the notation in `text`, and the parts. None means hidden."""

from typing import Annotated

from pydantic import Field

from gaslamp.games.whitechapel.wire.shapes.crime import (
    WhitechapelAlarm,
    WhitechapelKill,
    WhitechapelKillLast,
    WhitechapelKillTwo,
    WhitechapelMoveWretched,
    WhitechapelShowPatrol,
    WhitechapelTurnPatrol,
    WhitechapelWait,
)
from gaslamp.games.whitechapel.wire.shapes.evening import (
    WhitechapelHide,
    WhitechapelMarkWoman,
    WhitechapelMovePatrol,
    WhitechapelNameAddress,
    WhitechapelPlacePatrol,
    WhitechapelPlaceWomen,
    WhitechapelPost,
    WhitechapelSendLetter,
    WhitechapelSendSaucyJacky,
    WhitechapelTurnHead,
    WhitechapelTurnWomen,
)
from gaslamp.games.whitechapel.wire.shapes.flight import (
    WhitechapelAlley,
    WhitechapelCoach,
    WhitechapelLayFalseClue,
    WhitechapelStuck,
    WhitechapelWalk,
    WhitechapelWalkHome,
    WhitechapelWriteGraffiti,
)
from gaslamp.games.whitechapel.wire.shapes.hunt import (
    WhitechapelAnswer,
    WhitechapelAreaArrest,
    WhitechapelArrest,
    WhitechapelAsk,
    WhitechapelIdle,
    WhitechapelPass,
    WhitechapelRush,
    WhitechapelStep,
)

WhitechapelAction = Annotated[
    WhitechapelHide
    | WhitechapelPlaceWomen
    | WhitechapelMarkWoman
    | WhitechapelTurnHead
    | WhitechapelNameAddress
    | WhitechapelPost
    | WhitechapelPlacePatrol
    | WhitechapelSendLetter
    | WhitechapelSendSaucyJacky
    | WhitechapelMovePatrol
    | WhitechapelTurnWomen
    | WhitechapelKill
    | WhitechapelKillTwo
    | WhitechapelKillLast
    | WhitechapelWait
    | WhitechapelMoveWretched
    | WhitechapelTurnPatrol
    | WhitechapelShowPatrol
    | WhitechapelAlarm
    | WhitechapelWalk
    | WhitechapelWalkHome
    | WhitechapelCoach
    | WhitechapelAlley
    | WhitechapelStuck
    | WhitechapelWriteGraffiti
    | WhitechapelStep
    | WhitechapelLayFalseClue
    | WhitechapelAsk
    | WhitechapelArrest
    | WhitechapelAreaArrest
    | WhitechapelRush
    | WhitechapelIdle
    | WhitechapelAnswer
    | WhitechapelPass,
    Field(discriminator="type"),
]

"""What every message and body has in common."""

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, StringConstraints

Json = dict[str, Any]

Language = Annotated[str, StringConstraints(pattern="^(en|fr|it)$")]
SeatName = Annotated[str, StringConstraints(pattern="^[a-z]{1,12}[0-9]?$")]
TableId = Annotated[str, StringConstraints(pattern="^[a-z2-7]{16}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=128)]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=32)]
# Nothing that cannot be seen: no control characters, and none that turn the writing around.
PlayerName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\p{C}\p{Zl}\p{Zp}]+$")
]
LevelName = Annotated[str, StringConstraints(min_length=1, max_length=24)]


class Strict(BaseModel):
    """Unknown fields are refused, so a slip of the pen is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

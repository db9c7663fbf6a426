"""The wire part: a game's board, views, choices and actions as JSON; and what all messages have in common."""

from typing import Annotated, Any, Protocol

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Json = dict[str, Any]

# Every number that a stranger can send has bounds: a database has them too, and says nothing clear about them.
Count = Annotated[int, Field(ge=0, le=2**31 - 1)]
"""A version, or the number of an action."""
Milliseconds = Annotated[int, Field(ge=0, le=2**53 - 1)]
"""Since 1970. A number that JavaScript keeps exactly."""
STORABLE = r"^[^\x00]*$"
"""PostgreSQL cannot store a NUL character."""

Language = Annotated[str, StringConstraints(pattern="^(en|fr|it)$")]
SeatName = Annotated[str, StringConstraints(pattern="^[a-z]{1,12}[0-9]?$")]
TABLE_ID = "[a-z2-7]{16}"
"""The pattern of the id of a table or a notebook."""
TableId = Annotated[str, StringConstraints(pattern=f"^{TABLE_ID}$")]
Token = Annotated[str, StringConstraints(min_length=1, max_length=128)]
Digest = Annotated[str, StringConstraints(pattern="^[0-9a-f]{64}$")]
"""32 bytes as hexadecimal digits."""
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=32)]
# No invisible characters: no control characters, and none that change the direction of the text.
PlayerName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24, pattern=r"^[^\p{C}\p{Zl}\p{Zp}]+$")
]
LevelName = Annotated[str, StringConstraints(min_length=1, max_length=24, pattern=STORABLE)]


class Strict(BaseModel):
    """Unknown fields are refused, so a misspelt name is noticed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Wire(Protocol):
    """The models have a field `game` that tells the games apart. Every field is written by hand: see SECURITY.md.

    A game can have `view_text(view) -> bytes` too: what `view_json` gives, as JSON text. So it can encode what all
    seats see alike once for each position. `choice_fragments(view, actions) -> Sequence[orjson.Fragment]` is the same
    for choices: so it can keep the texts of those that occur often.
    """

    @property
    def VIEW(self) -> Any: ...  # noqa: N802  (the models are constants)
    @property
    def CHOICE(self) -> Any: ...  # noqa: N802
    @property
    def ACTION(self) -> Any: ...  # noqa: N802
    @property
    def BOARD(self) -> Any: ...  # noqa: N802

    # What is sent at every move is plain data: to build and validate models would take longer than the move.
    # Tests compare it with the models.

    def view_json(self, view: Any) -> Json:
        """All that a seat may know, and what everybody can see from it."""

    def choice_json(self, view: Any, action: Any) -> Json:
        """One of the seat's own choices, with the places it concerns."""

    def action_json(self, action: Any) -> Json:
        """An action as a seat sees it: give it what `seen` gave for that seat."""

    def shows_before(self, action: Any) -> bool:
        """Whether clients need the position before this action too, when it follows others in one message."""

    def board_json(self) -> Any:
        """The board: what is where. It never changes."""

"""What everything on the wire is made of: nothing unknown gets in, nothing changes once it is made."""

from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

"""How the game is registered. `pyproject.toml` names this record as an entry point."""

from gaslamp.parts.registration import Registration, Side

REGISTRATION = Registration(
    name="three-doors",
    package="three_doors",
    sides=(Side("thief"), Side("constable")),
)

"""How the game is registered."""

from gaslamp.parts.registration import Registration, Side

REGISTRATION = Registration(
    name="small-whitechapel",
    package="gaslamp.games.small_whitechapel",
    sides=(Side("jack"), Side("police")),
    research_only=True,
)

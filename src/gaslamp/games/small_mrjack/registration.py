"""How the game is registered."""

from gaslamp.parts.registration import Registration, Side

REGISTRATION = Registration(
    name="small-mrjack",
    package="gaslamp.games.small_mrjack",
    sides=(Side("jack"), Side("detective")),
    research_only=True,
)

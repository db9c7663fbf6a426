"""How the game is registered."""

from gaslamp.parts.registration import Registration, Side

REGISTRATION = Registration(
    name="mrjack",
    package="gaslamp.games.mrjack",
    sides=(Side("jack", short_flag=True), Side("detective", short_flag=True)),
    open_draws=True,
)

"""How the game is registered."""

from gaslamp.parts.registration import Registration, Side

REGISTRATION = Registration(
    name="whitechapel",
    package="gaslamp.games.whitechapel",
    sides=(Side("jack", short_flag=True), Side("police", allies=True, short_flag=True)),
    open_draws=True,
)

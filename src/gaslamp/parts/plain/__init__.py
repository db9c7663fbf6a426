"""Parts for games that do not bring their own: they work for every game, from its rules and its notation."""

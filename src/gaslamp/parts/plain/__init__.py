"""Parts for games that have none of their own. They work for every game, from its rules and its notation."""

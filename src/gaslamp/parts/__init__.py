"""The interface of each part that a game can have besides its rules, and what the parts of several games share."""

"""What could be true, given only what a seat has seen: exact sets and beliefs. One folder for each game.

Everything here works from the record as a seat saw it, never from a State, and is pure: no chance, no clock, no files.
"""

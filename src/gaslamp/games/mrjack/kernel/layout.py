"""The tensor of a seat's View of Mr. Jack, field by field. `docs/research.md` prints it as a table."""

from gaslamp.games.mrjack.kernel.tables import MANHOLES_OF_ALL
from gaslamp.games.mrjack.rules.board import CHARACTERS, EXITS, FACINGS, GASLIGHTS, NUMBERED, STREETS
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS
from gaslamp.parts.kernel.layout import lay, size

PEOPLE = len(CHARACTERS)

LAYOUT = lay(
    ("seat", 2, "whose view it is: Jack, detective"),
    ("acts", 1, "it is this seat's turn"),
    ("first_edition", 1, "the board of the first edition"),
    ("stage", len(Stage), "what the game waits for"),
    ("round", ROUNDS, "1 to 8"),
    ("turn", TURNS + 1, "characters played this round, 0 to 4"),
    ("places", (PEOPLE, len(STREETS)), "by character: his street"),
    ("suspects", PEOPLE, "not cleared by a witness"),
    ("facing", len(FACINGS), "of Watson's lantern"),
    ("lamps", (NUMBERED, len(GASLIGHTS)), "lamp tiles 1 to 4: the gaslight, nowhere when out"),
    ("plain_lamps", len(GASLIGHTS), "the gaslights of the two plain tiles"),
    ("covers", len(MANHOLES_OF_ALL), "covered manholes"),
    ("cordons", len(EXITS), "cordoned exits"),
    ("unseen", 1, "the Witness card shows unseen"),
    ("cards", PEOPLE, "face up, not yet played"),
    ("played", PEOPLE, "played this round"),
    ("active", PEOPLE, "the character being played"),
    ("walk", 1, "he still has to move"),
    ("ability", 1, "he still has to use his ability"),
    ("points", 1, "of the whistle that are left, a number"),
    ("whistled", PEOPLE, "moved by this whistle"),
    ("jack", PEOPLE, "who Jack is, where the seat knows"),
    ("jack_alibis", PEOPLE, "in Jack's hand, where the seat knows"),
    ("detective_alibis", PEOPLE, "in the detective's hand, where the seat knows"),
    ("jack_cards", 1, "how many alibis Jack holds, a number"),
    ("detective_cards", 1, "how many the detective holds, a number"),
)
SIZE = size(LAYOUT)

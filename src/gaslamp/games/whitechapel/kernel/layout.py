"""The tensor of a seat's View of Letters from Whitechapel, field by field; see `docs/research.md`."""

from gaslamp.games.whitechapel.kernel.tables import RED
from gaslamp.games.whitechapel.rules.agreement import HIDEOUTS, SWITCHES
from gaslamp.games.whitechapel.rules.board import CIRCLES, CROSSINGS, POLICEMEN
from gaslamp.games.whitechapel.rules.public import Letter, Stage
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, LAST_TIME, NIGHTS
from gaslamp.parts.kernel.layout import lay, size

MEN = len(POLICEMEN)
WAYS = "-=~+"
"""How Jack came to a space: walk, coach, alley, second murder."""

LAYOUT = lay(
    ("seat", 1 + MEN, "whose view it is: Jack, the detectives"),
    ("acts", 1, "it is this seat's turn"),
    ("head", 1, "this seat is Head of the Investigation"),
    ("mine", MEN, "the policemen this seat moves"),
    ("hideout_kind", len(HIDEOUTS), "chosen, or how hard a drawn one is"),
    ("rules", len(SWITCHES), "optional rules: " + ", ".join(SWITCHES)),
    ("night", NIGHTS, "1 to 4"),
    ("stage", len(Stage), "what the game waits for"),
    ("heads", MEN, "tiles turned up so far"),
    ("tonight", MEN, "the last of them"),
    ("scenes", CIRCLES, "crime scenes of earlier nights"),
    ("murders", CIRCLES, "tonight's crime scenes"),
    ("women", len(RED), "woman tokens face down, by red circle"),
    ("wretched", CIRCLES, ""),
    ("unmoved", CIRCLES, "Wretched whom the Head has not moved yet"),
    ("time", 1 + LAST_TIME, "of the crime: not yet, I to V"),
    ("track", (LAST_SPACE, len(WAYS)), "by space after the first: walk, coach, alley, second murder"),
    ("places", (MEN, CROSSINGS), "by policeman: his pawn, or his patrol token once turned up"),
    ("patrols", CROSSINGS, "patrol tokens face down"),
    ("clues", CIRCLES, ""),
    ("false_clues", CIRCLES, ""),
    ("letters", len(Letter), "not yet sent"),
    ("sent", 1, "a letter tonight"),
    ("named", 1, "an address was named"),
    ("placed", 1, "targets marked or patrols placed so far, a number"),
    ("waiting", MEN, "policemen who still have to move or act"),
    ("doing", MEN, "the policeman in the middle of an action"),
    ("asked", CIRCLES, "where his search has found nothing"),
    ("target", CIRCLES, "the circle that is asked about"),
    ("turning", CROSSINGS, "the patrol token Jack turns up"),
    ("moving", CROSSINGS, "the tokens Saucy Jacky names"),
    ("hideout", CIRCLES, "where the seat knows"),
    ("marked", len(RED), "targets among the women face down, where the seat knows"),
    ("patrol", (MEN, CROSSINGS), "by policeman: his token face down, where the seat knows"),
    ("here", CIRCLES, "where Jack is now, where the seat knows"),
    ("walked", CIRCLES, "tonight's row on Jack's sheet, where the seat knows"),
    ("sheet", (NIGHTS - 1, CIRCLES), "the rows of earlier nights, where the seat knows"),
)
SIZE = size(LAYOUT)

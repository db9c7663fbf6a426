"""Positions for tests, in few words."""

from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.state import State

LETTERS = "HWSLMGUB"
START = {"H": "G6", "W": "I8", "S": "G3", "L": "E5", "M": "A5", "G": "M4", "U": "E1", "B": "I4"}
PICKERS = ("JDDJ", "DJJD")
LAMPS = ("B7:1", "L3:2", "C2:3", "K7:4", "F6", "H4")


def position(
    awaited: str = "pick",
    *,
    clock: str = "1.1",
    cards: str | None = None,
    jack: str = "M",
    lantern: str = "NE",
    lamps: str | None = None,
    covers: str = "B8,L2",
    cordons: str = "NE,SW",
    witness: str = "seen",
    cleared: str = "",
    edition: str = "revised",
    secrets: str = "j=-;d=-",
    **places: str,
) -> State:
    """A position like the start of the revised edition but for what is said: `position("S:wa", S="C5")`."""
    number, turn = (int(part) for part in clock.split("."))
    picker = PICKERS[number % 2][turn - 1] if turn <= 4 else "-"
    if cards is None:
        active = awaited[0] if ":" in awaited else ""
        rest = [letter for letter in LETTERS if letter != active]
        taken = "".join(sorted(active + "".join(rest[: turn - 1]), key=LETTERS.index))
        cards = "".join(letter for letter in rest if letter not in taken)[: 4 - len(taken)] + "/" + taken
    tokens = ",".join((k.lower() if k in cleared else k) + v for k, v in (START | places).items())
    lamps = lamps or ",".join(lamp for lamp in LAMPS if ":" not in lamp or int(lamp[-1]) >= number)
    return mrjack.parse_state(
        f"mj1 {edition} {clock}{picker} {tokens} {lantern} {lamps} {covers} {cordons} {witness} {cards} {awaited} "
        f"J={jack};{secrets}"
    )


def legal(state: State) -> set[str]:
    return {mrjack.write(action) for action in mrjack.legal(state)}


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = mrjack.apply(state, mrjack.parse_action(action))
    return state


def walks(state: State) -> set[str]:
    """The hexes the active character may walk to."""
    return {action for action in legal(state) if action[0] in "ABCDEFGHIJKLM" and action[1:].isdigit()}


def place(state: State, letter: str) -> str:
    """Where a character stands, by its word in the position."""
    tokens = mrjack.write(state).split()[3].split(",")
    return next(token[1:] for token in tokens if token[0].upper() == letter)

"""The one-line text of a view, spelled again from the fields a client gets and from nothing else.

Written apart from the games' own notation: it fails when a field is missing, wrong, or shows what the text hides.
"""

from collections.abc import Callable, Iterable
from typing import Any

LETTERS = {
    "holmes": "H",
    "watson": "W",
    "smith": "S",
    "lestrade": "L",
    "stealthy": "M",
    "goodley": "G",
    "gull": "U",
    "bert": "B",
}
COLOURS = {"blue": "B", "yellow": "Y", "brown": "N", "red": "R", "green": "G"}
WAYS = {"walk": "-", "coach": "=", "alley": "~", "murder": "+"}
ROMAN = ("0", "I", "II", "III", "IV", "V")
SWITCHES = ("letters", "false-clues", "rushing", "area-arrests", "catch-me", "address")
POST_LETTERS = {"dear-boss": "D", "saucy-jacky": "S", "from-hell": "F", "goulston-street": "G"}


def mrjack(view: dict[str, Any]) -> str:
    place = {token["character"]: token for token in view["tokens"]}
    tokens = [
        (letter if place[who]["suspect"] else letter.lower()) + place[who]["hex"] for who, letter in LETTERS.items()
    ]
    lamps = [
        f"{lamp['hex']}:{lamp['number']}" if lamp["number"] else lamp["hex"] for lamp in view["lamps"] if lamp["hex"]
    ]
    picker_letter = view["picks"][view["turn"] - 1][0].upper() if view["turn"] < 5 else "-"
    hands = [
        "".join(LETTERS.get(card, "?") for card in view[hand]) or "-" for hand in ("jack_alibis", "detective_alibis")
    ]
    identity = "-" if view["stage"] == "deal" else LETTERS.get(view["jack"], "?")
    return " ".join(
        [
            "mj1",
            view["edition"],
            f"{view['round']}.{view['turn']}{picker_letter}",
            ",".join(tokens),
            view["lantern"]["facing"],
            _listed(lamps),
            _listed(view["covers"]),
            _listed(way for way in ("NW", "NE", "SE", "SW") if way in view["cordons"]),
            view["witness"],
            "/".join("".join(LETTERS[card] for card in view[cards]) for cards in ("cards", "played")),
            _mrjack_awaited(view),
            f"J={identity};j={hands[0]};d={hands[1]}",
            f"@{view['seat']}",
        ]
    )


def _mrjack_awaited(view: dict[str, Any]) -> str:
    active = view["active"]
    if active is None:
        return str(view["stage"])
    todo = "w" * active["walk"] + "a" * active["ability"]
    if active["points"]:
        todo += f"{active['points']}{''.join(LETTERS[one] for one in active['whistled'])}"
    return f"{LETTERS[active['character']]}:{todo}" + {"face": "^", "alibi": "+", "verdict": "@"}.get(view["stage"], "")


def whitechapel(view: dict[str, Any]) -> str:
    agreed, track, tokens = view["agreed"], view["track"], view["tokens"]
    hands = "/".join("".join(COLOURS[one] for one in hand["policemen"]) for hand in agreed["hands"])
    on = [name for name in SWITCHES if agreed[name.replace("-", "_")]]
    letters = "".join(POST_LETTERS[one] for one in tokens["letters"])
    pawns = [f"{COLOURS[one['colour']]}{one['crossing']}" for one in view["policemen"] if one["crossing"]]
    return " ".join(
        [
            "wc1",
            f"{hands}:{agreed['hideout']}:{_listed(on)}",
            f"{view['night']}.{view['stage']}",
            "".join(COLOURS[one] for one in view["heads"]) or "-",
            _starred(sorted(view["scenes"] + view["murders"]), view["murders"], "*"),
            _listed(view["women"]),
            _starred(view["wretched"], view["unmoved"], "!"),
            ROMAN[track["time"]] + "".join(WAYS[way] for way in track["ways"]),
            _listed(pawns),
            _listed(view["patrols"]),
            f"{_listed(view['clues'])}/{_listed(view['false_clues'])}",
            letters + "!" * tokens["letter_sent"] + "@" * view["address_named"] or "-",
            _whitechapel_awaited(view),
            _whitechapel_secrets(view),
            f"@{view['seat']}",
        ]
    )


def _whitechapel_awaited(view: dict[str, Any]) -> str:
    stage, doing = view["stage"], view["doing"]
    if stage in ("hunt", "false-clue", "act", "clue", "arrest", "arrested"):
        waiting = "".join(COLOURS[one["colour"]] for one in view["policemen"] if one["waiting"]) or "-"
        if doing is None:
            return waiting
        asked = ",".join(map(str, doing["asked"]))
        mark = {"clue": "?", "act": ""}.get(stage, "@")
        return f"{waiting}:{COLOURS[doing['policeman']]}{asked}{mark}{view['circle'] or ''}"
    shown: dict[str, Callable[[], str]] = {
        "marks": lambda: str(view["placed"]),
        "patrols": lambda: str(view["placed"]),
        "home": lambda: str(view["circle"]),
        "turned": lambda: str(view["turned"]),
        "saucy": lambda: _listed(view["moving"]),
        "graffiti": lambda: COLOURS[doing["policeman"]],
    }
    return shown.get(stage, lambda: "-")()


def _whitechapel_secrets(view: dict[str, Any]) -> str:
    knows_jack = view["sheet"] is not None
    hideout = str(view["hideout"] or "-") if knows_jack else "?"
    women = "?" if view["marked"] is None else _listed(view["marked"])
    patrol = view["patrol"]
    tokens = "?" if patrol is None else _listed(f"{COLOURS[one['policeman']]}{one['crossing']}" for one in patrol)
    trail = "?" if view["trail"] is None else _trail(view["trail"], view["track"]["ways"])
    sheet = "?"
    if knows_jack:
        sheet = "/".join(_trail(row["circles"], row["ways"]) for row in view["sheet"]) or "-"
    return f"h={hideout};w={women};p={tokens};t={trail};s={sheet}"


def _trail(circles: list[int], ways: list[str]) -> str:
    if not circles:
        return "-"
    return str(circles[0]) + "".join(f"{WAYS[way]}{to}" for way, to in zip(ways, circles[1:], strict=True))


def _starred(circles: list[int], special: list[int], mark: str) -> str:
    return _listed(f"{one}{mark if one in special else ''}" for one in circles)


def _listed(names: Iterable[object]) -> str:
    return ",".join(map(str, names)) or "-"

"""Positions for the pictures in the rules, as the server sends them. `web/pictures.py` writes them to pictures.json."""

from typing import Any

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import wire
from gaslamp.games.whitechapel.deduction import Belief, begin, update

NIGHT = (
    "h=102 W+147 W+149 W+3 W+27 W+21 *Y B=x40 Y=x50 N=x145 R=x155 G=x165 W=3,21,27,147,149 k3 "
    "!Bx40,Yx50,Nx145,Rx155,Gx165 =5=15 B>x19 Y>x49 N>x101 R>x152 G>x144 B?9 - B?10 - B?8 - Y?39 - Y?56 - N?80 - "
    "N?81 - R?128 - R?143 - R?144 - G?118 - =35=68 B>x8 Y>x23 N>x79 R>x86 G>x121 B?12 - B?4 - B?11 - Y?17 - Y?36 "
    "- Y?38 - N?48 - N?62 - G?97 - G?117 - R?69 - R?102 - -86 B>x21 Y>x45 N>x37 R>x68 G>x100 N?28 - N?27 - Y?15 + "
    "B?13 - B?32 - B?14 - R?68 + G?78 - G?79 - G?80 - G?97 - -102! W+149 W+147 W+27 W+21 *N x69+x155 B=x45 Y=x68 "
    "N=x69 R=x100 G=x155 W=21,27,147,149"
)
"""A whole night of Whitechapel, and the evening of the next."""

PICTURES: dict[str, tuple[str, str, str]] = {
    "board": ("", "spectator", ""),
    "evening": ("W=3,21,27,147,149", "jack", ""),
    "crime": ("k3", "police", ""),
    "escape": ("-86", "jack", "-"),
    "hunt": ("B>x19", "police", "B>"),
    "clues": ("G?78", "police", ""),
    "home": (".", "police", ""),
    "hideout": ("h=102", "jack", "h="),
    "marks": ("W+147", "jack", "W+"),
    "patrols": ("B=x40", "police", "B="),
    "victims": ("k3", "jack", "k"),
    "alarm": ("=5=15", "police", ""),
    "coach": ("=5=15", "jack", "="),
    "alley": ("=5=15", "jack", "~"),
    "declare": ("-102!", "jack", "-102"),
    "ask": ("B?9", "police", "B?"),
    "arrest": ("B?9", "police", "B@"),
    "posts": ("x69+x155", "police", "x"),
}
"""The next action of that night, the seat that looks, and how the highlighted choices begin."""


def pictures() -> dict[str, Any]:
    actions = NIGHT.split()
    found = {}
    for name, (before, seat, lit) in PICTURES.items():
        done = actions[: actions.index(before)] if before in actions else actions if before else []
        view, belief = _seen(done, seat)
        choices = [one for one in whitechapel.choices(view) if lit and whitechapel.write(one).startswith(lit)]
        found[name] = {
            "view": wire.view_json(view),
            "choices": [wire.choice_json(view, one) for one in choices],
            "chances": _chances(belief.now()) if name == "clues" else None,
            "homes": _chances(belief.hideout()) if name == "home" else None,
        }
    return found


def _seen(actions: list[str], seat: str) -> tuple[Any, Belief]:
    """What a seat sees after those actions, and what the police can believe."""
    state, belief = whitechapel.start({}), begin({})
    for text in actions:
        action = whitechapel.parse_action(text)
        belief = update(belief, whitechapel.seen(state, action, "police"))
        state = whitechapel.apply(state, action)
    return whitechapel.view(state, seat), belief


def _chances(by_circle: Any) -> dict[str, float]:
    return {str(circle): round(float(chance), 4) for circle, chance in enumerate(by_circle) if chance > 0.0001}

"""Positions for the pictures in the rules, as the server sends them. `web/pictures.py` writes them to pictures.json."""

from typing import Any

from gaslamp.core.game import SPECTATOR
from gaslamp.games import mrjack
from gaslamp.games.mrjack import wire

EARLY = "HG6,WI8,SG3,LE5,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NE,SW seen"
SECOND = "HG6,WI8,SG3,LE5,MA5,GM4,UE1,BI4 N L3:2,C2:3,K7:4,F6,H4 B8,L2 NE,SW seen"
THIRD = "HG6,wI8,SG3,LE5,mA5,GM4,uE1,BI4 N C2:3,K7:4,F6,H4 B8,L2 NE,SW seen"
FIFTH = "hG6,wI8,SG3,LL7,mA5,gM4,UE1,BI4 N F6,H4 B8,L2 NE,SW unseen"

EDITIONS = ("revised", "first")
"""How the board is set up, in both."""

PICTURES: dict[str, tuple[str, str | None]] = {
    "goal": (f"mj1 revised 1.1D {EARLY} HSLB/ pick J=?;j=-;d=- @detective", None),
    "turn": (f"mj1 revised 1.1D {EARLY} HLB/S S:wa J=?;j=-;d=- @detective", "lamp"),
    "light": (f"mj1 revised 2.1J {SECOND} WMGU/ pick J=?;j=-;d=- @detective", None),
    "call": (f"mj1 revised 3.1D {THIRD} HSLB/ pick J=?;j=-;d=- @detective", None),
    "walk": (f"mj1 revised 1.1D {EARLY} HSB/L L:wa J=?;j=-;d=- @detective", "walk"),
    "end": (f"mj1 revised 5.2J {FIFTH} HSB/L pick J=L;j=-;d=- @jack", None),
    "manhole": (f"mj1 revised 1.1D {EARLY} HSL/B B:wa J=?;j=-;d=- @detective", "walk"),
    "accuse": (f"mj1 revised 3.1D {THIRD} SLB/H H:w J=?;j=-;d=- @detective", "walk"),
    "leave": (f"mj1 revised 5.2J {FIFTH} HB/SL L:wa J=L;j=-;d=- @jack", "walk"),
    "holmes": (f"mj1 revised 1.1D {EARLY} SLB/H H:w J=?;j=-;d=- @detective", "walk"),
    "watson": (f"mj1 revised 2.2D {SECOND} GU/WM W:^ J=?;j=-;d=- @detective", "face"),
    "lestrade": (f"mj1 revised 1.1D {EARLY} HSB/L L:wa J=?;j=-;d=- @detective", "cordon"),
    "stealthy": (f"mj1 revised 2.2D {SECOND} GU/WM M:w J=?;j=-;d=- @detective", "walk"),
    "goodley": (f"mj1 revised 2.2D {SECOND} MU/WG G:wa J=?;j=-;d=- @detective", "whistle"),
    "gull": (f"mj1 revised 2.2D {SECOND} MG/WU U:wa J=?;j=-;d=- @detective", "swap"),
    "bert": (f"mj1 revised 1.1D {EARLY} HSL/B B:wa J=?;j=-;d=- @detective", "cover"),
}
"""A position, and what is highlighted in it."""


def pictures() -> dict[str, Any]:
    found = {f"start-{edition}": _start(edition) for edition in EDITIONS}
    for name, (text, mode) in PICTURES.items():
        view = mrjack.parse_view(text)
        choices = [wire.choice_json(view, action) for action in mrjack.choices(view)] if mode else []
        found[name] = {"view": wire.view_json(view), "choices": choices, "mode": mode}
    return found


def _start(edition: str) -> dict[str, Any]:
    view = mrjack.view(mrjack.start({"edition": edition}), SPECTATOR)
    return {"view": wire.view_json(view), "choices": [], "mode": None}

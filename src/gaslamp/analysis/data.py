"""An analysis as one JSON document, and back.

    {"gaslamp": "analysis 1", "game": "three-doors", "rules": "td1", "engine": "1.1", "depth": "full",
     "sides": ["thief", "constable"], "seeker": "constable", "outcome": {"winners": ["thief"], "reason": "missed"},
     "mistake": 0.05,
     "viewpoints": [{"eyes": "constable", "side": "constable", "moments": [
        {"number": 4, "seat": "constable", "side": "constable", "kind": "decision", "action": "!1",
         "chance": 0.333333, "after": 1.0, "luck": 0.0, "skill": -0.666667, "cost": 0.333334, "is_marked": true,
         "choices": [{"action": "!2", "chance": 0.333333, "tells": null, "kind": ""}, ...],
         "unknown": {"door": 0.9183}, "unknown_after": {"door": 0.9183}}, ...]}, ...],
     "summaries": [{"side": "constable",
        "ledger": {"start": 0.66, "luck": 0.0, "skill": -0.66, "others": 0.0, "result": 0.0},
        "decisions": 2, "error": 0.16, "mistakes": [4],
        "resembles": {"level": "casual", "weakest": "novice", "strongest": "club", "probabilities": {...}} or null,
        "deciding": [4], "best": [], "telling": [2], "missed": {"arrest": 1}}, ...]}

Every chance is the chance that the first side wins. Only a ledger is for its own side. `moments.py` says what each
field means.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from gaslamp.analysis.moments import (
    GameAnalysis,
    Kind,
    Ledger,
    Moment,
    Resemblance,
    Summary,
    Viewpoint,
)
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import Outcome
from gaslamp.parts.analysis import Appraisal, Choice, Depth

FORMAT = 1
HEAD = f"analysis {FORMAT}"


def write(analysis: GameAnalysis) -> dict[str, Any]:
    return {"gaslamp": HEAD, **asdict(analysis)}


def parse(data: Any) -> GameAnalysis:
    try:
        if data["gaslamp"] != HEAD:
            raise NotWellFormed("not-an-analysis")
        return _analysis(data)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NotWellFormed("not-an-analysis") from None


def write_appraisal(appraisal: Appraisal) -> dict[str, Any]:
    """A finished piece of an analysis, so that a restarted one goes on after it."""
    choices = [asdict(choice) for choice in appraisal.choices]
    unknown = dict(appraisal.unknown)
    return {"number": appraisal.number, "chance": appraisal.chance, "choices": choices, "unknown": unknown}


def parse_appraisal(data: Any) -> Appraisal:
    """Other data raises KeyError, TypeError, ValueError or AttributeError."""
    chance = data["chance"]
    return Appraisal(
        int(data["number"]),
        None if chance is None else float(chance),
        tuple(map(_choice, data["choices"])),
        _numbers(data["unknown"]),
    )


def _analysis(data: Any) -> GameAnalysis:
    outcome = data["outcome"]
    return GameAnalysis(
        game=str(data["game"]),
        rules=str(data["rules"]),
        engine=str(data["engine"]),
        depth=Depth(data["depth"]),
        sides=_texts(data["sides"]),
        seeker=str(data["seeker"]),
        outcome=Outcome(_texts(outcome["winners"]), str(outcome["reason"])),
        mistake=float(data["mistake"]),
        viewpoints=tuple(map(_viewpoint, data["viewpoints"])),
        summaries=tuple(map(_summary, data["summaries"])),
    )


def _viewpoint(data: Any) -> Viewpoint:
    return Viewpoint(str(data["eyes"]), str(data["side"]), tuple(map(_moment, data["moments"])))


def _moment(data: Any) -> Moment:
    cost = data["cost"]
    return Moment(
        number=int(data["number"]),
        seat=str(data["seat"]),
        side=str(data["side"]),
        kind=Kind(data["kind"]),
        action=str(data["action"]),
        chance=float(data["chance"]),
        after=float(data["after"]),
        luck=float(data["luck"]),
        skill=float(data["skill"]),
        cost=None if cost is None else float(cost),
        is_marked=bool(data["is_marked"]),
        choices=tuple(map(_choice, data["choices"])),
        unknown=_numbers(data["unknown"]),
        unknown_after=_numbers(data["unknown_after"]),
    )


def _choice(data: Any) -> Choice:
    tells = data["tells"]
    return Choice(
        str(data["action"]), float(data["chance"]), None if tells is None else float(tells), str(data["kind"])
    )


def _summary(data: Any) -> Summary:
    resembles = data["resembles"]
    return Summary(
        side=str(data["side"]),
        ledger=Ledger(**_numbers(data["ledger"])),
        decisions=int(data["decisions"]),
        error=float(data["error"]),
        mistakes=tuple(map(int, data["mistakes"])),
        resembles=None if resembles is None else _resemblance(resembles),
        deciding=tuple(map(int, data["deciding"])),
        best=tuple(map(int, data["best"])),
        telling=tuple(map(int, data["telling"])),
        missed={str(kind): int(count) for kind, count in data["missed"].items()},
    )


def _resemblance(data: Any) -> Resemblance:
    level, weakest, strongest = (str(data[name]) for name in ("level", "weakest", "strongest"))
    return Resemblance(level, weakest, strongest, _numbers(data["probabilities"]))


def _texts(data: Any) -> tuple[str, ...]:
    return tuple(map(str, data))


def _numbers(data: Mapping[str, Any]) -> dict[str, float]:
    return {str(name): float(number) for name, number in data.items()}

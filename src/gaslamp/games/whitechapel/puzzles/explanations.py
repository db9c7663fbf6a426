"""Why an answer is right, step by step. A step names the circles and crossings that it is about."""

from collections.abc import Iterator

import numpy as np

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import Belief, read
from gaslamp.games.whitechapel.puzzles import answers, flight, sets
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.streets import NEXT, distances
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.puzzles import Candidate, Proof, Step


def explain(candidate: Candidate, proof: Proof) -> tuple[Step, ...]:
    match candidate.kind:
        case sets.WHERE:
            return (*_row(read(candidate.source.record)), _set("whitechapel-why-set", proof))
        case sets.PASSED:
            forced = (Step("whitechapel-why-forced", {"circle": int(circle)}, (circle,)) for circle in proof.answer)
            return (*_row(read(candidate.source.record)), *forced)
        case sets.HIDEOUTS:
            return (*_nights(read(candidate.source.record)), _set("whitechapel-why-hideouts", proof))
        case answers.QUESTION:
            return tuple(_question(candidate, proof))
        case answers.ARREST:
            return tuple(_arrest(candidate, proof))
        case flight.HOME:
            return tuple(_home(candidate, proof))
        case _:
            return tuple(_way(candidate, proof))


def _set(key: str, proof: Proof) -> Step:
    return Step(key, {"count": len(proof.answer)}, proof.answer)


def _row(belief: Belief) -> Iterator[Step]:
    """Tonight's row, space by space, as everything that is known now allows it."""
    for space in range(belief.spaces):
        circles = _circles(belief.possible(space))
        key = "whitechapel-why-space" if space else "whitechapel-why-murder"
        yield Step(key, {"space": space, "count": len(circles)} if space else {"circle": circles[0]}, circles)


def _nights(belief: Belief) -> Iterator[Step]:
    """By finished night: how many hideouts were left."""
    for night, count in enumerate(belief.homes()):
        if night:
            yield Step("whitechapel-why-night", {"night": night, "count": count})


def _possible(belief: Belief) -> Step:
    circles = _circles(belief.possible())
    return Step("whitechapel-why-set", {"count": len(circles)}, circles)


def _question(candidate: Candidate, proof: Proof) -> Iterator[Step]:
    belief = read(candidate.source.record)
    yield _possible(belief)
    right = whitechapel.parse_action(proof.answer[0])
    assert isinstance(right, a.Ask)
    asks = [action.circle for action in whitechapel.choices(candidate.source.view) if isinstance(action, a.Ask)]
    ordered = sorted(set(asks), key=lambda circle: (answers.left_by(belief, circle), circle))
    for circle in (right.circle, *[one for one in ordered if one != right.circle][:1]):
        yes, no = answers.after_answers(belief, circle)
        yield Step("whitechapel-why-answers", {"circle": circle, "yes": yes, "no": no}, (str(circle),))


def _arrest(candidate: Candidate, proof: Proof) -> Iterator[Step]:
    belief = read(candidate.source.record)
    yield from _row(belief)
    arrest = whitechapel.parse_action(proof.answer[0])
    assert isinstance(arrest, a.Arrest)
    crossing = f"x{candidate.source.view.public.places[arrest.policeman]}"
    facts: dict[str, str | int] = {"circle": arrest.circle, "crossing": crossing}
    yield Step("whitechapel-why-arrest", facts, (str(arrest.circle), crossing))
    others = tuple(circle for circle in _circles(belief.possible()) if circle != str(arrest.circle))
    if others:
        yield Step("whitechapel-why-others", {"count": len(others)}, others)


def _home(candidate: Candidate, proof: Proof) -> Iterator[Step]:
    view: View = candidate.source.view
    end = flight.end_of(whitechapel.parse_action(proof.answer[0]))
    assert view.hideout is not None
    yield Step("whitechapel-why-out-of-reach", {"circle": end}, (str(end),))
    yield Step("whitechapel-why-open", {"circle": end, "home": view.hideout}, (str(end), str(view.hideout)))


def _way(candidate: Candidate, proof: Proof) -> Iterator[Step]:
    view: View = candidate.source.view
    assert view.hideout is not None
    assert view.trail is not None
    end = flight.end_of(whitechapel.parse_action(proof.answer[0]))
    yield Step("whitechapel-why-spaces", {"circle": end, "count": round(-proof.value)}, (str(end), str(view.hideout)))
    far = distances(view.hideout)
    nearest = min(members(NEXT[view.trail[-1]]), key=lambda circle: (far[circle], circle))
    if nearest != end:
        crossings = tuple(f"x{place}" for place in view.public.places)
        yield Step("whitechapel-why-detour", {"circle": nearest}, (str(nearest), *crossings))


def _circles(flags: object) -> tuple[str, ...]:
    return tuple(map(str, np.flatnonzero(np.asarray(flags))))

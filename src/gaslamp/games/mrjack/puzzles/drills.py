"""Short exercises on positions of random games: the light, the call, and how far a character gets."""

from collections.abc import Callable, Mapping
from random import Random

from gaslamp.games.mrjack.deduction import call
from gaslamp.games.mrjack.notation.names import LETTERS, letters
from gaslamp.games.mrjack.rules.actions import Accuse, Alibi, Call, Deal, Draw, Pick
from gaslamp.games.mrjack.rules.board import CHARACTERS, STREETS, Character, Streets, members
from gaslamp.games.mrjack.rules.choices import player_choices, walk_ends
from gaslamp.games.mrjack.rules.public import DETECTIVE, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow, opening
from gaslamp.games.mrjack.rules.sight import lit, visible
from gaslamp.games.mrjack.rules.turns import TURNS
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.puzzles import Drill, Form, Step

DRILLS: Mapping[str, Form] = {"lit": Form.MARKS, "visible": Form.MARKS, "call": Form.NUMBER, "reach": Form.MARKS}
FIRST, LAST = 4, 60
"""How many actions the random games have."""


def drill(name: str, seed: int) -> Drill:
    rng = Random(f"{name}/{seed}")
    public = _position(rng)
    return _MADE[name](public, rng)


def _position(rng: Random) -> Public:
    """A moment of a random game in which somebody picks a card. No secret is needed to play one."""
    public = opening({})
    wanted = rng.randrange(FIRST, LAST)
    done = 0
    while done < wanted or public.stage is not Stage.PICK:
        public = _next(public, rng)
        done += 1
    return public


def _next(public: Public, rng: Random) -> Public:
    match public.stage:
        case Stage.DEAL:
            return follow(public, Deal(None))
        case Stage.DRAW:
            return follow(public, Draw(sum(1 << card for card in rng.sample(CHARACTERS, TURNS))))
        case Stage.ALIBI:
            return follow(public, Alibi(None))
        case Stage.CALL:
            in_sight = visible(public)
            fits = [seen for seen in (True, False) if public.suspects & (in_sight if seen else ~in_sight)]
            return follow(public, Call(rng.choice(fits)))
        case _:
            found = [action for action in player_choices(public, None) if not isinstance(action, Accuse)]
            return follow(public, rng.choice(found))


def _lit(public: Public, rng: Random) -> Drill:  # noqa: ARG001  (the position is the question)
    return _streets(public, {}, lit(public), "mrjack-why-lit")


def _reach(public: Public, rng: Random) -> Drill:
    character = Character(rng.choice(members(public.cards)))
    ends = walk_ends(follow(public, Pick(character)))
    return _streets(public, {"who": character.name.lower()}, ends, "mrjack-why-ends")


def _visible(public: Public, rng: Random) -> Drill:  # noqa: ARG001  (the position is the question)
    answer = tuple(letters(visible(public)))
    return Drill(_view(public), {}, answer, tuple(LETTERS), (Step("mrjack-why-visible", {}, answer),))


def _call(public: Public, rng: Random) -> Drill:
    answer = rng.choice(("seen", "unseen"))
    found = call(public)
    cleared = found.cleared_if_seen if answer == "seen" else found.cleared_if_unseen
    step = Step("mrjack-why-clears", {"count": cleared.bit_count()}, tuple(letters(cleared)))
    return Drill(_view(public), {"answer": answer}, (str(cleared.bit_count()),), (), (step,))


_MADE: Mapping[str, Callable[[Public, Random], Drill]] = {
    "lit": _lit,
    "visible": _visible,
    "call": _call,
    "reach": _reach,
}


def _streets(public: Public, question: dict[str, str | int], streets: Streets, key: str) -> Drill:
    answer = tuple(STREETS[one] for one in members(streets))
    step = Step(key, {"count": len(answer)}, answer)
    return Drill(_view(public), question, answer, STREETS, (step,))


def _view(public: Public) -> View:
    """Nobody holds an alibi that matters here."""
    return View(DETECTIVE, public, None, (), ())

"""Where Jack could have gone, and his chance after each move: for eyes that know his secrets."""

from collections.abc import Sequence

import numpy as np

from gaslamp.games.whitechapel.analysis import model, suspicion, truth
from gaslamp.games.whitechapel.analysis.effort import Effort
from gaslamp.games.whitechapel.analysis.judged import Judged
from gaslamp.games.whitechapel.analysis.knowledge import METHOD, Moment
from gaslamp.games.whitechapel.deduction.belief import Belief, update
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players.foresight import foreseen
from gaslamp.games.whitechapel.players.memory import coaches_left
from gaslamp.games.whitechapel.players.outlook import outlook
from gaslamp.games.whitechapel.players.posts import best
from gaslamp.games.whitechapel.players.worlds import Belief as Reading
from gaslamp.games.whitechapel.players.worlds import drawn
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import EVERYBODY, Circle
from gaslamp.games.whitechapel.rules.public import Public, Stage
from gaslamp.games.whitechapel.rules.public_play import follow
from gaslamp.games.whitechapel.rules.turns import NIGHTS

ESCAPE = "escape"
_MODEL = "hunt, truth" + model.WELL
_LEFT = slice(suspicion.NAMES.index("spaces left"), suspicion.NAMES.index("alleys") + 1)
_WORLDS = 96
_BELIEFS = (Reading.POLICY, Reading.SET)
_PRICE = truth.CAUTION.token
"""A coach or an alley may save him later."""

_Move = a.Walk | a.Coach | a.Alley
_KINDS: tuple[_Move, ...] = (a.Walk(None), a.Coach(None, None), a.Alley(None))


def judged(moment: Moment, choices: Sequence[a.Action], effort: Effort) -> list[Judged]:
    moves = [choice for choice in choices if isinstance(choice, _Move)]
    kinds = [kind for kind in _KINDS if any(type(move) is type(kind) for move in moves)]
    if not kinds:
        return []
    police = _police_features(moment, kinds[0])
    found = []
    for kind in kinds:
        same = [move for move in moves if type(move) is type(kind)]
        found += _one_kind(moment, kind, same, police, effort)
    return found + [_homecoming(moment, choice, police) for choice in choices if isinstance(choice, a.WalkHome)]


def _one_kind(moment: Moment, kind: _Move, moves: Sequence[_Move], police: Floats, effort: Effort) -> list[Judged]:
    """Moves of one kind: the police believe the same after each of them."""
    public, belief = follow(moment.public, kind), update(moment.belief, kind)
    if public.stage is Stage.LATE:
        return [Judged(move, 0.0) for move in moves]
    hopes = _hopes(moment, public, belief, effort) - (0.0 if isinstance(kind, a.Walk) else _PRICE)
    there, home_bits = belief.now(), truth.bits(belief.hideout(), moment.home)
    known = truth.bits(moment.there, moment.here)
    police = police.copy()
    police[_LEFT] = suspicion.left(public)
    found = []
    for move in moves:
        end = _end(move)
        bits = truth.bits(there, end)
        row = truth.features(police, public, moment.home, float(hopes[end]), (bits, home_bits))
        found.append(Judged(move, model.chance(_MODEL, row), known - bits))
    return found


def _police_features(moment: Moment, kind: _Move) -> Floats:
    """What the police will believe when they have seen him walk, or move in another way if he cannot walk.

    It is the same for all of his moves. A coach does confuse them more, but only the way home may count that: over the
    games that were fitted, many coaches are the last resort of a Jack in danger.
    """
    public, belief = _walked(moment.public), update(moment.belief, kind)
    worlds = drawn(belief.deduction, METHOD.belief, METHOD.worlds, np.random.default_rng(moment.number))
    suspected = suspicion.suspect(worlds, public)
    ends = best(suspected.want, public.places, range(len(public.places)))
    found: Floats = suspicion.features(suspected, public, ends, suspicion.acting(public))[0]
    return found


def _walked(public: Public) -> Public:
    """On to the police, even if the walk fills the last space."""
    return public._replace(track=public.track + "-", stage=Stage.HUNT, waiting=EVERYBODY)


def _hopes(moment: Moment, public: Public, belief: Belief, effort: Effort) -> Floats:
    """By circle: the chance to get home from there. He does not know how well the police think."""
    looks = []
    for number in range(effort.looks):
        dice = np.random.default_rng((moment.number, number))
        worlds = drawn(belief.deduction, _BELIEFS[number % len(_BELIEFS)], _WORLDS, dice)
        looks.append(foreseen(worlds, public.places, METHOD.post_weights, dice, coaches_left(belief.facts)))
    dice = np.random.default_rng(moment.number)
    found: Floats = outlook(public, looks, moment.home, truth.CAUTION, dice).mean(axis=1)
    return found


def _homecoming(moment: Moment, choice: a.WalkHome, police: Floats) -> Judged:
    """The night is over: nothing can be hoped for beyond that, and nobody can find him any more."""
    if moment.public.night == NIGHTS:
        return Judged(choice, 1.0, None, ESCAPE)
    homes = update(moment.belief, choice).hideout()
    told = truth.bits(moment.homes, moment.home) - truth.bits(homes, moment.home)
    hidden = truth.MOST_BITS, truth.bits(moment.homes, moment.home)
    row = truth.features(police, moment.public, moment.home, 1.0, hidden)
    return Judged(choice, model.chance(_MODEL, row), told, ESCAPE)


def _end(move: _Move) -> Circle:
    assert move.to is not None
    return move.to

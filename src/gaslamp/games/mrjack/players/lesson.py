"""A lesson: what a learner may do next and why, and what the machine on the other side may do meanwhile.

A suggestion follows from what the learner's seat knows. It looks at the rest of one activation and judges the position
as if the witnesses were called then. What the learner has not tried yet comes first. After that Jack asks a machine
player: without looking ahead he is found too early.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.players.lesson_reason import Ending, reason
from gaslamp.games.mrjack.players.merits import merit
from gaslamp.games.mrjack.players.searcher import Searcher
from gaslamp.games.mrjack.players.strength import CASUAL
from gaslamp.games.mrjack.rules.actions import (
    Accuse,
    Action,
    Face,
    Leave,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Pick,
    Swap,
    Whistle,
)
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, EXIT_STREET, EXITS, Character, members
from gaslamp.games.mrjack.rules.choices import player_choices
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.mrjack.rules.turns import ROUNDS
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.player import Knowledge, Proposal, Thinking

LESSONS = (JACK, DETECTIVE)

PEACEFUL_ROUNDS = 5
"""In a lesson a machine that is Jack does not leave in these rounds: the learner tries every character first."""

NO_ACCUSATION_ROUNDS = 7
"""In a lesson a machine that is the detective accuses only after these rounds: a learner who is Jack can leave."""

LAST_TURN = 2
"""Of the detective in the last round: the second and third of four (R8)."""

ABILITIES: tuple[type[Action], ...] = (MoveLamp, MoveCordon, MoveCover, Whistle, Swap, Face)

_NEAR = 0.01
"""The weight of exits and of distances. It only decides between positions with the same sight."""

Cost = Callable[[Public], float]


class _Tried(NamedTuple):
    """What a seat has done so far."""

    kinds: frozenset[type[Action]]
    cards: frozenset[Character]


def lesson_choices(known: Knowledge) -> Sequence[Action]:
    """The choices of a machine: no end before the learner has played every character, and cards that he has played."""
    view: View = known.view
    choices: Sequence[Action] = known.choices
    learner, peaceful = (DETECTIVE, PEACEFUL_ROUNDS) if view.seat == JACK else (JACK, NO_ACCUSATION_ROUNDS)
    played = _tried(known.record, learner).cards
    if view.public.round <= peaceful or len(played) < len(CHARACTERS):
        choices = _usual(choices)
    known_to_learner = [one for one in choices if isinstance(one, Pick) and one.character in played]
    return known_to_learner or choices


def suggest(known: Knowledge, rng: Random, thinking: Thinking) -> list[Proposal]:
    view: View = known.view
    tried = _tried(known.record, view.seat)
    action = _ending(view, known.choices, tried) or _best(known, tried) or _searched(known, rng, thinking)
    end = _outlook(follow(view.public, action), _cost(view), _depth(action)).public
    found = reason(view, action, Ending(end, _suspects(view)), is_new=_is_new(action, tried))
    return [Proposal(mrjack.write(action), 1.0, found.name, found.facts)]


def _tried(record: Record, seat: Seat) -> _Tried:
    done = [mrjack.parse_action(entry.action) for entry in record.entries if entry.seat == seat]
    cards = frozenset(one.character for one in done if isinstance(one, Pick))
    return _Tried(frozenset(type(one) for one in done), cards)


def _is_new(action: Action, tried: _Tried) -> bool:
    return action.character not in tried.cards if isinstance(action, Pick) else type(action) not in tried.kinds


def _suspects(view: View) -> int:
    """Who can be Jack for the detective. For Jack: whom the witnesses have not cleared."""
    return view.public.suspects & ~sum(1 << card for card in view.detective_alibis if card is not None)


def _ending(view: View, choices: Sequence[Action], tried: _Tried) -> Action | None:
    """An exit or an accusation, once everything else was tried or the game is far enough."""
    public = view.public
    is_late = _is_late(view, tried)
    if is_late and (way_out := _way_out(view, choices)):
        return way_out
    suspects = _suspects(view)
    is_last = public.round == ROUNDS and public.turn == LAST_TURN
    if (suspects.bit_count() == 1 and is_late) or is_last:
        accusations = [one for one in choices if isinstance(one, Accuse) and suspects >> one.character & 1]
        return accusations[0] if accusations else None
    return None


def _is_late(view: View, tried: _Tried) -> bool:
    return view.public.round > PEACEFUL_ROUNDS or tried.kinds.issuperset(ABILITIES)


def _way_out(view: View, choices: Sequence[Action]) -> Action | None:
    """Jack's exit, or the card with which he reaches it."""
    for one in choices:
        if isinstance(one, Leave):
            return one
        if view.jack is not None and one == Pick(view.jack):
            steps = player_choices(follow(view.public, one), view.jack)
            if any(isinstance(step, Leave) for step in steps):
                return one
    return None


def _best(known: Knowledge, tried: _Tried) -> Action | None:
    """What was not tried yet, or the best by sight. Jack asks the machine player, who looks farther ahead."""
    view: View = known.view
    usual = _usual(known.choices)
    new = [one for one in usual if _is_new(one, tried)]
    if view.jack is not None and not new:
        return None
    cost = _cost(view)
    return min(new or usual, key=lambda one: _outlook(follow(view.public, one), cost, _depth(one)).cost)


def _searched(known: Knowledge, rng: Random, thinking: Thinking) -> Action:
    return Searcher(CASUAL).choose(replace(known, choices=_usual(known.choices)), rng, thinking)


def _usual(choices: Sequence[Action]) -> Sequence[Action]:
    """The choices that do not end the game."""
    return [one for one in choices if not isinstance(one, Accuse | Leave)]


def _depth(action: Action) -> int:
    """How many steps of the same activation are looked at after this one."""
    return 2 if isinstance(action, Pick) else 1


class _Outlook(NamedTuple):
    cost: float
    public: Public


def _outlook(public: Public, cost: Cost, depth: int) -> _Outlook:
    """The best position that the active character can still reach in so many steps."""
    if depth == 0 or public.stage not in (Stage.ACT, Stage.FACE):
        return _Outlook(cost(public), public)
    steps = [one for one in player_choices(public, None) if not isinstance(one, Accuse)]
    ends = [_outlook(follow(public, one), cost, depth - 1) for one in steps]
    return min(ends, key=lambda end: end.cost, default=_Outlook(cost(public), public))


def _cost(view: View) -> Cost:
    if view.jack is not None:
        return _cost_for_jack(view.jack)
    return _cost_for_detective(_suspects(view))


def _cost_for_jack(jack: Character) -> Cost:
    """Best in sight or in the dark with many others, then near an open exit."""

    def cost(public: Public) -> float:
        exits = [street for way, street in enumerate(EXIT_STREET) if not public.cordons >> way & 1]
        nearest = min(DISTANCE[public.places[jack]][street] for street in exits)
        return _NEAR * nearest - merit(public, jack)

    return cost


def _cost_for_detective(suspects: int) -> Cost:
    """How many suspects are left on average after a call; then open exits near hidden suspects, then the distance."""

    def cost(public: Public) -> float:
        in_sight = visible(public)
        seen, dark = (suspects & in_sight).bit_count(), (suspects & ~in_sight).bit_count()
        left = (seen * seen + dark * dark) / (seen + dark)
        hidden = [public.places[one] for one in members(suspects & ~in_sight)]
        exits = [street for way, street in enumerate(EXIT_STREET) if not public.cordons >> way & 1]
        near = sum(1 / (1 + DISTANCE[place][street]) for place in hidden for street in exits)
        far = 0.0
        if suspects.bit_count() == 1:
            [target] = members(suspects)
            far = sum(DISTANCE[place][public.places[target]] for place in public.places) / len(public.places)
        return left + _NEAR * (near + far) / len(EXITS)

    return cost

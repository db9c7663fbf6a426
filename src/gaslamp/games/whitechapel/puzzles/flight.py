"""Puzzles for Jack on his way home: `home` without risk, and the only `way` through.

`home`: after this move no policeman can come next to Jack's circle, and they cannot close the street to the hideout: so
he is home with his next move, whatever they do.
`way`: the policemen stay where they are. Which move brings Jack home in the fewest spaces of the track?
"""

from collections.abc import Sequence
from functools import cache, reduce
from itertools import permutations, product
from operator import or_

from gaslamp.games.whitechapel import choices
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL
from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import POLICEMEN, Circle, Circles, Crossing, members
from gaslamp.games.whitechapel.rules.public import Public
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, STREETS, TWO_STEPS, distances, walks
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.rules.turns import COACHES as COACH_TOKENS
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, occupied, space
from gaslamp.games.whitechapel.rules.view import View
from gaslamp.parts.puzzles import Candidate, Proof

HOME, WAY = "home", "way"
MOST_RIGHT = 2
"""Circles to which a right move may lead."""
FEWEST_ENDS = 4
_NEVER = -99.0

Move = a.Walk | a.Coach | a.Alley


def prove(candidate: Candidate) -> Proof | None:
    view: View = candidate.source.view
    moves = [action for action in choices(view) if not isinstance(action, a.WalkHome)]
    if len(moves) < len(choices(view)) or not all(isinstance(move, a.Walk | a.Coach | a.Alley) for move in moves):
        return None
    homeward = Homeward(view)
    values = {move: _worth(candidate, move, homeward) for move in moves}
    best = max(values.values())
    right = [move for move in moves if values[move] == best]
    others = [worth for worth in values.values() if worth < best]
    if best == _NEVER or (candidate.kind == HOME and best == 0) or not others:
        return None
    ends = {end_of(move) for move in right}
    if len(ends) > MOST_RIGHT or len({end_of(move) for move in moves}) < FEWEST_ENDS:
        return None
    if candidate.kind == WAY and not _is_blocked(view, ends):
        return None
    return Proof((write(right[0]),), len(right), best, min(best - max(others), 9.0))


def value(candidate: Candidate, actions: Sequence[a.Action]) -> float | None:
    if not actions:
        return None
    return _worth(candidate, actions[0], None)


def _worth(candidate: Candidate, move: a.Action, homeward: "Homeward | None") -> float:
    view: View = candidate.source.view
    if not isinstance(move, a.Walk | a.Coach | a.Alley):
        return _NEVER
    if candidate.kind == HOME:
        return float(is_safe(view, move))
    needed = spaces_home(view, move, homeward)
    return _NEVER if needed is None else -float(needed)


def end_of(move: a.Action) -> Circle:
    assert isinstance(move, a.Walk | a.Coach | a.Alley)
    assert move.to is not None, "one's own moves are known"
    return move.to


def spaces_of(move: a.Action) -> int:
    return 2 if isinstance(move, a.Coach) else 1


# Home without risk


def is_safe(view: View, move: Move) -> bool:
    public, end = view.public, end_of(move)
    assert view.hideout is not None
    in_time = space(public) + spaces_of(move) + 1 <= LAST_SPACE
    return in_time and not searchable(public, end) and not closable(public, end, view.hideout)


def searchable(public: Public, circle: Circle) -> bool:
    """Whether a policeman can come next to the circle in his next move."""
    return any(WHITECHAPEL.watched[place] >> circle & 1 for place in public.places)


def closable(public: Public, start: Circle, end: Circle) -> bool:
    """Whether the policemen can close every route between two circles in their next move, or there is none."""
    routes = next((street.routes for street in STREETS[start] if street.to == end), ())
    return not routes or any(_can_stand(public, set(stops)) for stops in product(*map(members, routes)))


def _can_stand(public: Public, stops: set[Crossing]) -> bool:
    """Whether different policemen can stand on all of these crossings."""
    wanted = sorted(stops)
    return any(
        all(TWO_STEPS[public.places[one]] >> stop & 1 for one, stop in zip(some, wanted, strict=True))
        for some in permutations(POLICEMEN, len(wanted))
    )


# The only way through


def spaces_home(view: View, first: Move, homeward: "Homeward | None" = None) -> int | None:
    """The fewest spaces home if the policemen stay, the first move included. None if there is no way in time."""
    public = view.public
    coaches, alleys = tokens_left(public)
    used = spaces_of(first)
    way = homeward or Homeward(view)
    rest = way.fewest(end_of(first), coaches - isinstance(first, a.Coach), alleys - isinstance(first, a.Alley))
    return used + rest if used + rest <= LAST_SPACE - space(public) else None


def tokens_left(public: Public) -> tuple[int, int]:
    """Coaches and alleys that are left tonight. A coach takes two spaces of the track."""
    coaches = COACH_TOKENS[public.night] - public.track.count("==")
    return coaches, ALLEY_TOKENS[public.night] - public.track.count("~")


class Homeward:
    """By tokens left and spaces: the circles from which Jack can be home, found backwards from the hideout."""

    def __init__(self, view: View) -> None:
        assert view.hideout is not None
        self._stopped = occupied(view.public)
        coaches, alleys = tokens_left(view.public)
        self._tokens = [(one, other) for one in range(coaches + 1) for other in range(alleys + 1)]
        # The last move must be a walk (W37).
        first = walks(view.hideout, self._stopped)
        self._rings: list[dict[tuple[int, int], Circles]] = [dict.fromkeys(self._tokens, 0)]
        self._rings.append(dict.fromkeys(self._tokens, first))

    def fewest(self, circle: Circle, coaches: int, alleys: int) -> int:
        """LAST_SPACE + 1 if there is no way."""
        for spaces in range(1, LAST_SPACE + 1):
            if spaces == len(self._rings):
                self._rings.append({left: self._ring(*left) for left in self._tokens})
            if self._rings[spaces][coaches, alleys] >> circle & 1:
                return spaces
        return LAST_SPACE + 1

    def _ring(self, coaches: int, alleys: int) -> Circles:
        """One space more. Every street and alley can be taken both ways, so starts are found like ends."""
        last = self._rings[-1]
        found = last[coaches, alleys]
        for circle in members(last[coaches, alleys] & ~self._rings[-2][coaches, alleys]):
            found |= walks(circle, self._stopped)
        if alleys:
            for circle in members(last[coaches, alleys - 1]):
                found |= ALLEYS[circle]
        if coaches:
            for circle in members(self._rings[-2][coaches - 1, alleys]):
                found |= _rides(circle)
        return found


@cache
def _rides(circle: Circle) -> Circles:
    """Where a coach can go (W33)."""
    return reduce(or_, (NEXT[via] & ~(1 << circle) for via in members(NEXT[circle])), 0)


def _is_blocked(view: View, ends: set[Circle]) -> bool:
    """Whether policemen matter: the nearest circles as the crow flies are not all right."""
    assert view.hideout is not None
    assert view.trail is not None
    far = distances(view.hideout)
    nearest = min(far[end] for end in members(NEXT[view.trail[-1]]))
    return any(far[end] == nearest and end not in ends for end in members(NEXT[view.trail[-1]]))

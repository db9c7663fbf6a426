"""The kinds of Letters from Whitechapel, compared with plain searches over the rules."""

from itertools import product

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import read, update
from gaslamp.games.whitechapel.puzzles import answers, flight
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.board import members
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT, SEARCHED, TWO_STEPS, walks
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE, occupied, space
from gaslamp.puzzles.line import Puzzle
from gaslamp.puzzles.shipped import shipped


def some(kind: str, count: int = 4) -> list[Puzzle]:
    found = [puzzle for puzzle in shipped("whitechapel") if puzzle.kind == kind]
    return found[:: max(1, len(found) // count)]


def test_after_the_safe_move_no_placing_of_policemen_can_hurt() -> None:
    """All places that the policemen can reach, one by one: none is next to Jack, no two close the street."""
    for puzzle in some("home"):
        view = puzzle.candidate.source.view
        end = flight.end_of(whitechapel.parse_action(puzzle.proof.answer[0]))
        reach = [members(TWO_STEPS[place]) for place in view.public.places]
        assert not any(SEARCHED[stop] >> end & 1 for stops in reach for stop in stops)
        near = [[stop for stop in stops if walks(end, 1 << stop) != NEXT[end]] or [0] for stops in reach]
        for placed in product(*(sorted({*stops, 0}) for stops in near)):
            assert walks(end, sum(1 << stop for stop in placed if stop)) >> view.hideout & 1


def test_a_move_that_is_not_safe_can_be_punished() -> None:
    for puzzle in some("home"):
        view = puzzle.candidate.source.view
        for move in whitechapel.choices(view):
            assert isinstance(move, a.Walk | a.Coach | a.Alley)
            if not flight.is_safe(view, move):
                end = flight.end_of(move)
                is_late = space(view.public) + flight.spaces_of(move) + 1 > LAST_SPACE
                hurts = flight.searchable(view.public, end) or flight.closable(view.public, end, view.hideout)
                assert is_late or hurts


def forward(view: whitechapel.rules.view.View, first: a.Action) -> int | None:
    """The fewest spaces home if the policemen stay: breadth first from Jack, not backwards from the hideout."""
    stopped, home = occupied(view.public), view.hideout
    coaches, alleys = flight.tokens_left(view.public)
    start = (flight.end_of(first), coaches - isinstance(first, a.Coach), alleys - isinstance(first, a.Alley))
    rings, used = {flight.spaces_of(first): {start}}, flight.spaces_of(first)
    while used < LAST_SPACE - space(view.public):
        for circle, ride, lane in rings.pop(used, set()):
            if home is not None and walks(circle, stopped) >> home & 1:
                return used + 1
            ahead = rings.setdefault(used + 1, set())
            ahead |= {(to, ride, lane) for to in members(walks(circle, stopped))}
            if lane:
                ahead |= {(to, ride, lane - 1) for to in members(ALLEYS[circle])}
            if ride:
                two = {to for via in members(NEXT[circle]) for to in members(NEXT[via]) if to != circle}
                rings.setdefault(used + 2, set()).update((to, ride - 1, lane) for to in two)
        used += 1
    return None


def test_the_way_home_is_the_shortest() -> None:
    for puzzle in some("way", 3):
        view = puzzle.candidate.source.view
        for move in whitechapel.choices(view)[::5]:
            assert isinstance(move, a.Walk | a.Coach | a.Alley)
            assert flight.spaces_home(view, move) == forward(view, move)


def test_a_question_is_worth_its_worse_answer() -> None:
    for puzzle in some("question", 3):
        belief = read(puzzle.record)
        right = whitechapel.parse_action(puzzle.proof.answer[0])
        assert isinstance(right, a.Ask)
        left = [int(update(update(belief, right), a.Answer(yes)).possible().sum()) for yes in (True, False)]
        assert -max(left) == puzzle.proof.value
        others = {one.circle for one in whitechapel.choices(puzzle.candidate.source.view) if isinstance(one, a.Ask)}
        assert min(answers.left_by(belief, one) for one in others - {right.circle}) - max(left) == puzzle.proof.margin


def test_an_arrest_for_certain_leaves_no_circle_alone() -> None:
    """Jack is where he is: whatever the circle, one of the arrests that follow finds him."""
    for puzzle in some("arrest"):
        public = puzzle.candidate.source.view.public
        first = whitechapel.parse_action(puzzle.proof.answer[0])
        assert isinstance(first, a.Arrest)
        possible = {int(circle) for circle in read(puzzle.record).possible().nonzero()[0]}
        assert first.circle in possible
        waiting = [one for one in range(5) if public.waiting >> one & 1 and one != first.policeman]
        rest = possible - {first.circle}
        assert len(rest) <= len(waiting)
        for circle in rest:
            assert any(SEARCHED[public.places[one]] >> circle & 1 for one in waiting)


def test_what_a_solver_forgets_changes_the_set() -> None:
    for kind in ("where", "passed", "hideouts"):
        for puzzle in some(kind, 2):
            guesses = puzzle.part.naive(puzzle.candidate)
            assert any(guess != puzzle.proof.answer for guess in guesses.values())

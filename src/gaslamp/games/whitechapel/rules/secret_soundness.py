"""Checks the secrets of a position: they must fit the public part and each other, as in a real game."""

import re

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.whitechapel.rules.board import NOWHERE, Circle, Circles
from gaslamp.games.whitechapel.rules.hideouts import graded
from gaslamp.games.whitechapel.rules.phases import clues, escape
from gaslamp.games.whitechapel.rules.public import JACK, Row, Stage
from gaslamp.games.whitechapel.rules.secrets import known
from gaslamp.games.whitechapel.rules.soundness import moment
from gaslamp.games.whitechapel.rules.state import State
from gaslamp.games.whitechapel.rules.streets import ALLEYS, NEXT
from gaslamp.games.whitechapel.rules.turns import ALLEYS as ALLEY_TOKENS
from gaslamp.games.whitechapel.rules.turns import COACHES as COACH_TOKENS
from gaslamp.games.whitechapel.rules.turns import DOUBLE_EVENT, LAST_SPACE, REASONS, TARGETS, head_seat
from gaslamp.games.whitechapel.rules.view import View

_TRACK = re.compile(r"\+?(?:-|==|~)*")
_MOVE = re.compile(r"==|[-~+]")


def state(view: View) -> State:
    """The State that this view shows, which must hide nothing, or NotWellFormed."""
    found = known(view)
    _check_secrets(view, found)
    return found


def check_view(view: View) -> None:
    _check_hidden(view)
    _check_secrets(view, known(view))


def _check_hidden(view: View) -> None:
    """A view shows what its seat may know, no more and no less."""
    over = view.public.stage in REASONS
    jack = over or view.seat == JACK
    head = over or view.seat == head_seat(view.public)
    of_jack = (view.hideout, view.marked, view.trail, view.sheet)
    if any((secret is not None) != jack for secret in of_jack) or (view.patrol is not None) != head:
        raise NotWellFormed("wrong-eyes", seat=view.seat)


def _check_secrets(view: View, state: State) -> None:
    """`state` holds the secrets that the view shows."""
    if view.patrol is not None and not _is_patrol_sound(state):
        raise NotWellFormed("wrong-patrol-secrets")
    if view.hideout is not None and not (_are_women_sound(state) and _is_sheet_sound(state) and _is_trail_sound(state)):
        raise NotWellFormed("wrong-secrets")


def _is_patrol_sound(state: State) -> bool:
    """Every policeman's token is either face down or turned up. While they are placed, some are not on the board."""
    public, now = state.public, moment(state.public)
    face_down = [crossing for crossing in state.patrol if crossing]
    if len(set(face_down)) < len(face_down) or not all(public.patrols >> crossing & 1 for crossing in face_down):
        return False
    if now is Stage.PATROLS:
        return state.patrol[: len(face_down)] == tuple(face_down) and len(face_down) == public.placed
    if Stage.LETTER <= now <= Stage.ALARM:
        return all(bool(up) != bool(down) for up, down in zip(public.places, state.patrol, strict=True))
    return not face_down


def _are_women_sound(state: State) -> bool:
    public, now = state.public, moment(state.public)
    marked = public.placed if now is Stage.MARKS else TARGETS[public.night] if Stage.HEAD <= now <= Stage.TARGETS else 0
    return state.marked.bit_count() == marked and not state.marked & ~public.women


def _is_sheet_sound(state: State) -> bool:
    """The hideout is allowed, and the sheet has a row for each earlier night, which ends at the hideout."""
    public = state.public
    if public.stage is Stage.HIDEOUT:
        return not (state.hideout or state.sheet)
    if not graded(public.agreed) >> state.hideout & 1 or len(state.sheet) != public.night - 1:
        return False
    scenes = 0
    for night, row in enumerate(state.sheet, 1):
        if not _is_row_sound(night, row) or not row.track.endswith("-") or row.trail[-1] != state.hideout:
            return False
        scenes |= _murders(night, row.trail)
    return scenes == public.scenes


def _is_trail_sound(state: State) -> bool:
    """Tonight's row fits the table: its murders, the clues found, the answers given, and how it ended."""
    public = state.public
    if moment(public) < Stage.ALARM:
        return not state.trail
    walked = sum(1 << circle for circle in set(state.trail))
    if (
        not _is_row_sound(public.night, Row(state.trail, public.track))
        or _murders(public.night, state.trail) != public.murders
        or public.clues & ~walked
        or public.asked & walked
    ):
        return False
    match public.stage:
        case Stage.ESCAPED:
            return state.trail[-1] == state.hideout
        case Stage.ARRESTED:
            return clues.is_caught(state)
        case Stage.BLOCKED:
            return escape.is_stuck(state)
        case _:
            return True


def _murders(night: int, trail: tuple[Circle, ...]) -> Circles:
    return sum(1 << circle for circle in set(trail[: 2 if night == DOUBLE_EVENT else 1]))


def _is_row_sound(night: int, row: Row) -> bool:
    """Whether streets and alleys lead from each circle to the next. Where the policemen stood is not known any more."""
    trail, track = row
    if (
        _TRACK.fullmatch(track) is None
        or track.startswith("+") != (night == DOUBLE_EVENT)
        or len(trail) != len(track) + 1
        or len(track) > LAST_SPACE
        or track.count("==") > COACH_TOKENS[night]
        or track.count("~") > ALLEY_TOKENS[night]
    ):
        return False
    space = 0
    for move in _MOVE.findall(track):
        here, *ahead = trail[space : space + len(move) + 1]
        if not _leads(move, here, *ahead):
            return False
        space += len(move)
    return True


def _leads(move: str, here: Circle, to: Circle, beyond: Circle = NOWHERE) -> bool:
    if move == "+":
        return here != to
    if move == "~":
        return bool(ALLEYS[here] >> to & 1)
    # A coach continues from the first circle to a second one. It may not return to its start.
    return bool(NEXT[here] >> to & 1) and (move == "-" or (here != beyond and bool(NEXT[to] >> beyond & 1)))

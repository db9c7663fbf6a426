"""Checks whether the public part of a position can occur in a game. Notation checks every text that it reads."""

from gaslamp.core.errors import NotWellFormed
from gaslamp.games.whitechapel.rules import letters
from gaslamp.games.whitechapel.rules.board import EVERYBODY, YELLOW, Policeman
from gaslamp.games.whitechapel.rules.phases import clues, crime, patrols, women
from gaslamp.games.whitechapel.rules.public import ALL_LETTERS, NO_PATROL, NOBODY, Letter, Public, Stage
from gaslamp.games.whitechapel.rules.turns import (
    ALLEYS,
    COACHES,
    DOUBLE_EVENT,
    LAST_SPACE,
    NIGHTS,
    TARGETS,
    WOMEN,
    hand,
    occupied,
    space,
)

_SCENES = (0, 0, 1, 2, 4)
"""By night: the number of crime scenes of earlier nights."""

_LAST_MOMENT = {
    Stage.ESCAPED: Stage.ESCAPE,
    Stage.BLOCKED: Stage.ESCAPE,
    Stage.LATE: Stage.ESCAPE,
    Stage.ARRESTED: Stage.ARREST,
    Stage.TRACED: Stage.HOME,
}
_PATROL_TOKENS = 7
_BLANK_PATROLS = 2
_MOVING = (Stage.GOULSTON, Stage.GRAFFITI)


def moment(public: Public) -> Stage:
    """The stage. For a finished game, the last stage before its end, because its board is checked like that one."""
    return _LAST_MOMENT.get(public.stage, public.stage)


def check_public(public: Public) -> None:
    now = moment(public)
    checks = {
        "wrong-heads": _are_heads_sound,
        "wrong-scenes": _are_scenes_sound,
        "wrong-track": _is_track_sound,
        "wrong-pawns": _are_pawns_sound,
        "wrong-patrols": _are_patrols_sound,
        "wrong-women": _are_women_sound,
        "wrong-clues": _are_clues_sound,
        "wrong-letters": _are_letters_sound,
        "wrong-address": _is_address_sound,
        "wrong-awaited": _is_awaited_sound,
    }
    for key, is_sound in checks.items():
        if not is_sound(public, now):
            raise NotWellFormed(key, night=public.night, stage=public.stage.name.lower())


def _are_heads_sound(public: Public, now: Stage) -> bool:
    turned_up = public.night if now > Stage.HEAD else public.night - 1
    fits = now is not Stage.HIDEOUT or public.night == 1
    return fits and len(public.heads) == len(set(public.heads)) == turned_up


def _are_scenes_sound(public: Public, now: Stage) -> bool:
    tonight = 0 if now < Stage.ORDER else 2 if public.night == DOUBLE_EVENT else 1
    return public.scenes.bit_count() == _SCENES[public.night] and public.murders.bit_count() == tonight


def _is_track_sound(public: Public, now: Stage) -> bool:
    """The time of the crime and Jack's moves after it must fit the stage."""
    earliest = 0 if now < Stage.CRIME else 2 if Stage.SUSPENSE <= now <= Stage.TURNED else 1
    latest = 0 if now < Stage.CRIME else 5
    first = "+" if public.night == DOUBLE_EVENT and now >= Stage.ORDER else ""
    moves = public.track.removeprefix(first)
    if (
        not earliest <= public.time <= latest
        or not public.track.startswith(first)
        or "+" in moves
        or public.track.count("==") > COACHES[public.night]
        or public.track.count("~") > ALLEYS[public.night]
        or (now <= Stage.ALARM and moves)
        or (now in _MOVING and not moves)
        or (now >= Stage.HUNT and not public.track)
    ):
        return False
    if public.stage is Stage.ESCAPED:
        return public.night == NIGHTS and moves.endswith("-") and space(public) <= LAST_SPACE
    if public.stage is Stage.LATE:
        return space(public) == LAST_SPACE
    return space(public) < LAST_SPACE


def _are_pawns_sound(public: Public, now: Stage) -> bool:
    on_the_board = [crossing for crossing in public.places if crossing]
    if len(set(on_the_board)) < len(on_the_board):
        return False
    if Stage.CRIME <= now <= Stage.ALARM:
        return len(on_the_board) <= _turned(public, now)
    absent = Stage.LETTER <= now <= Stage.TARGETS or (public.night == 1 and now <= Stage.PATROLS)
    return len(on_the_board) == (0 if absent else len(NO_PATROL))


def _turned(public: Public, now: Stage) -> int:
    """How many patrol tokens Jack has turned up tonight: one for each time he waited."""
    return public.time - 1 if now in (Stage.CRIME, Stage.ORDER, Stage.ALARM) else public.time - 2


def _are_patrols_sound(public: Public, now: Stage) -> bool:
    pawns = occupied(public) & ~1
    if now is Stage.PATROLS:
        chosen = public.patrols & ~pawns
        posts = _PATROL_TOKENS if public.night == 1 else _BLANK_PATROLS
        return not chosen & ~YELLOW and chosen.bit_count() == posts and public.patrols & pawns == pawns
    if now < Stage.PATROLS or now > Stage.ALARM:
        return not public.patrols
    turned = 0 if now <= Stage.TARGETS else _turned(public, now)
    return (
        public.patrols.bit_count() == _PATROL_TOKENS - turned
        and not public.patrols & pawns
        and turned - pawns.bit_count() <= _BLANK_PATROLS
    )


def _are_women_sound(public: Public, now: Stage) -> bool:
    face_down = WOMEN[public.night] if Stage.MARKS <= now <= Stage.TARGETS else 0
    wretched = TARGETS[public.night] if Stage.CRIME <= now <= Stage.TURNED else 0
    return (
        public.women.bit_count() == face_down
        and not public.women & ~women.red_circles(public)
        and public.wretched.bit_count() == wretched
        and not public.wretched & public.scenes
        and (bool(crime.wretched_moves(public)) if now is Stage.SUSPENSE else not public.unmoved)
    )


def _are_clues_sound(public: Public, now: Stage) -> bool:
    if not public.agreed.false_clues and public.false_clues:
        return False
    return (
        clues.markers(public) >= 0
        and (now >= Stage.ESCAPE or not public.clues)
        and (now is not Stage.FALSE_CLUE or clues.markers(public) > 0)
    )


def _are_letters_sound(public: Public, now: Stage) -> bool:
    if not public.agreed.letters and (public.letters or public.sent):
        return False
    sent = (ALL_LETTERS & ~public.letters).bit_count() if public.agreed.letters else 0
    if sent > max(public.night - 2, 0) + public.sent or (public.sent and (not sent or now <= Stage.LETTER)):
        return False
    match now:
        case Stage.LETTER:
            return letters.begin(public).stage is now
        case Stage.SAUCY:
            unsent = public.letters >> Letter.SAUCY_JACKY & 1
            return public.sent and not unsent and public.moving.bit_count() == 2 and bool(letters.patrol_moves(public))
        case Stage.GOULSTON:
            return letters.after_escape(public).stage is now
        case Stage.GRAFFITI:
            unsent = public.letters >> Letter.GOULSTON_STREET & 1
            return public.sent and not unsent and letters.may_be_named(public, public.doing)
        case _:
            return True


def _is_address_sound(public: Public, now: Stage) -> bool:
    if public.named and not (public.agreed.address and patrols.KNOW_THE_ADDRESS & set(public.heads)):
        return False
    if now in (Stage.ADDRESS, Stage.HOME):
        knows = public.agreed.address and public.heads[-1] in patrols.KNOW_THE_ADDRESS
        return knows and public.named == (now is Stage.HOME)
    return True


def _is_awaited_sound(public: Public, now: Stage) -> bool:
    match now:
        case Stage.WOMEN:
            return not women.is_forced(public)
        case Stage.MARKS:
            return public.placed < TARGETS[public.night]
        case Stage.POSTS:
            return public.night > 1
        case Stage.ORDER:
            return public.night == DOUBLE_EVENT
        case Stage.PATROLS:
            return public.placed < len(Policeman)
        case Stage.TURNED:
            return bool(public.patrols >> public.target & 1)
        case Stage.FALSE_CLUE:
            return public.waiting == EVERYBODY and public.doing == NOBODY
        case Stage.HUNT:
            return public.doing == NOBODY
        case Stage.ACT if public.doing == NOBODY:
            return not public.asked
        case Stage.ACT | Stage.CLUE | Stage.ARREST:
            return public.doing != NOBODY and _is_action_sound(public, now)
        case _:
            return True


def _is_action_sound(public: Public, now: Stage) -> bool:
    around = clues.open_circles(public, public.doing)
    if not hand(public) >> public.doing & 1 or public.asked & ~around:
        return False
    left = around & ~public.asked
    if now is Stage.ACT:
        return bool(public.asked and left)
    if now is Stage.ARREST and public.agreed.area_arrests:
        return bool(around) and not public.asked and not public.target
    return bool(left >> public.target & 1) and (now is Stage.CLUE or not public.asked)

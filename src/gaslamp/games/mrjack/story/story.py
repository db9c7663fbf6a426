"""The text of a game: what each action does, and one line for each activation."""

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import groupby
from typing import Protocol, assert_never

from gaslamp.games.mrjack.notation import write
from gaslamp.games.mrjack.rules.actions import (
    Accuse,
    Action,
    Alibi,
    Call,
    Deal,
    Draw,
    Face,
    Leave,
    MoveCordon,
    MoveCover,
    MoveLamp,
    Pick,
    Stay,
    Swap,
    Verdict,
    Walk,
    Whistle,
)
from gaslamp.games.mrjack.rules.board import EXITS, FACINGS, GASLIGHTS, NUMBERED, STREETS
from gaslamp.games.mrjack.rules.public import Public
from gaslamp.games.mrjack.rules.turns import picker
from gaslamp.games.mrjack.story.names import called, names
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.parts.words import Words

Announcement = Deal | Draw | Call | Verdict
"""The events of chance that have a separate line. An alibi that chance draws belongs to the line of the activation."""


class Position(Protocol):
    """A State or a View."""

    @property
    def public(self) -> Public: ...


def tell(words: Words, position: Position, action: Action) -> str:
    """A whole sentence, for example `Lestrade walks to E4`."""
    active = position.public.active
    return _deed(words, action, "" if active is None else called(words, active))


@lru_cache(maxsize=8192)
def _deed(words: Words, action: Action, who: str) -> str:
    """Cached: an activation is told again after each of its steps."""
    return _worded(words, action, who).strip()


def _worded(words: Words, action: Action, who: str) -> str:
    match action:
        case Walk(to):
            return words("mrjack-tell-walk", who=who, to=STREETS[to])
        case Stay():
            return words("mrjack-tell-stay", who=who)
        case Pick(character):
            return words("mrjack-tell-pick", character=called(words, character))
        case Face(facing):
            return words("mrjack-tell-face", who=who, facing=FACINGS[facing])
        case Whistle(character, to):
            return words("mrjack-tell-whistle", who=who, character=called(words, character), to=STREETS[to])
        case Swap(character):
            return words("mrjack-tell-swap", who=who, character=called(words, character))
        case MoveLamp(start, to):
            return words("mrjack-tell-lamp", who=who, start=GASLIGHTS[start], to=GASLIGHTS[to])
        case MoveCordon(start, to):
            return words("mrjack-tell-cordon", who=who, start=EXITS[start], to=EXITS[to])
        case MoveCover(start, to):
            return words("mrjack-tell-cover", who=who, start=STREETS[start], to=STREETS[to])
        case Accuse(character):
            return words("mrjack-tell-accuse", who=who, character=called(words, character))
        case Verdict(right):
            return words("mrjack-tell-right" if right else "mrjack-tell-wrong")
        case Leave(way):
            return words("mrjack-tell-leave", who=who, exit=EXITS[way])
        case Call(seen):
            return words("mrjack-tell-seen" if seen else "mrjack-tell-unseen")
        case Draw(cards):
            return words("mrjack-tell-draw", cards=names(words, cards))
        case Alibi(character):
            if character is None:
                return words("mrjack-tell-alibi-hidden", who=who)
            return words("mrjack-tell-alibi", who=who, character=called(words, character))
        case Deal(character):
            if character is None:
                return words("mrjack-tell-deal-hidden")
            return words("mrjack-tell-deal", character=called(words, character))
        case _:
            assert_never(action)


def story(words: Words, steps: Sequence[StoryStep], before: StoryStep | None = None) -> list[StoryLine]:  # noqa: ARG001
    """One line for each activation, however many steps it has, for each draw of cards and for each call."""
    lines: list[StoryLine] = []
    done = 0
    for now, group in groupby(steps, moment):
        taken = list(group)
        if now[1] == 0 and _opens_round(taken[0]):
            lines.append(StoryLine(done + 1, "", words("mrjack-story-round", round=now[0])))
        if isinstance(taken[0].action, Announcement):
            for at, step in enumerate(taken, done + 1):
                lines.append(StoryLine(at, write(step.action), _announced(words, step)))
        else:
            notation = "/".join(write(step.action) for step in taken)
            lines.append(StoryLine(done + len(taken), notation, _activation(words, taken)))
        done += len(taken)
    return lines


def moment(step: StoryStep) -> tuple[int, int, bool]:
    """Round, turn, and whether it is an announcement. Steps of one activation have the same moment."""
    public = step.before.public
    return public.round, public.turn, isinstance(step.action, Announcement)


def _opens_round(step: StoryStep) -> bool:
    """An odd round begins with the draw of cards (the first round with the deal), an even round with a pick."""
    public = step.before.public
    return isinstance(step.action, Deal | Draw) or (not public.round & 1 and isinstance(step.action, Pick))


def _announced(words: Words, step: StoryStep) -> str:
    sentences = [_deed(words, step.action, "")]
    if isinstance(step.action, Call):
        before, after = step.before.public, step.after.public
        cleared = before.suspects & ~after.suspects
        if cleared:
            sentences.append(words("mrjack-tell-cleared", names=names(words, cleared)))
        if before.round <= NUMBERED:
            sentences.append(words("mrjack-tell-out", number=before.round))
    return " · ".join(sentences)


def _activation(words: Words, steps: list[StoryStep]) -> str:
    seat = picker(steps[0].before.public)
    done = [_deed(words, step.action, "") for step in steps if not isinstance(step.action, Pick)]
    deeds = reduce(lambda first, after: words("mrjack-then", first=first, after=after), done) if done else ""
    if not isinstance(steps[0].action, Pick):
        return words("mrjack-story-on", who=called(words, steps[0].before.public.active), deeds=deeds)
    who = called(words, steps[0].action.character)
    if not deeds:
        return words("mrjack-story-pick", seat=seat, who=who)
    return words("mrjack-story-turn", seat=seat, who=who, deeds=deeds)

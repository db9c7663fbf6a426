"""The text of a game: what each action does, and which actions share a line."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Protocol, assert_never

from gaslamp.games.whitechapel.notation import write
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.games.whitechapel.rules.public import Letter, Public, Stage
from gaslamp.games.whitechapel.story.names import called, letter_name, numbers, pawns
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.parts.words import Words

_Jack = (
    a.Hide
    | a.PlaceWomen
    | a.MarkWoman
    | a.Kill
    | a.KillTwo
    | a.KillLast
    | a.Wait
    | a.TurnPatrol
    | a.Walk
    | a.WalkHome
    | a.Coach
    | a.Alley
    | a.Stuck
    | a.LayFalseClue
)
_Letters = a.SendLetter | a.SendSaucyJacky | a.MovePatrol | a.WriteGraffiti | a.Pass
_Chance = a.TurnHead | a.TurnWomen | a.ShowPatrol | a.Alarm | a.Answer


class Position(Protocol):
    """A State or a View."""

    @property
    def public(self) -> Public: ...


def tell(words: Words, position: Position, action: a.Action) -> str:
    """A whole sentence, for example `yellow moves to x55`. Hidden parts of the action are left out.

    The moves of the police come first: they are told most, and a line of them is told again after each.
    """
    match action:
        case a.Step(who, to):
            return _tell_step(words, position.public, who, to)
        case a.Ask(who, circle):
            return words("whitechapel-tell-ask", who=called(words, who), circle=circle)
        case a.Hide() | a.PlaceWomen() | a.MarkWoman() | a.Kill() | a.KillTwo() | a.KillLast() | a.Wait():
            return _tell_jack(words, action)
        case a.TurnPatrol() | a.Walk() | a.WalkHome() | a.Coach() | a.Alley() | a.Stuck() | a.LayFalseClue():
            return _tell_jack(words, action)
        case a.SendLetter() | a.SendSaucyJacky() | a.MovePatrol() | a.WriteGraffiti() | a.Pass():
            return _tell_letter(words, position.public, action)
        case a.TurnHead() | a.TurnWomen() | a.ShowPatrol() | a.Alarm() | a.Answer():
            return _tell_chance(words, position.public, action)
        case a.Arrest(who, circle):
            return words("whitechapel-tell-arrest", who=called(words, who), circle=circle)
        case a.AreaArrest(who):
            return words("whitechapel-tell-area", who=called(words, who))
        case a.Rush(who, to):
            return words("whitechapel-tell-rush", who=called(words, who), to=f"x{to}")
        case a.Idle(who):
            return words("whitechapel-tell-idle", who=called(words, who))
        case a.NameAddress(circle):
            return words("whitechapel-tell-address", circle=circle)
        case a.Post(first, second):
            return words("whitechapel-tell-post", first=f"x{first}", second=f"x{second}")
        case a.PlacePatrol(who, None):
            return words("whitechapel-tell-patrol-hidden", who=called(words, who))
        case a.PlacePatrol(who, crossing):
            return words("whitechapel-tell-patrol", who=called(words, who), crossing=f"x{crossing}")
        case a.MoveWretched(start, to):
            return words("whitechapel-tell-wretched", start=start, to=to)
        case _:
            assert_never(action)


def _tell_jack(words: Words, action: _Jack) -> str:
    match action:
        case a.Walk(to):
            return _if_seen(words, "whitechapel-tell-walk", to=to)
        case a.WalkHome(to):
            return _if_seen(words, "whitechapel-tell-home", to=to)
        case a.Coach(via, to):
            return _if_seen(words, "whitechapel-tell-coach", via=via, to=to)
        case a.Alley(to):
            return _if_seen(words, "whitechapel-tell-alley", to=to)
        case a.Stuck():
            return words("whitechapel-tell-stuck")
        case a.Hide(circle):
            return _if_seen(words, "whitechapel-tell-hide", circle=circle)
        case a.PlaceWomen(circles):
            return words("whitechapel-tell-women", circles=numbers(circles))
        case a.MarkWoman(circle):
            return _if_seen(words, "whitechapel-tell-mark", circle=circle)
        case a.Kill(circle):
            return words("whitechapel-tell-kill", circle=circle)
        case a.KillTwo(first, second):
            return words("whitechapel-tell-kill-two", first=first, second=second)
        case a.KillLast(circle):
            return _if_seen(words, "whitechapel-tell-last", circle=circle)
        case a.Wait():
            return words("whitechapel-tell-wait")
        case a.TurnPatrol(crossing):
            return words("whitechapel-tell-turn", crossing=f"x{crossing}")
        case a.LayFalseClue(circle):
            return words("whitechapel-tell-false", circle=circle)
        case _:
            assert_never(action)


def _if_seen(words: Words, key: str, **facts: int | None) -> str:
    """The sentence with its facts, or the sentence for a seat that may not know them."""
    known = {name: fact for name, fact in facts.items() if fact is not None}
    return words(key, **known) if len(known) == len(facts) else words(f"{key}-hidden")


def _tell_letter(words: Words, public: Public, action: _Letters) -> str:
    match action:
        case a.SendLetter(letter, start, to):
            name = letter_name(words, letter)
            return words("whitechapel-tell-letter", letter=name, start=f"x{start}", to=f"x{to}")
        case a.SendSaucyJacky(first, second):
            name = letter_name(words, Letter.SAUCY_JACKY)
            return words("whitechapel-tell-saucy", letter=name, first=f"x{first}", second=f"x{second}")
        case a.MovePatrol(start, to):
            return words("whitechapel-tell-move-patrol", start=f"x{start}", to=f"x{to}")
        case a.WriteGraffiti(who):
            name = letter_name(words, Letter.GOULSTON_STREET)
            return words("whitechapel-tell-graffiti", letter=name, who=called(words, who))
        case a.Pass():
            return words("whitechapel-tell-pass", what=public.stage.name.lower().replace("_", "-"))
        case _:
            assert_never(action)


def _tell_chance(words: Words, public: Public, action: _Chance) -> str:
    match action:
        case a.TurnHead(who):
            return words("whitechapel-tell-head", head=words("whitechapel-head", who=who.name.lower()))
        case a.TurnWomen(marked):
            return words("whitechapel-tell-targets", circles=numbers(marked))
        case a.ShowPatrol(_, who):
            if who is None:
                return words("whitechapel-tell-blank")
            return words("whitechapel-tell-shown", who=called(words, who))
        case a.Alarm(places):
            return words("whitechapel-tell-alarm", policemen=pawns(words, places))
        case a.Answer(yes):
            return _tell_answer(words, public.stage, yes)
        case _:
            assert_never(action)


def _tell_answer(words: Words, stage: Stage, yes: bool) -> str:
    if stage is Stage.CLUE:
        return words("whitechapel-tell-clue" if yes else "whitechapel-tell-no-clue")
    if stage is Stage.HOME:
        return words("whitechapel-tell-address-right" if yes else "whitechapel-tell-address-wrong")
    return words("whitechapel-tell-caught" if yes else "whitechapel-tell-not-caught")


def _tell_step(words: Words, public: Public, who: int, to: int) -> str:
    if public.stage is Stage.GRAFFITI:
        return words("whitechapel-tell-sent", who=called(words, who))
    return _told_step(words, who, to, is_stay=public.places[who] == to)


@lru_cache(maxsize=8192)
def _told_step(words: Words, who: int, to: int, *, is_stay: bool) -> str:
    """Cached: the line with the moves of the police is told again after each of them."""
    return words("whitechapel-tell-stay" if is_stay else "whitechapel-tell-step", who=called(words, who), to=f"x{to}")


def story(words: Words, steps: Sequence[StoryStep], before: StoryStep | None = None) -> list[StoryLine]:
    """A heading for each night, one line for the moves of the police, and one line for each policeman's action."""
    lines: list[StoryLine] = []
    night = before.before.public.night if before else 0 if steps and _opens_night(steps[0].before.public) else None
    done = 0
    for now, group in groupby(steps, moment):
        taken = list(group)
        if night is None:
            night = now[0]
        if now[0] != night:
            night = now[0]
            lines.append(StoryLine(done + 1, "", words("whitechapel-sheet-night", night=night)))
        done += len(taken)
        lines.append(StoryLine(done, "/".join(write(step.action) for step in taken), _line(words, taken)))
    return lines


def _opens_night(public: Public) -> bool:
    """A night begins with the hideout, the women, or directly with the first target mark."""
    return public.stage in (Stage.HIDEOUT, Stage.WOMEN) or (public.stage is Stage.MARKS and not public.placed)


_TOGETHER = {
    Stage.TURNED: Stage.READY,
    Stage.HOME: Stage.ADDRESS,
    Stage.CLUE: Stage.ACT,
    Stage.ARREST: Stage.ACT,
}
"""Stages in which chance answers. The answer belongs to the line of the question."""


def moment(step: StoryStep) -> tuple[int, int, Stage, str, int]:
    """Steps with the same moment share a line: the night, the time, the phase, and for a search the policeman."""
    public = step.before.public
    stage = _TOGETHER.get(public.stage, public.stage)
    who = -1
    if stage is Stage.ACT:
        who = public.doing if public.stage in (Stage.CLUE, Stage.ARREST) else step.action.policeman
    return public.night, public.time, stage, public.track, who


def _line(words: Words, steps: list[StoryStep]) -> str:
    first = steps[0]
    if isinstance(first.action, a.Ask) or first.before.public.stage is Stage.CLUE:
        who = first.action.policeman if isinstance(first.action, a.Ask) else first.before.public.doing
        return words("whitechapel-story-search", who=called(words, who), answers=", ".join(_answers(words, steps)))
    if len(steps) > 1 and isinstance(first.action, a.MarkWoman):
        return _targets(words, [step.action.circle for step in steps])
    if len(steps) > 1 and isinstance(first.action, a.PlacePatrol):
        return _patrols(words, [step.action for step in steps])
    if isinstance(first.action, a.MoveWretched):
        moves = ", ".join(f"{step.action.start}→{step.action.to}" for step in steps)
        return words("whitechapel-story-wretched", moves=moves)
    if len(steps) == 2 and isinstance(steps[1].action, a.Answer | a.ShowPatrol):
        deed, answer = (tell(words, step.before, step.action) for step in steps)
        return words("whitechapel-with-answer", deed=deed, answer=answer)
    return ", ".join(tell(words, step.before, step.action) for step in steps)


def _targets(words: Words, circles: list[int | None]) -> str:
    known = [str(circle) for circle in circles if circle is not None]
    if not known:
        return words("whitechapel-story-targets-hidden", count=len(circles))
    return words("whitechapel-story-targets", circles=", ".join(known))


def _patrols(words: Words, placed: list[a.PlacePatrol]) -> str:
    if placed[0].crossing is None:
        hidden = ", ".join(called(words, one.policeman) for one in placed)
        return words("whitechapel-story-patrols-hidden", policemen=hidden)
    placed_on = ", ".join(f"{called(words, one.policeman)} x{one.crossing}" for one in placed)
    return words("whitechapel-story-patrols", policemen=placed_on)


def _answers(words: Words, steps: list[StoryStep]) -> Iterator[str]:
    """Each circle asked about, with its answer. The last may have no answer yet."""
    for step in steps:
        if isinstance(step.action, a.Answer):
            key = "whitechapel-answer-yes" if step.action.yes else "whitechapel-answer-no"
            yield words(key, circle=step.before.public.target)
    if isinstance(steps[-1].action, a.Ask):
        yield words("whitechapel-answer-open", circle=steps[-1].action.circle)

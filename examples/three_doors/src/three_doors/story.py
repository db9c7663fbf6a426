"""The game in words."""

from collections.abc import Hashable, Sequence

from gaslamp.core.game import Outcome, Seat
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.parts.words import Words
from three_doors.notation import write
from three_doors.rules.actions import Action
from three_doors.rules.view import View


def seat(words: Words, seat: Seat) -> str:
    return words("three-doors-seat", seat=seat)


def tell(words: Words, position: object, action: Action) -> str:  # noqa: ARG001  (the action says it all)
    if action.door is None:
        return words("three-doors-hide-secretly")
    return words(f"three-doors-{action.kind}", door=action.door)


def story(words: Words, steps: Sequence[StoryStep], before: StoryStep | None = None) -> list[StoryLine]:  # noqa: ARG001
    return [
        StoryLine(count, write(step.action), tell(words, step.before, step.action))
        for count, step in enumerate(steps, 1)
    ]


def moment(step: StoryStep) -> Hashable:
    """Each action is a line of its own: steps with different moments have separate lines."""
    return write(step.before)


def ending(words: Words, position: View, outcome: Outcome) -> list[str]:
    sentences = [words(f"three-doors-end-{outcome.reason}", winner=",".join(outcome.winners) or "nobody")]
    if position.hidden is not None:
        sentences.append(words("three-doors-end-hidden", door=position.hidden))
    return sentences

"""A log can grow line by line: told in parts, a game gives the same lines as told whole."""

import random
from itertools import groupby

import pytest

from gaslamp.core.game import SPECTATOR, Outcome
from gaslamp.games.registry import offered_games, registration
from gaslamp.i18n import LANGUAGES, Words
from gaslamp.parts.story import StoryLine, StoryStep
from gaslamp.testing import contract
from test_every_game import CASES


@pytest.mark.parametrize("name", offered_games())
@pytest.mark.parametrize("seed", range(3))
def test_a_story_told_moment_by_moment_is_the_whole_story(name: str, seed: int) -> None:
    case, story_part, words = CASES[name], registration(name).story, Words("en")
    played = contract.play(case.game, case.options[seed % len(case.options)], random.Random(seed), case.choose)
    for eyes in (*case.game.seats(played.states[0]), SPECTATOR):
        views = [case.game.view(state, eyes) for state in played.states]
        steps = [
            StoryStep(entry.seat, case.game.seen(state, action, eyes), before, after)
            for entry, state, action, before, after in zip(
                played.record.entries, played.states, played.actions, views, views[1:], strict=False
            )
        ]
        lines_so_far: list[StoryLine] = []
        count = 0
        for _, group in groupby(steps, story_part.moment):
            taken = list(group)
            lines = story_part.story(words, taken, steps[count - 1] if count else None)
            lines_so_far += [StoryLine(count + line.steps, line.notation, line.text) for line in lines]
            count += len(taken)
        assert lines_so_far == story_part.story(words, steps)
        assert lines_so_far[-1].steps == len(steps)


SHARED = [name for name in offered_games() if getattr(registration(name).story, "TOLD_FROM_PUBLIC", False)]
"""The games that promise that readers who saw the same actions can share the lines."""


@pytest.mark.parametrize("name", SHARED)
@pytest.mark.parametrize("seed", range(3))
def test_readers_who_saw_the_same_actions_read_the_same_lines(name: str, seed: int) -> None:
    case, story_part, words = CASES[name], registration(name).story, Words("fr")
    played = contract.play(case.game, case.options[seed % len(case.options)], random.Random(seed), case.choose)
    told: dict[object, list[StoryLine]] = {}
    shared = 0
    for eyes in (*case.game.seats(played.states[0]), SPECTATOR):
        views = [case.game.view(state, eyes) for state in played.states]
        seen = [case.game.seen(*step, eyes) for step in zip(played.states, played.actions, strict=False)]
        seats = [entry.seat for entry in played.record.entries]
        steps = [*map(StoryStep, seats, seen, views, views[1:])]
        count = 0
        for _, group in groupby(steps, story_part.moment):
            taken = list(group)
            lines = story_part.story(words, taken, steps[count - 1] if count else None)
            key = count, tuple(step.action for step in taken)
            shared += key in told
            assert told.setdefault(key, lines) == lines
            count += len(taken)
    assert shared


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", offered_games())
def test_a_game_that_was_stopped_says_who_wins(name: str, language: str) -> None:
    game, story_part, words = offered_games()[name], registration(name).story, Words(language)
    start = game.view(game.start({}), SPECTATOR)
    others = game.seats(game.start({}))[-1:]
    texts = {
        (reason, winners): story_part.ending(words, start, Outcome(winners, reason))[0]
        for reason, winners in (
            ("resigned", ("jack",)),
            ("resigned", others),
            ("time", ("jack",)),
            ("time", others),
            ("abandoned", ()),
            ("left", ("jack",)),
            ("left", others),
            ("left", ()),
        )
    }
    assert len(set(texts.values())) == len(texts)

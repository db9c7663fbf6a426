"""What every game promises. Each check takes any game, so that it can be shown to fail on a broken one."""

import random
from collections.abc import Callable, Sequence
from dataclasses import fields
from fractions import Fraction
from typing import Any

from gaslamp.core import chain, honesty, journal, record
from gaslamp.core.errors import NotLegal, NotWellFormed
from gaslamp.core.game import CHANCE, AnyGame
from gaslamp.testing.random_games import Case, Choose, Hides, Played, games, patient_choice, play, readers
from gaslamp.testing.twin_worlds import check_twins, counterpart
from gaslamp.testing.wrong_actions import WRONG_VALUES, values_by_field, wrong_actions

__all__ = [
    "Case",
    "Choose",
    "Hides",
    "Played",
    "check_apply",
    "check_choices",
    "check_objects",
    "check_record",
    "check_refused",
    "check_seats",
    "check_spelling",
    "check_twins",
    "check_watching",
    "counterpart",
    "games",
    "patient_choice",
    "play",
    "readers",
]


def check_choices(game: AnyGame, played: Played) -> None:
    """Legal actions are unique and stable, follow from the actor's view alone, and end with the game."""
    for state in played.states:
        seat, legal = game.actor(state), game.legal(state)
        assert len(set(legal)) == len(legal)
        assert legal == game.legal(state)
        assert (seat is None) == (not legal) == (game.outcome(state) is not None)
        if seat == CHANCE:
            odds = game.odds(state)
            assert len(odds) == len(legal)
            assert sum(odds) == 1
            assert all(odds)
        for other in readers(game, state):
            shown = game.parse_view(game.write(game.view(state, other)))
            assert game.choices(shown) == (legal if other == seat else ())


def check_watching(game: AnyGame, played: Played) -> None:
    """A seat's next view follows from its view and what it saw; nothing else reaches it until the game is over."""
    for seat in readers(game, played.states[0]):
        view = game.view(played.states[0], seat)
        for state, action, after in zip(played.states, played.actions, played.states[1:], strict=False):
            watched = game.watch(view, game.seen(state, action, seat))
            view = game.view(after, seat)
            if game.outcome(after) is None:
                assert watched == view
                assert game.write(watched) == game.write(view)


def check_apply(game: AnyGame, played: Played, rng: random.Random) -> None:
    """Applying never changes its argument, and refuses what is not legal."""
    everything = list(dict.fromkeys(played.actions))
    for state in played.states:
        before, legal = game.write(state), game.legal(state)
        if legal:
            game.apply(state, rng.choice(legal))
        assert game.write(state) == before
        for foreign in rng.sample(everything, min(5, len(everything))):
            if foreign not in legal:
                check_refused(game, state, foreign)


def check_objects(game: AnyGame, plays: Sequence[Played], rng: random.Random, count: int = 50) -> None:
    """`apply` takes an action if it equals a legal one and raises NotLegal otherwise, however the action was built."""
    states = [state for played in plays for state in played.states]
    values = values_by_field(game, states)
    for state in rng.sample(states, min(count, len(states))):
        legal = {action: action for action in game.legal(state)}
        for wrong in (*WRONG_VALUES, *values, type):
            check_refused(game, state, wrong)
        for action in rng.sample(list(legal), min(5, len(legal))):
            _check_copies(game, state, action)
        for kind, columns in values.items():
            for action in wrong_actions(kind, columns, rng):
                _check_judged(game, state, action, legal)


def _check_judged(game: AnyGame, state: Any, action: Any, legal: dict[Any, Any]) -> None:
    try:
        equal = legal.get(action)
    except TypeError:  # A field that has no hash.
        equal = None
    if equal is None:
        check_refused(game, state, action)
    else:
        assert game.write(game.apply(state, action)) == game.write(game.apply(state, equal))


def _check_copies(game: AnyGame, state: Any, action: Any) -> None:
    """A copy of a legal action, and one whose numbers have another type, lead to the same text."""
    values = [getattr(action, field.name) for field in fields(action)]
    after = game.write(game.apply(state, action))
    for convert in (_same, int, float, Fraction):
        copy = type(action)(*(convert(one) if isinstance(one, int) else one for one in values))
        if copy == action:
            assert game.write(game.apply(state, copy)) == after


def _same(value: Any) -> Any:
    return value


def check_seats(game: AnyGame, played: Played) -> None:
    """Nobody but the seats and SPECTATOR has a view or sees an action."""
    for state, action in zip(played.states, played.actions, strict=False):
        for wrong in ("anybody", "", CHANCE, "table", None, 0):
            _check_unknown_seat(game.view, state, wrong)
            _check_unknown_seat(game.seen, state, action, wrong)


def _check_unknown_seat(look: Callable[..., Any], *arguments: Any) -> None:
    try:
        look(*arguments)
    except NotWellFormed as error:
        if error.key == "unknown-seat":
            return
    raise AssertionError(f"{arguments[-1]!r} is no seat and was answered")


def check_refused(game: AnyGame, state: Any, action: Any) -> None:
    """An action that is not legal raises NotLegal, and nothing else."""
    try:
        game.apply(state, action)
    except NotLegal:
        return
    raise AssertionError(f"{action!r} is not legal in {game.write(state)} and was applied")


def check_spelling(game: AnyGame, played: Played) -> None:
    """States, views and actions survive being written; a position begins with its rules version."""
    spelled: dict[int, Any] = {}
    for state in played.states:
        text = game.write(state)
        assert text.split()[0] == game.RULES
        assert "\n" not in text
        assert game.parse_state(text) == state
        for seat in readers(game, state):
            view = game.view(state, seat)
            parsed = game.parse_view(game.write(view))
            assert parsed == view
            assert hash(parsed) == hash(view)
        for action in game.legal(state):
            _check_action_spelling(game, action, spelled)
            for seat in readers(game, state):
                if (seen := game.seen(state, action, seat)) is not action:
                    assert game.parse_action(game.write(seen)) == seen


def _check_action_spelling(game: AnyGame, action: Any, spelled: dict[int, Any]) -> None:
    """`spelled`: the objects that were checked before, by id. Games offer the same ones again and again."""
    if id(action) not in spelled:
        text = game.write(action)
        assert len(text.split()) == 1
        assert game.parse_action(text) == action
        spelled[id(action)] = action


def check_record(game: AnyGame, played: Played) -> None:
    """A record is that of a journal, replays to the same states, proves itself honest, has a form for every seat."""
    again = record.parse(record.write(played.record))
    assert again == played.record
    kept = _kept(game, played)
    assert kept.record == again
    assert kept.head == chain.last(again)
    assert journal.replay(game, again) == played.states
    honesty.verify(game, again)
    for seat in readers(game, played.states[0]):
        redacted = journal.redact(game, again, seat, played.states)
        assert record.parse(record.write(redacted)) == redacted
        assert (redacted.seed, redacted.promise.nonce) == (None, None)
        assert all(entry.promise is None or entry.promise.nonce is None for entry in redacted.entries)
        assert chain.last(redacted) == chain.last(again), "a seat cannot compute the chain from what it saw"


def _kept(game: AnyGame, played: Played) -> journal.Journal[Any]:
    """A journal that is extended action by action."""
    begun = record.undone(played.record, 0)
    kept = journal.Journal(begun, played.states[0], chain.start(begun))
    for action, entry in zip(played.actions, played.record.entries, strict=True):
        nonce = entry.promise.nonce if entry.promise else None
        kept = journal.extend(game, kept, action, nonce or b"")
    return kept

"""Who knows what: change a secret that a seat has not learned, and nothing it is shown may change."""

import random
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from games.whitechapel.rules.example_games import STORIES, record_path
from games.whitechapel.rules.positions import ALL_ON, HANDS, HUNTED, SWITCHES, WATCHED, eyes, homing, play, position
from gaslamp.core import journal, record
from gaslamp.core.errors import NotLegal
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.actions import Alley, Coach, Hide, KillLast, MarkWoman, PlacePatrol, Walk, WalkHome
from gaslamp.games.whitechapel.rules.state import State

CALLED = WATCHED | {"moment": "1.targets", "women": "3,21,27,65,84,147,149,158", "w": "3,21,27,65,84"}
CALLED |= {"wretched": "-", "track": "0"}
TURNED = WATCHED | {
    "moment": "1.turned",
    "track": "III",
    "pawns": "Bx40",
    "patrols": "x50,x69,x129,x145,x155,x165",
    "awaited": "x50",
    "p": "Yx50,Nx69,Rx129,Gx145",
}
WHISTLED = HUNTED | {
    "moment": "1.alarm",
    "track": "II",
    "pawns": "Bx40",
    "patrols": "x50,x69,x129,x145,x155,x165",
    "p": "Yx50,Nx69,Rx129,Gx145",
}

JACKS = (Hide, MarkWoman, KillLast, Walk, WalkHome, Coach, Alley)


def hidden(state: State, action: Any, seat: Seat) -> bool:
    """What the rules hide from whom, told apart from the code that hides it."""
    if isinstance(action, PlacePatrol):
        hands = state.public.agreed.hands
        holder = next(number for number, hand in enumerate(hands, 1) if hand >> state.public.heads[-1] & 1)
        return seat != ("police" if len(hands) == 1 else f"police{holder}")
    return isinstance(action, JACKS) and seat != "jack"


def twin_action(truth: State, twin: State, action: Any, seat: Seat, rng: random.Random) -> Any:
    """What happens in the twin world: another action of the same kind where the seat cannot see which."""
    choices = whitechapel.legal(twin)
    if not hidden(truth, action, seat):
        return action if action in choices else None
    alike = [other for other in choices if type(other) is type(action)]
    return rng.choice(alike) if alike else None


def follow(seat: Seat, game_steps: list[tuple[State, Any]], rng: random.Random, game: Any = whitechapel) -> int:
    """Play the same game in two worlds; after a revealed secret the twin starts again. Returns the steps apart."""
    twin = game_steps[0][0]
    apart = 0
    for truth, action in game_steps:
        if game.outcome(truth) or game.outcome(twin):
            twin = truth
        apart += twin != truth
        assert game.write(game.view(truth, seat)) == game.write(game.view(twin, seat))
        assert game.actor(truth) == game.actor(twin)
        if game.actor(truth) == seat:
            assert game.choices(game.view(truth, seat)) == game.legal(twin)
        if action is None:
            break
        other = twin_action(truth, twin, action, seat, rng)
        if other is None:
            assert game.actor(truth) != seat, "refused for a reason the seat cannot know"
            twin, other = truth, action
        shown = game.seen(truth, action, seat)
        assert game.write(shown) == game.write(game.seen(twin, other, seat))
        assert (shown != action) == hidden(truth, action, seat)
        twin = game.apply(twin, other)
    return apart


def random_game(options: dict[str, str], rng: random.Random) -> list[tuple[State, Any]]:
    state, game_steps = whitechapel.start(options), []
    while whitechapel.actor(state):
        action = homing(state, rng)
        game_steps.append((state, action))
        state = whitechapel.apply(state, action)
    return [*game_steps, (state, None)]


def kept_game(name: str) -> list[tuple[State, Any]]:
    kept = record.parse(record_path(name).read_text())
    states = journal.replay(whitechapel, kept)
    actions = [whitechapel.parse_action(entry.action) for entry in kept.entries]
    return [*zip(states, actions, strict=False), (states[-1], None)]


@pytest.mark.no_cover
@pytest.mark.parametrize("number", range(24))
def test_twin_worlds_look_the_same_to_every_seat(number: int) -> None:
    """W11, W15, W27, W35: over whole random games with every mix of options and seats."""
    rng = random.Random(number)
    options = {name: rng.choice(("off", "on")) for name in SWITCHES} | {"hands": HANDS[number % len(HANDS)]}
    options["hideout"] = rng.choice(("chosen", "easy", "hard"))
    game_steps = random_game(options, rng)
    for seat in eyes(game_steps[0][0]):
        assert follow(seat, game_steps, rng) > 0


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [story.name for story in STORIES if story.ending == "escaped"])
def test_twin_worlds_look_the_same_over_all_four_nights(name: str) -> None:
    """The records reach what random games seldom do: letters, false clues, the double event."""
    game_steps = kept_game(name)
    for seat in eyes(game_steps[0][0]):
        follow(seat, game_steps, random.Random(name))


def test_the_number_of_steps_tells_nothing() -> None:
    """W11, W15: whatever is placed where, the same number of steps is seen."""
    rng = random.Random(1888)
    seen_by_police = set()
    for _ in range(20):
        state = play(whitechapel.start({"hands": "B/YN/RG"}), "h=90")
        steps = []
        while state.public.stage.name in ("MARKS", "PATROLS", "HEAD"):
            action = next(one for one in whitechapel.legal(state)) if state.public.stage.name == "HEAD" else None
            action = action or rng.choice(whitechapel.legal(state))
            steps.append(whitechapel.write(whitechapel.seen(state, action, "police3")))
            state = whitechapel.apply(state, action)
        seen_by_police.add(tuple(steps))
    assert len(seen_by_police) == 1


def test_only_the_head_knows_the_patrols() -> None:
    """W15: not Jack, not the other detectives, not those who watch."""
    state = play(whitechapel.start({"hands": "B/YN/RG"}), "h=90", "W+3", "W+21", "W+27", "W+65", "W+84", "*N", "B=x40")
    known = {seat: whitechapel.view(state, seat).patrol is not None for seat in eyes(state)}
    assert known == {"jack": False, "police1": False, "police2": True, "police3": False, SPECTATOR: False}


def test_jack_alone_knows_hideout_women_and_trail() -> None:
    """W7, W11, W35."""
    state = position()
    for seat in eyes(state):
        view = whitechapel.view(state, seat)
        secrets = (view.hideout, view.marked, view.trail, view.sheet)
        assert all((secret is not None) == (seat == "jack") for secret in secrets)


def test_an_undeclared_walk_home_looks_like_any_walk() -> None:
    """W35, W36."""
    near = position(t="65-63", track="I-")
    there, elsewhere = (play(near, word) for word in ("-64", "-65"))
    assert whitechapel.view(there, "police") == whitechapel.view(elsewhere, "police")
    for word, shown in (("-64", "-?"), ("-64!", "-?!"), ("=62=48", "=?=?"), ("~64", "~?")):
        action = whitechapel.parse_action(word)
        assert whitechapel.write(whitechapel.seen(near, action, "police")) == shown
        assert whitechapel.seen(near, action, "jack") == action


def test_when_the_game_is_over_everybody_sees_everything() -> None:
    """W50."""
    over = play(
        position(moment="1.arrest", track="I-", t="65-66", awaited="Y:Y@66", pawns="Bx40,Yx82,Nx69,Rx129,Gx145"), "+"
    )
    for seat in eyes(over):
        view = whitechapel.view(over, seat)
        assert (view.hideout, view.trail) == (64, (65, 66))
        assert whitechapel.choices(view) == ()


@pytest.mark.no_cover
def test_all_options_on_have_twins_too() -> None:
    rng = random.Random("all on")
    for _ in range(4):
        game_steps = random_game(ALL_ON | {"hands": "B/YN/RG"}, rng)
        for seat in eyes(game_steps[0][0]):
            follow(seat, game_steps, rng)


def check_watching(game_steps: list[tuple[State, Any]]) -> None:
    for (state, action), (after, _) in pairwise(game_steps):
        for seat in eyes(state):
            watched = whitechapel.watch(whitechapel.view(state, seat), whitechapel.seen(state, action, seat))
            if whitechapel.outcome(after) is None:
                assert watched == whitechapel.view(after, seat)
            else:
                assert watched.public == after.public
                assert (watched.hideout is None) == (seat != "jack")


@pytest.mark.parametrize("number", range(8))
def test_a_view_follows_from_what_the_seat_saw(number: int) -> None:
    rng = random.Random(number)
    options = {name: rng.choice(("off", "on")) for name in SWITCHES} | {"hands": HANDS[number % len(HANDS)]}
    check_watching(random_game(options, rng))


@pytest.mark.parametrize("name", [story.name for story in STORIES])
def test_a_record_as_a_seat_saw_it_replays_into_its_views(name: str) -> None:
    check_watching(kept_game(name))


@pytest.mark.parametrize(
    ("moment", "word"),
    [
        (CALLED, "W=3,21,27,65"),
        (CALLED, "W=3,21,27,65,85"),
        (TURNED, "x40=-"),
        (TURNED, "x50=B"),
        (WHISTLED, "!Bx40,Yx50,Nx69,Rx129,Gx1"),
        (WHISTLED, "!Bx40,Yx50,Nx69,Rx129,Gx129"),
        (WHISTLED, "!Bx50,Yx40,Nx69,Rx129,Gx145"),
    ],
)
def test_watching_refuses_what_cannot_have_happened(moment: dict[str, str], word: str) -> None:
    """W12, W26, W29: as far as anybody at the table can tell."""
    view = whitechapel.view(position(moment), SPECTATOR)
    with pytest.raises(NotLegal, match="not-the-truth"):
        whitechapel.watch(view, whitechapel.parse_action(word))


def leak(**broken: Any) -> None:
    """The same test over the game with some of its functions replaced."""
    names = ("actor", "apply", "choices", "legal", "outcome", "seen", "view", "write")
    game = SimpleNamespace(**{name: getattr(whitechapel, name) for name in names} | broken)
    for number in range(10):
        rng = random.Random(number)
        game_steps = random_game({"hands": "B/YN/RG", "letters": "on"}, rng)
        for seat in eyes(game_steps[0][0]):
            follow(seat, game_steps, rng, game)


@pytest.mark.no_cover
def test_the_sound_game_has_no_leak() -> None:
    leak()


@pytest.mark.parametrize("secret", ["hideout", "marked", "patrol", "trail"])
def test_a_view_that_shows_a_secret_is_caught(secret: str) -> None:
    def view(state: State, seat: Seat) -> Any:
        return whitechapel.view(state, seat)._replace(**{secret: getattr(state, secret)})

    with pytest.raises(AssertionError):
        leak(view=view)


def test_an_event_that_shows_a_circle_is_caught() -> None:
    with pytest.raises(AssertionError):
        leak(seen=lambda _state, action, _seat: action)


@pytest.mark.no_cover
def test_a_turn_that_depends_on_the_hideout_is_caught() -> None:
    def actor(state: State) -> Seat | None:
        seat = whitechapel.actor(state)
        return "jack" if seat == "police1" and state.hideout % 2 else seat

    with pytest.raises(AssertionError):
        leak(actor=actor)


def test_choices_that_depend_on_where_jack_is_are_caught() -> None:
    def legal(state: State) -> Any:
        actions = whitechapel.legal(state)
        return actions[::-1] if whitechapel.actor(state) != "jack" and state.trail[-1:] > (100,) else actions

    with pytest.raises(AssertionError):
        leak(legal=legal)

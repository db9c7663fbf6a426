"""A learner who follows the guide tries everything, in time, and knows no more than the seat."""

import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression
from fluent.syntax.serializer import FluentSerializer

from gaslamp.core import journal
from gaslamp.games import mrjack
from gaslamp.games.mrjack.players import lesson as mrjack_lesson
from gaslamp.games.mrjack.rules.actions import Accuse, Leave
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.whitechapel.players.lesson import PEACEFUL_NIGHTS
from gaslamp.games.whitechapel.rules import actions as a
from gaslamp.i18n.languages import LANGUAGES
from gaslamp.parts.player import Knowledge, Thinking
from gaslamp.players.lessons import in_lesson, suggest
from players.lesson_game import LessonGame, play_lesson

SEEDS = (1, 2)
COURSES = [("mrjack", "detective"), ("mrjack", "jack"), ("whitechapel", "police"), ("whitechapel", "jack")]
ABILITIES = {"Pick", "Walk", "MoveLamp", "MoveCordon", "MoveCover", "Whistle", "Swap", "Face"}
PROMISED = {
    ("mrjack", "detective"): ABILITIES,
    ("mrjack", "jack"): ABILITIES,
    ("whitechapel", "police"): {"PlacePatrol", "MoveWretched", "Step", "Ask", "Arrest", "Post"},
    ("whitechapel", "jack"): {
        *("Hide", "MarkWoman", "Wait", "TurnPatrol", "Kill", "Walk", "Coach", "Alley", "WalkHome"),
        *("PlaceWomen", "KillTwo", "KillLast"),
    },
}
"""What a lesson lets the learner do. Every character of Mr. Jack is played; exits and accusations end the game."""

WORDS_A_MINUTE = 150
"""A slow reader."""
SECONDS_A_DECISION = 5
"""To see what the guide suggests and to do it, once its reason is known."""
SECONDS_A_STEP = 2
"""To watch a machine's step: a calm machine makes one every 0.6 seconds, and some are shown for longer."""
LONGEST_MINUTES = 25

WORDS = Path(__file__).parents[2] / "src/gaslamp/games"
PREFIX = {"mrjack": "mj", "whitechapel": "wc"}


@cache
def played(game: str, seat: str, seed: int) -> LessonGame:
    return play_lesson(game, seat, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "seat"), COURSES)
def test_a_learner_who_follows_the_guide_does_everything_the_lesson_promises(game: str, seat: str, seed: int) -> None:
    assert played(game, seat, seed).learner.kinds >= PROMISED[game, seat]


@pytest.mark.parametrize("seat", ["detective", "jack"])
def test_a_learner_plays_all_eight_characters(seat: str) -> None:
    for seed in SEEDS:
        picked = {one.character for one in played("mrjack", seat, seed).learner.done if type(one).__name__ == "Pick"}
        assert picked == set(CHARACTERS)


def test_jack_does_not_leave_before_every_character_was_tried() -> None:
    for seed in SEEDS:
        for known in played("mrjack", "detective", seed).opponent.knew:
            early = known.view.public.round <= mrjack_lesson.PEACEFUL_ROUNDS
            assert not (early and any(isinstance(one, Leave) for one in known.choices))


def test_a_machine_does_not_accuse_a_learner_before_the_last_round() -> None:
    for seed in SEEDS:
        for known in played("mrjack", "jack", seed).opponent.knew:
            early = known.view.public.round <= mrjack_lesson.NO_ACCUSATION_ROUNDS
            assert not (early and any(isinstance(one, Accuse) for one in known.choices))


def test_the_police_arrest_no_learner_on_the_first_night() -> None:
    for known in played("whitechapel", "jack", SEEDS[0]).opponent.knew:
        if known.view.public.night <= PEACEFUL_NIGHTS:
            assert not any(isinstance(one, a.Arrest) for one in known.choices)


def test_a_lesson_lets_jack_leave_only_near_its_end() -> None:
    late = "mj1 revised 6.1J hG6,wI8,SG3,LL7,mA5,gM4,UE1,BI4 N F6,H4 B8,L2 NE,SW unseen HSB/L L:wa J=L;j=-;d=- @jack"
    early = late.replace(" 6.1J", " 4.1J").replace(" F6,H4", " K7:4,F6,H4")
    whole = played("mrjack", "detective", 1).record
    for text, record, leaves in ((late, whole, True), (early, whole, False), (late, replace(whole, entries=()), False)):
        view = mrjack.parse_view(text)
        known = Knowledge("jack", view, record, mrjack.choices(view))
        assert any(isinstance(one, Leave) for one in known.choices)
        assert any(isinstance(one, Leave) for one in in_lesson("mrjack", known).choices) is leaves


def test_a_suggestion_to_the_detective_does_not_depend_on_who_jack_is() -> None:
    """Twin worlds: the record as the detective saw it does not hold the deal, and nothing else reaches `suggest`."""
    whole = played("mrjack", "detective", 1).record
    [first, *_] = (number for number, entry in enumerate(whole.entries) if entry.seat == "detective")
    suggestions = []
    for jack in ("H", "B"):
        now = journal.begin(mrjack, {}, bytes(32), bytes(32))
        for entry in [whole.entries[0], *whole.entries[1:first]]:
            text = f"={jack}" if entry is whole.entries[0] else entry.action
            now = journal.extend(mrjack, now, mrjack.parse_action(text), bytes(32))
        view = mrjack.view(now.state, "detective")
        seen = journal.redact(mrjack, now.record, "detective")
        known = Knowledge("detective", view, seen, mrjack.choices(view))
        suggestions.append(suggest("mrjack", known, Random(1), Thinking()))
    assert suggestions[0] == suggestions[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seat"), COURSES)
def test_a_first_game_takes_at_most_twenty_five_minutes(game: str, seat: str, language: str) -> None:
    """All lessons and every kind of reason are read once; decisions and the steps of the machine take their time."""
    texts = variants(game, language)
    lessons = [text for key in ("title-", "") for text in texts[f"{PREFIX[game]}-lesson-{key}{seat}"].values()]
    for seed in SEEDS:
        suggested = played(game, seat, seed).learner.suggested
        steps = len(played(game, seat, seed).opponent.knew)
        reasons = [texts[f"{PREFIX[game]}-suggest-why"][name] for name in {one.reason for one in suggested}]
        words = sum(len(text.split()) for text in lessons + reasons)
        seconds = len(suggested) * SECONDS_A_DECISION + steps * SECONDS_A_STEP
        minutes = words / WORDS_A_MINUTE + seconds / 60
        counted = f"{words} words, {len(suggested)} decisions, {steps} steps of the machine"
        assert minutes <= LONGEST_MINUTES, f"{minutes:.1f} minutes: {counted}"


@pytest.mark.parametrize(("game", "seat"), COURSES)
def test_every_reason_has_a_sentence(game: str, seat: str) -> None:
    known = variants(game, "en")[f"{PREFIX[game]}-suggest-why"]
    for seed in SEEDS:
        for one in played(game, seat, seed).learner.suggested:
            assert one.reason in known
            assert set(re.findall(r"\$(\w+)", known[one.reason])) <= set(one.facts)


@cache
def variants(game: str, language: str) -> dict[str, dict[str, str]]:
    """The sentences of each message by the word that chooses one of them."""
    text = (WORDS / game / "words" / language / "lesson.ftl").read_text("utf-8")
    write = FluentSerializer()
    found: dict[str, dict[str, str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message) and entry.value is not None:
            for part in entry.value.elements:
                choice = getattr(part, "expression", None)
                if isinstance(choice, SelectExpression):
                    found[entry.id.name] = {
                        one.key.name: write.serialize_entry(Message(entry.id, one.value)).split("=", 1)[1].strip()
                        for one in choice.variants
                    }
    return found

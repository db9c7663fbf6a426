"""show, legal, apply, perft, replay and verify for Letters from Whitechapel."""

import re
from pathlib import Path

import pytest

from cli.fake_terminal import Run
from games.whitechapel.terminal.example_games import MIDDLE, RECORDS, every_stage, kept, states
from gaslamp.core import record
from gaslamp.core.game import SPECTATOR
from gaslamp.core.journal import redact
from gaslamp.core.record import undone
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel import story
from gaslamp.games.whitechapel import terminal as board
from gaslamp.games.whitechapel.rules.actions import Alley, Coach, Hide, KillLast, MarkWoman, PlacePatrol, Walk, WalkHome
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.i18n import LANGUAGES, Words

ENDINGS = {
    "escaped": "Jack is home after the fourth night: Jack wins.",
    "arrested": "Jack is arrested: the police win.",
    "traced": "The police know where Jack lives: the police win.",
    "blocked": "Jack cannot move any more: the police win.",
    "late": "Jack did not reach his hideout in time: the police win.",
}
HIDDEN = (Walk, WalkHome, Coach, Alley, Hide, KillLast, MarkWoman, PlacePatrol)


def named(name: str) -> Path:
    return next(path for path in RECORDS if path.stem == f"whitechapel-{name}")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_story_tells_every_action_and_ends_the_way_the_game_ended(run: Run, path: Path) -> None:
    lines = run("replay", str(path)).out.splitlines()
    outcome = kept(path).outcome
    assert outcome is not None
    assert lines[-2] == ENDINGS[outcome.reason]
    assert lines[-1] == f"Jack’s hideout was {states(path)[-1].hideout}."
    actions = [part for line in lines if line.startswith("  ") for part in line.split()[0].split("/")]
    assert actions == [entry.action for entry in kept(path).entries], "nothing is left out, nothing is told twice"
    nights = [line for line in lines if line.startswith("Night")]
    assert nights == [f"Night {night}" for night in range(1, states(path)[-1].public.night + 1)]


def test_there_is_a_record_for_every_ending() -> None:
    assert {outcome.reason for path in RECORDS if (outcome := kept(path).outcome)} == set(ENDINGS)


@pytest.mark.parametrize(
    "path", [named("arrested"), named("all-options"), named("blocked")], ids=lambda path: path.stem
)
def test_every_record_is_proved_honest(run: Run, path: Path) -> None:
    assert run("verify", str(path)).out.startswith("Honest")


def test_questions_moves_and_tokens_are_told_on_one_line_each(run: Run) -> None:
    output = run("replay", str(named("all-options"))).out
    assert re.search(
        r"^  R\?99/-/R\?100/-/R\?120/\+ +red looks for clues: 99 no, 100 no, 120 yes, a clue$", output, re.M
    )
    assert re.search(r"^  (\w>x\d+/){4}\w>x\d+ +brown moves to x218, yellow moves to x45, ", output, re.M)
    assert "the women are turned up: the Wretched are on" in output
    waited = run("replay", str(named("wretched-stays"))).out
    assert re.search(r"^  !x\d+/x\d+=[BYNRG-] +Jack turns up the patrol token on x\d+: it is ", waited, re.M)
    assert re.search(r"^  \d+>\d+/\S+ +the Wretched move: \d+→\d+, \d+→\d+", waited, re.M)
    arrest = run("replay", str(named("arrested"))).out
    assert re.search(r"^  [BYNRG]@\d+/\+ +\w+ makes an arrest on \d+: Jack is there$", arrest, re.M)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_is_told_holds_nothing_it_may_not_know(path: Path, language: str) -> None:
    """Twin worlds in words: the same story whatever the secret, because the secret is not in the steps at all."""
    words = Words(language)
    for seat in (*whitechapel.seats(states(path)[0]), SPECTATOR):
        for state, entry in zip(states(path), kept(path).entries, strict=False):
            action = whitechapel.parse_action(entry.action)
            seen = whitechapel.seen(state, action, seat)
            if seen != action:
                sentence = story.tell(words, whitechapel.view(state, seat), seen)
                assert isinstance(action, HIDDEN)
                assert not re.search(r"\d", sentence), sentence


@pytest.mark.parametrize("seat", ["police", SPECTATOR])
def test_the_police_and_spectators_see_none_of_jacks_circles(run: Run, tmp_path: Path, seat: str) -> None:
    """Every hidden step is a `?` in notation and has no number in its words; the boards show no trail or hideout."""
    path = named("letters")
    length = kept(path).length - 1
    file = tmp_path / "letters.record"
    file.write_text(record.write(undone(kept(path), length)))
    output = run("replay", str(file), "--as", seat).out
    for line in output.splitlines():
        notation = line.split()[0] if line.startswith("  ") else ""
        for part in notation.split("/"):
            assert not re.fullmatch(r"-\d+!?|=\d+=\d+|~\d+|h=\d+|W\+\d+|k:\d+", part), line
        if re.fullmatch(r"-\?!?|=\?=\?|~\?|h=\?", notation):
            assert not re.search(r"\d", line.split(maxsplit=1)[1]), line
        if seat == SPECTATOR:
            assert not re.search(r"(?<!\S|/)[BYNRG]=x", notation)
    for at in range(0, length, 37):
        shown = run("replay", str(file), "--as", seat, "--at", str(at)).out
        assert re.search(r"Hideout +a secret", shown)
        assert "Jack is on" not in shown
        assert not re.search(r"[⁰¹²³⁴⁵⁶⁷⁸⁹]|J\d+|/\d+\\|\?\d+\+|:\d+:", shown)


def test_the_patrols_are_the_heads_alone(run: Run) -> None:
    path = named("blocked")
    number, state = next(
        (number, state) for number, state in enumerate(states(path)) if state.public.stage is Stage.TARGETS
    )
    head = next(seat for seat in whitechapel.seats(state) if (whitechapel.view(state, seat)).patrol is not None)
    for seat in (*whitechapel.seats(state), SPECTATOR):
        shown = run("replay", str(path), "--as", seat, "--at", str(number)).out
        assert bool(re.search(r"\[[bynrg]\]", shown)) == (seat == head)
        assert bool(re.search(r"face down: [^;\n]*; blue x\d+", shown)) == (seat == head)
    assert re.search(r"\[[bynrg]\]", run("replay", str(path), "--at", str(number)).out), "the referee sees all"


def test_the_targets_are_jacks_alone_until_they_are_turned_up(run: Run) -> None:
    position = run("apply", "whitechapel", "h=64", "W+3/W+21").out
    assert "?3+" in run("show", position, "--as", "jack").out
    assert re.search(r"of them targets: 3, 21", run("show", position, "--as", "jack").out)
    for seat in ("police", "spectator"):
        shown = run("show", position, "--as", seat).out
        assert "?3?" in shown
        assert "targets:" not in shown
        assert "?3+" not in shown


@pytest.mark.parametrize("seat", ["jack", "police1", "police4", SPECTATOR])
def test_a_seats_record_has_the_same_story_as_the_tables_for_that_seat(run: Run, tmp_path: Path, seat: str) -> None:
    whole = undone(kept(named("blocked")), kept(named("blocked")).length - 1)
    path, own = tmp_path / "whole", tmp_path / "own"
    path.write_text(record.write(whole))
    own.write_text(record.write(redact(whitechapel, whole, seat)))
    assert run("replay", str(own)).out == run("replay", str(path), "--as", seat).out
    for at in (0, 9, 30, whole.length):
        assert (
            run("replay", str(own), "--at", str(at)).out == run("replay", str(path), "--as", seat, "--at", str(at)).out
        )


def test_a_seats_own_record_of_a_finished_game_invents_no_secrets(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "own"
    path.write_text(record.write(redact(whitechapel, kept(named("arrested")), "police1")))
    output = run("replay", str(path)).out
    assert output.endswith(ENDINGS["arrested"] + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_and_its_actions_have_words(language: str) -> None:
    words = Words(language)
    found = set()
    for state in every_stage():
        found.add(state.public.stage)
        rows = dict(board.knowledge(words, state))
        assert all(rows.values())
        assert len(next(iter(rows.values()))) > 8
        for choice in whitechapel.legal(state):
            sentence = story.tell(words, state, choice)
            assert len(sentence) > 5
            assert "{" not in sentence
        for heading, texts in board.grouped(words, whitechapel.legal(state)):
            assert heading
            assert texts
            assert sum(map(len, texts)) < 400, "no long lists"
    assert found == set(Stage)


def test_a_choice_among_all_hideouts_is_summed_up() -> None:
    first = board.grouped(Words("en"), whitechapel.legal(whitechapel.start({})))
    assert first == [("Hideout (h=…)", ["any of 187 circles, such as h=1; never a red one"])]


def test_coaches_are_grouped_by_their_first_circle() -> None:
    escape = next(state for state in every_stage() if state.public.stage is Stage.ESCAPE)
    headings = [heading for heading, _ in board.grouped(Words("en"), whitechapel.legal(escape))]
    assert headings[0] == "Walk (-…)"
    assert any(re.fullmatch(r"Coach by (\d+) \(=\1=…\)", heading) for heading in headings)


def test_what_is_known_is_told_in_words(run: Run) -> None:
    shown = run("show", MIDDLE).out
    for text in (
        r"Night 2 of 4 +yellow is about to hear whether there is a clue on 100",
        r"Head +Lusk \(yellow\)",
        r"Policemen +blue x5, yellow x124, brown x70, red x9, green x100",
        r"Crime scenes +tonight 65; before 21",
        r"Clues +66",
        r"time of the crime: II; 12 spaces left, coaches left: 1, alleys left: 1",
        r"Letters left +Dear Boss \(D\), Saucy Jacky \(S\), From Hell \(F\)",
        r"Options +Jack’s letters",
        r"Hideout +64",
        r"Jack is on +86",
    ):
        assert re.search(text, shown), text


def test_several_detectives_are_told_apart(run: Run) -> None:
    position = run("apply", "whitechapel:hands=B/YN/RG", "h=64", "3/21/27/65/84", "*R").out
    shown = run("show", position, "--as", "police2").out
    assert re.search(r"Head +Abberline \(red\), moved by detective 3", shown)
    assert "detective 3 to place the patrol token of blue" in shown


def test_apply_takes_short_forms(run: Run) -> None:
    short = run("apply", "whitechapel", "64/3/21/27/65/84", "*Y", "40/50/69/129/145", "W=3,21,27,65,84", "65").out
    full = run(
        "apply", "whitechapel", "h=64/W+3/W+21/W+27/W+65/W+84", "*y", "B=x40/Y=x50/N=x69/R=x129/G=x145",
        "w=3,21,27,65,84", "K65",
    ).out  # fmt: skip
    assert short == full
    assert whitechapel.parse_state(short.strip()).public.stage is Stage.ALARM


def test_perft_counts_nodes_and_views(run: Run) -> None:
    counted = run("perft", "whitechapel", "1").out.splitlines()
    assert [line.split()[0] for line in counted] == ["187", "187", "1", "1"]


def test_legal_lists_notation_and_words(run: Run) -> None:
    assert run("legal", "whitechapel").out.splitlines()[0] == "h=1    Jack’s hideout is 1"


HUNT = "wc1 BYNRG:chosen:- 1.hunt Y 65* - - I- Bx40,Yx50,Nx69,Rx129,Gx145 - -/- - BYNRG h=64;w=-;p=-;t=65-66;s=-"


@pytest.mark.parametrize(
    ("position", "typed", "meant"),
    [
        (HUNT, "b", "B>x40"),
        (HUNT, "b41", "B>x41"),
        (HUNT, "B>X41", "B>x41"),
        (HUNT, "bx41", "B>x41"),
        (HUNT, "x41", "B>x41"),
        (HUNT.replace("1.hunt", "1.act"), "y40", "Y?40"),
        (HUNT.replace("1.hunt", "1.act"), "40", "Y?40"),
        (HUNT.replace("1.hunt", "1.act"), "@40", "Y@40"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "65", "-65"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "home", "-64!"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "64!", "-64!"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "a65", "~65"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "c64=63", "=64=63"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "64=63", "=64=63"),
    ],
)
def test_short_forms_mean_one_thing(run: Run, position: str, typed: str, meant: str) -> None:
    whole = run("apply", position, meant)
    assert (whole.code, whole.err) == (0, "")
    assert run("apply", position, typed).out == whole.out


@pytest.mark.parametrize(
    ("position", "typed", "said"),
    [
        (HUNT, "y41", "up to two crossings"),
        (HUNT, "x400", "number of a crossing"),
        (HUNT.replace("1.hunt", "1.act"), "b400", "number of a circle"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "1", "Jack cannot walk there"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "a1", "No alley leads there"),
        (HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h"), "home!", "There is no action"),
    ],
)
def test_a_short_form_of_what_is_not_allowed_is_explained(run: Run, position: str, typed: str, said: str) -> None:
    refused = run("apply", position, typed)
    assert (refused.code, refused.out) == (2, "")
    assert said in refused.err


def test_what_can_mean_two_things_is_asked_back(run: Run) -> None:
    close = HUNT.replace("1.hunt", "1.act").replace("Bx40", "Bx26")
    refused = run("apply", close, "40")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "“40” can mean more than one thing: type one of B?40, Y?40.\n"
    assert run("apply", close, "y40").code == 0
    at_the_door = HUNT.replace("1.hunt", "1.escape").replace(" BYNRG h", " - h")
    assert "type one of -64, -64!." in run("apply", at_the_door, "64").err


def test_one_section_is_drawn_large_with_the_names_of_the_crossings(run: Run) -> None:
    shown = run("show", MIDDLE, "--section", "b/A").out
    assert re.search(r"▪x\d+", shown)
    assert run("show", MIDDLE, "--section", "B/a").out == shown
    assert run("show", MIDDLE, "--section", "B/b").out != shown

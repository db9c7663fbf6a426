"""Whole games of Letters from Whitechapel in the terminal: every role, one screen or several pairs of eyes."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from cli.fake_terminal import Run
from games.whitechapel.terminal.example_games import typed
from gaslamp.cli import main
from gaslamp.core import journal, record
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.rules.state import State

SETTLED = "64\n3/21/27/65/84\n"
"""What Jack types before the first crime."""


def state_of(path: Path) -> State:
    return journal.resume(whitechapel, record.parse(path.read_text())).state


def screens(text: str) -> list[tuple[str, str]]:
    """Who was handed the screen, and what was on it until the next curtain."""
    running = text[: text.rindex("your move (? for help)")]
    parts = re.split(r"Hand over to (.*?), then press Enter\. ", running)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "seed"),
    [
        (["--as", "jack"], 1),
        (["--as", "police"], 1),
        (["--as", "both"], 2),
        (["--as", "police2", "--option", "hands=B/YN/RG", "--option", "rushing=on"], 3),
        (["--as", "both", "--option", "hands=B/Y/N/R/G", "--option", "letters=on", "--option", "address=on"], 4),
    ],
)
def test_a_whole_game_can_be_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: list[str],
    seed: int,
) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, *arguments, seed=seed)
    assert played.code == 0
    assert re.search(r"(Jack wins|the police win)\.", played.out)
    assert f"Jack’s hideout was {state_of(path).hideout}." in played.out
    assert main(["verify", str(path)]) == 0
    assert capsys.readouterr().out.startswith("Honest")


def test_one_curtain_between_jack_and_the_police(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, "--as", "both", seed=5, stop=150)
    shown = screens(played.out)
    assert {seat for seat, _ in shown} == {"Jack", "the police"}
    assert all(one[0] != other[0] for one, other in pairwise(shown)), "a curtain at every change"
    hideout = state_of(path).hideout
    for seat, text in shown:
        asked = re.findall(r"^(.*), your move", text, re.M)
        assert {one.casefold() for one in asked} <= {seat.casefold()}, "nobody is asked on another's screen"
        if seat == "Jack":
            assert set(re.findall(r"Hideout +(\d+)", text)) <= {str(hideout)}
        else:
            assert set(re.findall(r"Hideout +(\S.*?) *\n", text)) == {"a secret"}
            assert not re.search(r"Jack is on|/\d+\\|J\d+|[⁰¹²³⁴⁵⁶⁷⁸⁹]|of them targets", text)
            assert not re.search(r"(?<!\S)(-\d+!?|=\d+=\d+|~\d+|h=\d+|W\+\d+)(?!\S)", text)


def test_detectives_look_together_but_for_the_heads_patrols(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    with monkeypatch.context() as patched:
        played = typed(patched, path, "--as", "police", "--option", "hands=B/YN/RG", seed=6, stop=60)
    shown = screens(played.out)
    head = re.search(r"moved by (detective \d)", played.out)
    assert head is not None
    assert shown[0][0] == head[1], "the Head alone"
    assert "to place the patrol token of blue" in shown[0][1]
    assert shown[1][0] == "the police", "then all of them"
    prompts = set(re.findall(r"^(Detective \d), your move", shown[1][1], re.M))
    assert prompts == {"Detective 1", "Detective 2", "Detective 3"}, "with no curtain between them"
    assert "[b]" not in shown[1][1]
    assert "Continue with: gaslamp play whitechapel --as police --record" in played.out


def test_one_detective_among_several_needs_no_curtain_and_knows_no_patrols(run: Run, tmp_path: Path) -> None:
    for seed in range(10):
        path = tmp_path / f"{seed}.record"
        ran = run(
            "play", "whitechapel", "--as", "police2", "--option", "hands=B/YN/RG", "--record", str(path), seed=seed
        )
        assert "Hand over" not in ran.out
        if "moved by detective 2" not in ran.out:
            assert "B=?/Y=?/N=?/R=?/G=?" in ran.out
            assert not re.search(r"[BYNRG]=x\d", ran.out)
            return
    pytest.fail("detective 2 was always the Head")


def test_the_map_is_drawn_once_for_a_turn_and_again_when_asked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run("play", "whitechapel", "--as", "police", "--record", str(path))
    five = run("play", "whitechapel", "--as", "police", "--record", str(path), stdin="40\n50\n69\n129\n145\n")
    after = five.out[: five.out.index("alarm: ")]
    assert after.count("(195)") <= 2, "not after every token, but when the night goes on"
    again = run("play", "whitechapel", "--as", "police", "--record", str(path), stdin="board\nboard C/a\nboard D\n")
    assert again.out.count("(195)") == 3, "the start, the map again, and the section it is in"
    assert "The board has no section “D”" in again.out


def test_jack_types_little(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ("play", "whitechapel", "--as", "jack", "--record", str(path))
    run(*arguments, stdin=f"{SETTLED}w\n")
    actions = [entry.action for entry in record.parse(path.read_text()).entries if entry.seat == "jack"]
    assert actions == ["h=64", "W+3", "W+21", "W+27", "W+65", "W+84", "wait"]
    token = re.findall(r"Turn up a patrol token \(!…\) +x(\d+)", run(*arguments).out)[-1]
    ran = run(*arguments, stdin=f"{token}\n")
    assert f"Jack turns up the patrol token on x{token}: it is" in ran.out
    victim = str(next(iter(whitechapel.legal(state_of(path)))))  # a Kill
    circle = re.findall(r"\d+", victim)[0]
    ran = run(*arguments, stdin=f"{circle}\n")
    assert f"a victim is found on {circle}" in ran.out
    walk = re.findall(r"Walk \(-…\) +(\d+)", ran.out)[-1]
    ran = run(*arguments, stdin=f"{walk}\n")
    assert f"Jack walks to {walk}" in ran.out
    assert "looks for clues:" in ran.out or "makes an arrest" in ran.out


def test_a_slip_can_be_taken_back_but_not_an_answer(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ("play", "whitechapel", "--as", "police", "--record", str(path))
    before = run(*arguments, stdin="40/50\nundo\nundo\nundo\n")
    assert before.out.count("Taken back.") == 2
    assert "There is nothing to take back" in before.out
    run(*arguments, stdin="40/50/69/129/145\n")
    while state_of(path).public.stage.name != "HUNT":
        run(*arguments, stdin=whitechapel.write(whitechapel.legal(state_of(path))[0]) + "\n")
    run(*arguments, stdin="b/y/n/r/g\n")
    assert state_of(path).public.stage.name == "ACT"
    ask = whitechapel.write(whitechapel.legal(state_of(path))[0])
    asked = run(*arguments, stdin=f"{ask.lower()}\nundo\n")
    assert "There is nothing to take back" in asked.out
    assert re.search(r"looks for clues: \d+ (no|yes, a clue)", asked.out)


def test_naming_an_address_asks_once(run: Run, tmp_path: Path) -> None:
    for seed in range(40):
        path = tmp_path / f"{seed}.record"
        arguments = ("play", "whitechapel", "--as", "police", "--option", "address=on", "--record", str(path))
        run(*arguments, seed=seed)
        if state_of(path).public.stage.name == "ADDRESS":
            break
    no = run(*arguments, stdin="64\nno\n")
    assert "Name 64 as Jack’s address? It can be done only once a game. (yes or no)" in no.out
    assert "Not done." in no.out
    assert state_of(path).public.stage.name == "ADDRESS"
    yes = run(*arguments, stdin="h?64\nyes\n")
    assert "the Head names an address: 64: it is" in yes.out


def test_without_a_role_one_is_asked_for(run: Run, tmp_path: Path) -> None:
    one = run("play", "whitechapel", "--record", str(tmp_path / "1"), stdin="\n")
    assert one.out.startswith("Whom do you play: jack, police or both? [police] ")
    assert "The police, your move" in one.out
    arguments = ("play", "whitechapel", "--option", "hands=BYN/RG", "--record", str(tmp_path / "2"))
    assert run(*arguments).out.startswith("Whom do you play: jack, police, police1, police2 or both? [police] ")


def test_help_is_a_word_away_in_every_language(run: Run, tmp_path: Path) -> None:
    for language, said in (("en", "the short form"), ("fr", "la forme courte"), ("it", "la forma breve")):
        path = str(tmp_path / language)
        ran = run("play", "whitechapel", "--as", "jack", "--record", path, "--lang", language, stdin="?\nlist\n")
        assert said in ran.out
        assert re.search(r"^h=195 ", ran.out, re.M)
        assert max(map(len, re.findall(r"^    ?  ?\S.*$", ran.out, re.M))) <= 160


def test_questions_can_be_typed_at_once_and_stop_at_a_clue(run: Run, tmp_path: Path) -> None:
    """Blue stands next to 29, 30 and 50; Jack's trail decides how many of them he hears about."""
    outcomes = set()
    for seed in range(12):
        path = tmp_path / f"{seed}.record"
        arguments = ("play", "whitechapel", "--as", "police", "--record", str(path))
        run(*arguments, stdin="40/50/69/129/145\n", seed=seed)
        if state_of(path).public.stage.name != "HUNT":
            continue
        ran = run(*arguments, stdin="b/y/n/r/g\nb29/30/50\n", seed=seed)
        asked = [entry.action for entry in record.parse(path.read_text()).entries if entry.action.startswith("B?")]
        found = [answer for _, answer in re.findall(r"(29|30|50) (no|yes)", ran.out)]
        assert asked == ["B?29", "B?30", "B?50"][: len(found)]
        assert "yes" not in found[:-1]
        assert len(found) == 3 or found[-1] == "yes"
        outcomes.add(len(found))
        others = [entry for entry in record.parse(path.read_text()).entries if re.match(r"[YNRG]\?", entry.action)]
        assert not others, "what was left over is nobody else's question"
    assert 3 in outcomes


def test_what_follows_an_arrest_is_refused_with_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    arguments = ("play", "whitechapel", "--as", "police", "--record", str(path))
    run(*arguments, stdin="40/50/69/129/145\n")
    while state_of(path).public.stage.name != "HUNT":
        run(*arguments, stdin=whitechapel.write(whitechapel.legal(state_of(path))[0]) + "\n")
    run(*arguments, stdin="b/y/n/r/g\n")
    before = path.read_text()
    assert "not your turn any more" in run(*arguments, stdin="b@29/y40\n").out
    assert path.read_text() == before

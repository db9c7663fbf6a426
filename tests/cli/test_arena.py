"""Measuring from the command line: the same figures however it was run, and never a result lost."""

import json
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cli.fake_terminal import Ran, Run
from gaslamp.arena import processes
from gaslamp.games import registry
from gaslamp.parts.registration import Side
from waiting import TIMEOUT_SECONDS, wait_until

ROOT = Path(__file__).parents[2]
STARTING_SECONDS = 3 * TIMEOUT_SECONDS
"""Two processes import the players before the first game."""
GAME = ("arena", "mrjack", "--jack", "greedy", "--detective", "random", "--no-luck", "--jobs", "1")


def on_one_line(ran: Ran) -> str:
    return " ".join(ran.out.split())


def timeless(ran: Ran) -> Any:
    """The figures without the times."""
    assert ran.code == 0, ran.err
    data = json.loads(ran.out)
    for lineup in data["lineups"]:
        for side in lineup["seconds"].values():
            for name in ("mean", "p95", "max"):
                assert side.pop(name) >= 0
    return data


def test_two_levels_play_and_get_a_table_of_results(run: Run) -> None:
    ran = run(*GAME, "--games", "12")
    assert (ran.code, ran.err) == (0, "")
    assert "mrjack: 12 games, seed 1" in ran.out
    won = [int(count) for count in re.findall(r"(\d+) / 12", ran.out)]
    assert sum(won) == 12
    assert re.search(r"Jack +greedy +\d+ / 12 +\d+\.\d % +\d+\.\d – \d+\.\d %", ran.out)
    endings = re.findall(r"^ +(\d+)  .* wins\.", ran.out, re.M)
    assert sum(map(int, endings)) == 12
    assert re.search(r"the detective +random +\d+ +\d.* m?s +\d.* m?s +\d.* m?s", ran.out)


@pytest.mark.parametrize("language", ["fr", "it"])
def test_the_table_is_in_the_readers_language(run: Run, language: str) -> None:
    ran = run(*GAME, "--games", "2", "--swap", "--lang", language)
    assert ran.code == 0
    assert not re.search("level|share|both roles|decisions |longest", ran.out)


def test_the_same_seed_gives_the_same_figures_in_one_process_and_in_two(run: Run) -> None:
    alone = timeless(run(*GAME, "--games", "10", "--seed", "7", "--json"))
    assert alone == timeless(run(*GAME[:-1], "2", "--games", "10", "--seed", "7", "--json"))
    assert alone != timeless(run(*GAME, "--games", "10", "--seed", "8", "--json"))


def test_a_run_in_two_parts_gives_the_same_table_as_one(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    whole = timeless(run(*GAME, "--games", "10", "--json"))
    run(*GAME, "--games", "4", "--out", out)
    assert len(Path(out).read_text().splitlines()) == 1 + 4
    assert timeless(run(*GAME, "--games", "10", "--out", out, "--json")) == whole
    first = run(*GAME, "--games", "10", "--out", out)
    assert run(*GAME, "--games", "10", "--out", out) == first, "nothing left to play: even the times are the same"
    assert timeless(run(*GAME, "--games", "4", "--out", out, "--json"))["games"] == 4


def test_a_torn_file_is_mended(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    whole = timeless(run(*GAME, "--games", "5", "--out", str(out), "--json"))
    out.write_bytes(out.read_bytes()[:-40])
    assert timeless(run(*GAME, "--games", "5", "--out", str(out), "--json")) == whole


@pytest.mark.parametrize(
    "other",
    [
        ("--seed", "2"),
        ("--swap",),
        ("--jack", "random"),
        ("--options", "edition=first"),
    ],
)
def test_a_file_made_with_other_arguments_is_refused_and_left_as_it_is(
    run: Run, tmp_path: Path, other: tuple[str, ...]
) -> None:
    out = tmp_path / "results.jsonl"
    run(*GAME, "--games", "2", "--out", str(out))
    before = out.read_bytes()
    ran = run(*GAME, "--games", "2", "--out", str(out), *other)
    assert ran.code == 2
    assert "holds results of something else: game mrjack" in ran.err
    assert ran.err.count("\n") == 1
    assert out.read_bytes() == before


def test_with_swap_each_deal_is_played_both_ways_and_judged_as_one(run: Run) -> None:
    data = timeless(run(*GAME, "--games", "8", "--swap", "--json"))
    first, second = data["lineups"]
    assert (first["games"], second["games"], data["games"]) == (8, 8, 16)
    assert second["players"] == {"jack": "random", "detective": "greedy"}
    pairs = data["pairs"]
    assert sum(pairs["won"].values()) == pairs["deals"] == 8
    wins = first["wins"]["jack"]["games"] + second["wins"]["detective"]["games"]
    assert pairs["share"] == wins / 16
    assert pairs["interval"][0] < pairs["share"] < pairs["interval"][1]
    assert re.search(rf"both roles +greedy +{wins} / 16", run(*GAME, "--games", "8", "--swap").out)


def test_a_short_flag_is_the_same_as_a_named_side(run: Run) -> None:
    long = ("arena", "mrjack", "--player", "detective=random", "--player", "jack=greedy", "--no-luck", "--jobs", "1")
    assert timeless(run(*long, "--games", "4", "--json")) == timeless(run(*GAME, "--games", "4", "--json"))


def test_a_short_flag_is_explained_in_the_words_of_its_game(run: Run) -> None:
    assert "--police" in on_one_line(run("arena", "--help"))
    assert "who plays the detective (mrjack)" in on_one_line(run("arena", "--help"))
    assert "qui joue l’enquêteur (mrjack)" in on_one_line(run("arena", "--help", "--lang", "fr"))


@pytest.mark.parametrize("command", [("arena", "mrjack"), ("ladder", "mrjack")])
def test_the_arena_plays_games_of_two_sides_only(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, str]
) -> None:
    third = replace(registry.registration("mrjack"), sides=(Side("jack"), Side("detective"), Side("judge")))
    monkeypatch.setattr(registry, "registrations", lambda: {"mrjack": third})
    ran = run(*command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "mrjack has 3 sides: the arena plays games of two sides.\n"


def test_options_change_the_game(run: Run) -> None:
    players = ("--jack", "random", "--police", "random")
    arguments = ("arena", "whitechapel", *players, "--games", "2", "--no-luck", "--jobs", "1")
    data = timeless(run(*arguments, "--options", "hands=B/YN/RG,letters=on", "--json"))
    assert (data["options"]["hands"], data["options"]["letters"]) == ("B/YN/RG", "on")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "chess"], "chess"),
        (["arena", "mrjack"], "--player jack= and one of random"),
        (["arena", "mrjack", "--jack", "greedy"], "--player detective= and one of random"),
        (["arena", "mrjack", "--player", "detective=greedy"], "--player jack= and one of random"),
        (["arena", "mrjack", "--jack", "greedy", "--police", "greedy"], "police is not a side of this game"),
        (["arena", "mrjack", "--jack", "greedy", "--player", "police=greedy"], "use jack, detective"),
        (["arena", "whitechapel", "--jack", "random", "--detective", "random"], "use jack, police"),
        ([*GAME, "--player", "jack=random"], "Two levels are given for the side jack"),
        (["arena", "mrjack", "--player", "jack=greedy", "--player", "jack=greedy"], "the side jack"),
        (["arena", "mrjack", "--player", "greedy"], "SIDE=LEVEL, such as jack=random"),
        (["arena", "mrjack", "--player", "=greedy"], "SIDE=LEVEL"),
        (["arena", "mrjack", "--player", "jack="], "SIDE=LEVEL"),
        ([*GAME, "--jack", "wizard"], "There is no player “wizard”"),
        ([*GAME, "--jack", "cheat"], "and plays jack"),
        (["ladder", "mrjack", "--levels", "cheat,random"], "and plays jack"),
        ([*GAME, "--games", "0"], "number of games"),
        ([*GAME, "--games", "many"], "number of games"),
        ([*GAME, "--jobs", "0"], "at the same time"),
        ([*GAME, "--options", "edition=third"], "third"),
        ([*GAME, "--options", "edition"], "edition"),
        ([*GAME, "--detective", "greedy", "--swap"], "nothing to swap"),
        ([*GAME, "--games", "1", "--out", "/nowhere/at/all"], "/nowhere/at/all"),
        ([*GAME, "--games", "1", "--out", "/"], "cannot be written"),
        ([*GAME, "--games", "1", "--out", "/dev/zero"], "something else"),
        (["ladder", "chess"], "chess"),
        (["ladder", "mrjack", "--levels", "random,wizard"], "wizard"),
        (["ladder", "mrjack", "--games", "-3"], "number of games"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run: Run, arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert said in ran.err


def test_an_interruption_keeps_what_is_done_and_says_how_to_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = timeless(run(*GAME, "--games", "6", "--json"))
    out = str(tmp_path / "results.jsonl")
    original = processes.play
    games = iter(range(100))

    def interrupted(fixture: Any) -> Any:
        if next(games) == 3:
            raise KeyboardInterrupt
        return original(fixture)

    with monkeypatch.context() as patched:
        patched.setattr(processes, "play", interrupted)
        ran = run(*GAME, "--games", "6", "--out", out)
    assert ran.code == 130
    assert "mrjack: 3 games" in ran.out
    assert "Stopped after 3 of 6 games; they are kept." in ran.err
    command = re.search("Continue with: gaslamp (.*)", ran.err)
    assert command is not None
    assert timeless(run(*command[1].split(), "--json")) == whole


def test_an_interruption_without_a_file_says_what_it_is_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(processes, "play", interrupted)
    ran = run(*GAME, "--games", "6", "--json")
    assert (ran.code, ran.out) == (130, "")
    assert "--out FILE" in ran.err


def test_ctrl_c_reaches_everybody_at_once_and_only_one_answers(tmp_path: Path) -> None:
    """As from a terminal: the signal goes to all processes of the group."""
    out = tmp_path / "results.jsonl"
    command = [str(Path(sys.executable).with_name("gaslamp")), *GAME[:-1], "2", "--games", "100000", "--out", str(out)]
    environment = {**os.environ, "GASLAMP_LANG": "en"}
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        text=True,
        start_new_session=True,
        # Tests that run in the background ignore Ctrl-C, and this process would too.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as running:
        wait_until(lambda: out.exists() and out.read_bytes().count(b"\n") > 5, "six games", STARTING_SECONDS)
        os.killpg(running.pid, signal.SIGINT)
        try:
            output, said = running.communicate(timeout=TIMEOUT_SECONDS)
        finally:
            running.kill()
    assert running.returncode == 130
    assert "Traceback" not in said
    done = re.search("Stopped after ([0-9,]+) of 100,000 games", said)
    assert done is not None
    assert len(out.read_bytes().splitlines()) == 1 + int(done[1].replace(",", ""))
    assert f"mrjack: {done[1]} games" in output


def test_a_ladder_rates_every_level_in_both_roles(run: Run) -> None:
    arguments = ("ladder", "mrjack", "--levels", "random,greedy", "--games", "6", "--jobs", "1")
    data = json.loads(run(*arguments, "--json").out)
    assert [(each["side"], each["level"]) for each in data["ratings"]] == [
        ("jack", "random"),
        ("jack", "greedy"),
        ("detective", "random"),
        ("detective", "greedy"),
    ]
    assert all(each["interval"][0] < each["rating"] < each["interval"][1] for each in data["ratings"])
    assert [(each["jack"], each["detective"], each["games"]) for each in data["pairings"]] == [
        ("random", "random", 6),
        ("random", "greedy", 6),
        ("greedy", "random", 6),
        ("greedy", "greedy", 6),
    ]
    shown = run(*arguments).out
    assert re.search(r"greedy +\d+ ± \d+ +\d+ ± \d+", shown)
    assert re.search(r"random +\d / 6 +\d / 6", shown)


def test_a_ladder_goes_on_with_more_games_and_more_levels(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "ladder.jsonl"
    arguments = ("ladder", "mrjack", "--games", "4", "--jobs", "1", "--json", "--levels")
    whole = run(*arguments, "random,greedy")
    run(*arguments, "random", "--out", str(out))
    assert len(out.read_text().splitlines()) == 1 + 4
    assert run(*arguments, "random,greedy", "--out", str(out)).out == whole.out
    assert len(out.read_text().splitlines()) == 1 + 16
    refused = run(*GAME, "--games", "4", "--out", str(out))
    assert refused.code == 2
    assert "something else" in refused.err


def test_results_with_another_time_for_a_program_are_not_mixed(run: Run, tmp_path: Path) -> None:
    bot = f"jack=cmd:{sys.executable} {ROOT / 'examples' / 'bots' / 'random_bot.py'}"
    command = ("arena", "mrjack", "--player", bot, "--player", "detective=random", "--games", "1", "--out")
    assert run(*command, str(tmp_path / "results"), "--seconds", "2").code == 0
    refused = run(*command, str(tmp_path / "results"), "--seconds", "3")
    assert refused.code == 2
    assert "seconds 2.0" in refused.err

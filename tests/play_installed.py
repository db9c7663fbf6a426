"""Plays whole games with the installed package, in the terminal and in a PettingZoo environment, and says how.

The tests of the packages and those of a release run it with the Python of a fresh environment.
"""

import io
import sys
import sysconfig
import tempfile
from contextlib import redirect_stdout
from pathlib import Path
from random import Random
from unittest.mock import patch

import gaslamp
from gaslamp.adapters.pettingzoo import mrjack_v0
from gaslamp.cli import main
from gaslamp.cli.environment import Environment
from gaslamp.games.mrjack.kernel import kernel


class Typist(io.TextIOBase):
    """Standard input: somebody who reads the game's file and types the first legal action."""

    def __init__(self, file: Path, screen: io.StringIO) -> None:
        self._file, self._screen = file, screen

    def readline(self, _: int | None = -1, /) -> str:
        if self._screen.getvalue().endswith("(yes or no) "):
            return "yes\n"
        return gaslamp.load(self._file).actions[0] + "\n"


def terminal() -> str:
    """The last sentence of a game against a machine."""
    rng, screen = Random(1), io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.record"
        with patch.object(sys, "stdin", Typist(file, screen)), redirect_stdout(screen):
            arguments = ["--lang", "en", "play", "mrjack", "--as", "jack", "--against", "random", "--record", str(file)]
            code = main(arguments, Environment(rng.randbytes, rng))
        assert code == 0, screen.getvalue()
        return next(line for line in screen.getvalue().splitlines() if " wins" in line)


def environment() -> dict[str, float]:
    """The rewards of a game of random agents."""
    env = mrjack_v0.env()
    env.reset(seed=7)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        if ended or cut:
            rewards[agent] = reward
        env.step(None if ended or cut else env.action_space(agent).sample(observation["action_mask"]))
    return rewards


if __name__ == "__main__":
    home = Path(gaslamp.__file__).parent
    assert home.is_relative_to(sysconfig.get_path("platlib")), f"{home} is not installed"
    assert (home / "web/index.html").exists(), "there are no pages"
    assert not kernel.__file__.endswith(".py") or "interpreted" in sys.argv, "the kernels are not compiled"
    assert sorted(environment().values()) == [-1, 1]
    print(f"gaslamp {gaslamp.__version__}: {terminal()}")

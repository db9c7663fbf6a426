"""One seat of a game as a Gymnasium environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gaslamp.adapters.batch import BEGIN, NO_OPPONENTS, RANDOM, batch
from gaslamp.adapters.games import adapted
from gaslamp.adapters.refusals import action_number, in_game
from gaslamp.adapters.rendering import show
from gaslamp.core.errors import NotWellFormed
from gaslamp.core.game import SPECTATOR, Seat
from gaslamp.parts.tensors import Tensor

Observation = tuple[Tensor, dict[str, Any]]


class SeatEnvironment(gymnasium.Env[Tensor, np.int64]):
    """The reward is 1 for a game that was won and -1 for one that was lost, at its end.

    Infos have the mask of the legal actions; `action_masks` gives it too, as sb3-contrib asks for it. An action that is
    not legal raises NotLegal.
    """

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        seat: Seat | None = None,
        opponents: Mapping[Seat, str] = NO_OPPONENTS,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """`seat`: the last one if none is named. Seats without an opponent are played at random."""
        self._played = adapted(game)
        seats = self._played.game.seats(self._played.first_state(options))
        self.seat, machines = others(game, seats, seat, opponents)
        self._batch = batch(self._played, options, 1, restart=False, opponents=machines)
        self._place = self._batch.seat_names.index(self.seat)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 127, (self._played.size,), np.int8)
        self.action_space = spaces.Discrete(self._played.action_count)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Observation:  # noqa: ARG002
        super().reset(seed=seed)
        self._batch.seed(self.np_random)
        self._batch.advance(np.array([BEGIN]))
        while self._batch.ended[0]:  # machines have ended the game before the seat could act
            self._batch.advance(np.array([BEGIN]))
        return self._observed()

    def step(self, action: np.int64) -> tuple[Tensor, float, bool, bool, dict[str, Any]]:
        self._batch.advance(np.array([action_number(self._played.name, action, self._played.action_count)]))
        tensor, info = self._observed()
        if self.render_mode == "human":
            self.render()
        return tensor, float(self._batch.rewards[0, self._place]), bool(self._batch.ended[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        return np.asarray(self._batch.masks[0] == 1)

    def render(self) -> Any:
        """The game as a spectator sees it. No secret is drawn before the game is over."""
        return show(self._played.game, self._batch.view(0, SPECTATOR), self.render_mode)

    def _observed(self) -> Observation:
        return self._batch.tensor(0, self._place), {"action_mask": self._batch.masks[0].copy()}


def others(
    game: str, seats: Sequence[Seat], seat: Seat | None, opponents: Mapping[Seat, str]
) -> tuple[Seat, dict[Seat, str]]:
    """The learner's seat, and a machine for each of the others."""
    learner = seats[-1] if seat is None else seat
    for one in (learner, *opponents):
        if one not in seats:
            raise in_game(game, NotWellFormed("unknown-seat", text=one, known=", ".join(seats)))
    return learner, {one: opponents.get(one, RANDOM) for one in seats if one != learner}

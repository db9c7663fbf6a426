"""A game that OpenSpiel plays."""

import random
from collections.abc import Callable
from typing import Any

import pyspiel

from gaslamp.adapters.open_spiel.play import CHANCE, OVER, Play
from gaslamp.adapters.refusals import refusal
from gaslamp.core.errors import NotLegal

assert (CHANCE, OVER) == (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL)


class State(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """All that changes is in `play`. OpenSpiel copies each attribute with `deepcopy`."""

    def __init__(self, game: Any, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        return self.play.current_player

    def is_terminal(self) -> bool:
        return self.play.current_player == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  (OpenSpiel asks for the current player's)
        return sorted(self.play.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.odds()

    def _apply_action(self, action: int) -> None:
        try:
            self.play.make(action)
        except NotLegal:
            raise refusal(self.play.game.NAME, action) from None

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        """In the notation of the game. An action that is not legal now may have no notation: then its number."""
        return self.play.text(action) if action in self.play.numbers() else f"#{action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.play.seats)
        ending = self.play.game.outcome(self.play.state())
        assert ending is not None
        return [1.0 if seat in ending.winners else -1.0 for seat in self.play.seats]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same list as OpenSpiel's own method, which converts thousands of zeros behind the end of the record."""
        observer = self.play.current_player if player is None else player
        entry = self.get_game().entry
        if entry.recalls_view or not 0 <= observer < len(self.play.seats):
            own: list[float] = super().information_state_tensor(observer)
            return own
        numbers = [float(player == observer) for player in range(len(self.play.seats))]
        numbers += self.play.record.listed(observer, entry.record_length)
        return numbers

    def __str__(self) -> str:
        return self.play.game.write(self.play.state())

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "State":
        """Another state that the player cannot tell from this one, drawn from what the player has seen."""
        game, play = self.get_game(), self.play
        rng = random.Random(probability_sampler())
        view = play.game.view(play.state(), play.seats[player_id])
        record = [event.action for event in play.seen(player_id)]
        other: State = game.new_initial_state()
        for action in game.entry.world(game.options, record, view, rng):
            other.apply_action(other.play.find(action))
        return other

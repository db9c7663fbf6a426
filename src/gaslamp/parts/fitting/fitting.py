"""What a game has to say, so that the numbers of its analysis can be fitted and measured."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from gaslamp.core.game import Seat
from gaslamp.core.record import Record
from gaslamp.parts.analysis import Choice, Depth
from gaslamp.parts.fitting import files
from gaslamp.parts.fitting.calibration_table import Prediction
from gaslamp.parts.fitting.games import Contest, NumberedGame


class Fitting(NamedTuple):
    contest: Contest
    weights: Path
    """The file of the fitted weights."""
    levels: Path
    """The file of what each level's decisions cost."""
    mistake: float
    """From which cost on a decision is marked."""
    samples: Callable[[NumberedGame], Iterable[files.Line]]
    """Moments of a game, each with its game's number first, and what the model knows about them."""
    fitted: Callable[[Iterable[list[Any]]], str]
    """Of samples, as they were read from a file: the text of the file of weights."""
    predictions: Callable[[Iterable[list[Any]]], Iterable[Prediction]]
    """Of such samples: what the model says, with the weights that are in use."""
    decisions: Callable[[Record, Seat, Depth], Iterable[tuple[int, Sequence[Choice]]]]
    """Of a seat's own record: its decisions, by number, with the choices."""
    luck: Callable[[Record], Mapping[int, float]]
    adjustment: Path
    """The file that `adjust` writes."""
    adjusted: Callable[[Iterable[list[Any]]], str]
    """Of samples of games that the weights were not fitted to: the text of that file."""

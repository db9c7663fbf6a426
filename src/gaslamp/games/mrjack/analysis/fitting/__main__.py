"""Fits and measures the numbers of the analysis of Mr. Jack. `docs/analysis-mrjack.md` has the commands."""

from pathlib import Path

from gaslamp.games import mrjack
from gaslamp.games.mrjack.analysis import MISTAKE, model
from gaslamp.games.mrjack.analysis.appraisal import decisions
from gaslamp.games.mrjack.analysis.fitting.low_odds import low_odds_text
from gaslamp.games.mrjack.analysis.fitting.predictions import predictions
from gaslamp.games.mrjack.analysis.fitting.samples import samples
from gaslamp.games.mrjack.analysis.fitting.weights import weights_text
from gaslamp.games.mrjack.analysis.luck import luck
from gaslamp.games.mrjack.players import PLAYERS
from gaslamp.games.mrjack.rules.turns import SEATS
from gaslamp.parts.fitting import command
from gaslamp.parts.fitting.fitting import Fitting
from gaslamp.parts.fitting.games import Contest

DATA = Path(__file__).parent.parent

FITTING = Fitting(
    contest=Contest(mrjack, SEATS, PLAYERS),
    weights=DATA / model.WEIGHTS,
    levels=DATA / "levels.json",
    mistake=MISTAKE,
    samples=samples,
    fitted=weights_text,
    predictions=predictions,
    decisions=decisions,
    luck=luck,
    adjustment=DATA / model.LOW_ODDS,
    adjusted=low_odds_text,
)

if __name__ == "__main__":
    command.main(FITTING)

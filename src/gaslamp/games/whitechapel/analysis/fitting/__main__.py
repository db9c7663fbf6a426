"""Fits and measures the numbers of the analysis of Letters from Whitechapel.

`docs/analysis-whitechapel.md` has the commands.
"""

from pathlib import Path

from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.analysis import MISTAKE, model
from gaslamp.games.whitechapel.analysis.appraisal import decisions, luck
from gaslamp.games.whitechapel.analysis.fitting.nights import adjusted_text
from gaslamp.games.whitechapel.analysis.fitting.predictions import predictions
from gaslamp.games.whitechapel.analysis.fitting.samples import POLICE, samples
from gaslamp.games.whitechapel.analysis.fitting.weights import weights_text
from gaslamp.games.whitechapel.players import PLAYERS
from gaslamp.games.whitechapel.rules.public import JACK
from gaslamp.parts.fitting import command
from gaslamp.parts.fitting.fitting import Fitting
from gaslamp.parts.fitting.games import Contest

DATA = Path(__file__).parent.parent

FITTING = Fitting(
    contest=Contest(whitechapel, (JACK, POLICE), PLAYERS),
    weights=DATA / model.FILE,
    levels=DATA / "levels.json",
    mistake=MISTAKE,
    samples=samples,
    fitted=weights_text,
    predictions=predictions,
    decisions=decisions,
    luck=luck,
    adjustment=DATA / model.FILE,
    adjusted=adjusted_text,
)

if __name__ == "__main__":
    command.main(FITTING)

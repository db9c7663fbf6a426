"""The chance that Jack wins at a moment, as some eyes judge it: which model applies, and its features."""

from collections.abc import Sequence

import numpy as np

from gaslamp.games.whitechapel.analysis import before, model, suspicion, truth
from gaslamp.games.whitechapel.analysis.knowledge import METHOD, Moment
from gaslamp.games.whitechapel.analysis.scenes import prospects_of_all
from gaslamp.games.whitechapel.deduction.streets import Floats
from gaslamp.games.whitechapel.players import victims
from gaslamp.games.whitechapel.players.alibi import prior
from gaslamp.games.whitechapel.players.murder import Guess, night_from
from gaslamp.games.whitechapel.players.posts import Places, best
from gaslamp.games.whitechapel.rules.board import Circle, members
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.turns import NIGHTS, REASONS

Row = tuple[str, Floats]
"""The name of a model, and the features."""

# When the last policeman has acted it is Jack's move. Then nobody can arrest, and the same model applies.
PHASES = {
    Stage.GOULSTON: "hunt",
    Stage.GRAFFITI: "hunt",
    Stage.HUNT: "hunt",
    Stage.FALSE_CLUE: "act",
    Stage.ACT: "act",
    Stage.CLUE: "act",
    Stage.ARREST: "act",
    Stage.ESCAPE: "act",
}
MURDER_NAMES = ("night 1", "night 2", "night 3", "night 4", "way home", "later nights", "hideout bits",
                "hideout bits, last night")  # fmt: skip
_LEAST_HOPE = 0.01
_WORLDS = 96


def value(moment: Moment, tables: int = 4, *, well: bool = False) -> float:
    """`tables`: how many places of hidden policemen are drawn to judge a murder.

    `well`: if both sides go on well, to compare choices.
    """
    stage = moment.public.stage
    if stage in REASONS:
        return float(stage is Stage.ESCAPED)
    name, features = truth_row(moment, tables) if moment.knows_jack else police_row(moment)
    return model.chance(name + model.WELL if well else name, features)


def truth_row(moment: Moment, tables: int = 4) -> Row:
    """For Jack and the referee."""
    public, view = moment.public, moment.view
    phase = PHASES.get(public.stage)
    if phase is not None:
        acting, ends = suspicion.acting(public), planned(moment)
        hope = truth.way_home(public, moment.suspicion.worlds, ends, acting, moment.home)[moment.here]
        known = truth.bits(moment.there, moment.here), truth.bits(moment.homes, moment.home)
        police = suspicion.features(moment.suspicion, public, ends, acting)[0]
        return f"{phase}, truth", truth.features(police, public, moment.home, float(hope), known)
    if public.stage is Stage.ALARM:
        return murder_row(moment, moment.here, tables)
    scenes = before.marked_scenes(public, moment.home, view.marked or 0)
    patrols = before.patrol_weights(public, view.patrol)
    return "before, truth", before.features(public, moment.home, moment.homes, scenes, patrols)


def police_row(moment: Moment) -> Row:
    public = moment.public
    phase = PHASES.get(public.stage)
    if phase is None:
        worth = before.patrols_worth(public, moment.homes, moment.view.patrol)
        return "before, police", before.police_features(public, moment.homes, worth)
    rows = suspicion.features(moment.suspicion, public, planned(moment), suspicion.acting(public))
    return f"{phase}, police", rows[0]


def murder_row(moment: Moment, scene: Circle, tables: int, victims_tonight: Sequence[Circle] = ()) -> Row:
    """A murder there. Which patrols are blank is drawn, because Jack does not know it."""
    public, home = moment.public, moment.home
    guess = Guess(METHOD, truth.CAUTION, _WORLDS, tables)
    known = prior(moment.belief.deduction.earlier, METHOD.policy)
    hope = night_from(moment.view, scene, known, guess, np.random.default_rng(scene))
    used = sum(1 << circle for circle in victims_tonight)
    found = np.zeros(len(MURDER_NAMES))
    found[public.night - 1] = 1
    found[4] = model.logit(hope, _LEAST_HOPE)
    if public.night < NIGHTS:
        left = victims.free(public) & ~(used | 1 << scene)
        found[5] = np.log(prospects_of_all(left, public.night)[home])
    found[6 + (public.night == NIGHTS)] = truth.bits(moment.homes, home)
    return "murder, truth", found


def planned(moment: Moment) -> Places:
    """Where the policemen stand when all have moved, if the rest of them move as the machine would."""
    public = moment.public
    if public.stage in (Stage.ESCAPE, Stage.ACT, Stage.CLUE, Stage.ARREST, Stage.FALSE_CLUE):
        return public.places
    waiting = members(public.waiting) if public.stage is Stage.HUNT else [*range(len(public.places))]
    return plan(moment, public.places, waiting)


def plan(moment: Moment, places: Places, waiting: Sequence[int]) -> Places:
    return best(moment.suspicion.want, places, waiting)

"""Four levels for each role. A weaker level infers less and looks less far. None errs at random or sees secrets."""

from dataclasses import replace

from gaslamp.games.whitechapel.deduction.policy import Policy
from gaslamp.games.whitechapel.deduction.styles import STRENGTHS
from gaslamp.games.whitechapel.players.crime import Habit
from gaslamp.games.whitechapel.players.flight import DangerCosts
from gaslamp.games.whitechapel.players.jack import Skill
from gaslamp.games.whitechapel.players.outlook import Caution
from gaslamp.games.whitechapel.players.police import Method
from gaslamp.games.whitechapel.players.posts import PostWeights
from gaslamp.games.whitechapel.players.questions import ArrestThresholds
from gaslamp.games.whitechapel.players.rollouts import Rollouts
from gaslamp.games.whitechapel.players.worlds import Belief

ATTENTIVE = Method(
    Belief.POLICY,
    768,
    PostWeights(arrest=2.0, coach=0.6),
    ArrestThresholds(after_asking=0.06),
    Policy(tuple(replace(style, avoidance=0.6) for style in STRENGTHS)),
)
"""The police that Jack and the analysis reckon with: experts who try nothing out."""

_DOORS = (1.0, 4.0, 8.0, 8.0)
"""By night: the more the police know of the hideout, the more they stand at its doors."""

POLICE = {
    "novice": Method(
        Belief.SET, 64, PostWeights(later=(), gate=0.0), ArrestThresholds(after_asking=0.5, home_weight=0.0)
    ),
    "casual": Method(Belief.TRAILS, 128, PostWeights(later=(0.9, 0.7, 0.5)), ArrestThresholds(after_asking=0.12)),
    "club": Method(Belief.POLICY, 192, PostWeights(later=(0.9,), gate=0.0), ArrestThresholds(after_asking=0.25)),
    "expert": ATTENTIVE._replace(evasion=0.5, rollouts=Rollouts(worlds=512, turns=4, changes=4), door_factors=_DOORS),
}

_KEPT = 2.0
"""A token that costs so much is hardly ever used while Jack can walk: beginners keep it for later."""
_NAIVE = DangerCosts(way=0.2, near=0.0, shut=0.0, coach=_KEPT, alley=_KEPT)
_CAREFUL = DangerCosts(way=0.25, near=0.1, coach=_KEPT)
_BOLD = DangerCosts(way=0.15)

_EXPERTS = POLICE["expert"]._replace(rollouts=None)
_MIXED = (
    _EXPERTS,
    _EXPERTS,
    _EXPERTS,
    ATTENTIVE,
    ATTENTIVE._replace(belief=Belief.SET),
    ATTENTIVE._replace(door_factors=_DOORS),
)
"""The police that an expert Jack expects: mostly those who foresee him, but he does not know them."""

_HABIT = Habit(far=3, stretch=0.4, traced=0.2)
_PLAN = Habit(saves=True, least_chance=0.3, traced=0.2)
JACK = {
    "novice": Skill(None, dangers=_NAIVE, habit=Habit(watched=0.0)),
    "casual": Skill(None, dangers=_CAREFUL, habit=Habit(far=4, stretch=0.4)),
    "club": Skill(ATTENTIVE, dangers=_BOLD, styles=(ATTENTIVE,), habit=_HABIT),
    "expert": Skill(ATTENTIVE, Caution(standing=0.8), looks=12, styles=_MIXED, nights=4, habit=_PLAN, luck=0.02),
}

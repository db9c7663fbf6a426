"""Four levels for each role. A weaker level infers less and looks less far. None errs at random or sees secrets."""

from gaslamp.games.whitechapel.deduction.policy import Policy
from gaslamp.games.whitechapel.players.crime import Habit
from gaslamp.games.whitechapel.players.flight import Fear
from gaslamp.games.whitechapel.players.jack import Cunning
from gaslamp.games.whitechapel.players.outlook import Caution
from gaslamp.games.whitechapel.players.police import Method
from gaslamp.games.whitechapel.players.posts import Taste
from gaslamp.games.whitechapel.players.questions import Nerve
from gaslamp.games.whitechapel.players.worlds import Belief

POLICE = {
    "novice": Method(Belief.SET, 64, Taste(later=(), gate=0.0), Nerve(last=0.5, home=0.0)),
    "casual": Method(Belief.TRAILS, 128, Taste(later=(0.9, 0.5), gate=0.2), Nerve(last=0.25)),
    "club": Method(Belief.POLICY, 192, Taste(later=(0.9,), gate=0.0), Nerve(last=0.25)),
    "expert": Method(Belief.POLICY, 768, Taste(arrest=2.0, coach=0.6), Nerve(last=0.06), Policy(shy=0.6)),
}

_FEAR = Fear(way=0.25, near=0.1)
_BOLD = Fear(way=0.15)
_ANY = (Belief.POLICY, Belief.SET)
"""An expert Jack considers both, because he does not know how well the police think."""
_HABIT = Habit(far=3, stretch=0.4, traced=0.2)
_PLAN = Habit(saves=True, hope=0.3, traced=0.2)
JACK = {
    "novice": Cunning(None, fear=Fear(way=0.2, near=0.0, shut=0.0), habit=Habit(watched=0.0)),
    "casual": Cunning(None, fear=_FEAR, habit=Habit(far=4, stretch=0.4)),
    "club": Cunning(POLICE["expert"], fear=_BOLD, habit=_HABIT),
    "expert": Cunning(POLICE["expert"], Caution(), looks=4, nights=4, beliefs=_ANY, habit=_PLAN, luck=0.02),
}

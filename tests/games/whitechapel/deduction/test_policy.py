"""How the policy model judges Jack's walks."""

from dataclasses import replace

from games.whitechapel.deduction.example_beliefs import FAR_AWAY, after
from gaslamp.games import whitechapel
from gaslamp.games.whitechapel.deduction import POLICY, Model, Policy, begin, believe, update
from gaslamp.games.whitechapel.deduction.facts import Facts, Move, Night
from gaslamp.games.whitechapel.deduction.streets import WHITECHAPEL
from gaslamp.games.whitechapel.deduction.styles import STRENGTHS, STYLES, Style
from gaslamp.games.whitechapel.rules.board import RED, members
from gaslamp.games.whitechapel.rules.streets import NEXT, SEARCHED


def test_silence_on_the_hideout_is_evidence_for_the_policy_only() -> None:
    home = next(circle for circle in members(NEXT[65]) if not RED >> circle & 1)
    before, later = after(f"{FAR_AWAY} h=?"), after(f"{FAR_AWAY} -?")
    for model in (Model.SET, Model.TRAILS):
        assert later.hideout(model)[home] == before.hideout(model)[home]
    assert 0 < later.hideout()[home] < before.hideout()[home]


def test_jack_must_be_able_to_walk_home_in_time_under_the_policy() -> None:
    """With one space left the neighbours of the hideout are far likelier than any other circle."""
    night = Night(4, (65,), (Move("-", 0),) * 14)
    belief = believe(Facts(hideouts=1 << 64, tonight=night))
    near = belief.now()[members(NEXT[64])].sum()
    assert near > 0.8 > 2 * belief.now(Model.TRAILS)[members(NEXT[64])].sum()
    assert {*belief.styles()} == {*STYLES}


def test_the_policy_is_the_callers_to_choose() -> None:
    words = f"{FAR_AWAY} -? -? -?"
    gentle, strict = (begin({}, Policy((Style(strength),))) for strength in (0.0, 3.0))
    for word in words.split():
        gentle, strict = (update(one, whitechapel.parse_action(word)) for one in (gentle, strict))
    assert gentle == strict, "the facts are the same"
    assert strict.entropy() != gentle.entropy()


def test_a_shy_jack_keeps_away_from_policemen_but_not_from_his_own_door() -> None:
    """Yellow stands next to 66; two walks from the murder there are circles that nobody can search so soon."""
    near = next(crossing for crossing, circles in enumerate(SEARCHED) if circles >> 66 & 1)
    words = f"W=3,21,65 k65 !Bx1,Yx{near},Nx202,Rx203,Gx204 -? -?"
    bold, shy = (
        begin({}, Policy(tuple(replace(style, avoidance=share) for style in STRENGTHS))) for share in (0.0, 0.8)
    )
    for word in words.split():
        bold, shy = (update(one, whitechapel.parse_action(word)) for one in (bold, shy))
    watchers = WHITECHAPEL.watchers(sum(1 << crossing for crossing in (1, near, 202, 203, 204)))
    quiet = bold.possible() & (watchers == 0)
    assert watchers[66]
    assert shy.now()[quiet].sum() > bold.now()[quiet].sum() > 0
    assert (shy.possible() == bold.possible()).all()
    home = update(shy, whitechapel.parse_action("-?!")).hideout()
    assert home[66] > 0.5 * update(bold, whitechapel.parse_action("-?!")).hideout()[66] > 0


def test_a_jack_who_takes_his_time_may_live_near_the_murder() -> None:
    """After ten moves a Jack who goes straight home would have been there long ago. Others would not."""
    words = f"{FAR_AWAY} h=?" + 10 * " -?"
    straight, all_styles = (begin({}, policy) for policy in (Policy((Style(3.0),)), POLICY))
    for word in words.split():
        straight, all_styles = (update(one, whitechapel.parse_action(word)) for one in (straight, all_styles))
    near = [circle for circle in members(NEXT[65]) if not RED >> circle & 1]
    assert all_styles.hideout()[near].sum() > 2 * straight.hideout()[near].sum() > 0
    late = max(all_styles.styles().items(), key=lambda pair: pair[1])[0]
    assert late.detour, "by now this is the likeliest explanation"


def test_who_likes_to_live_next_door_is_sought_there_first() -> None:
    near, far = (begin({}, Policy((Style(1.0, nearness=by),))).hideout() for by in (1.0, -1.0))
    walks = WHITECHAPEL.distances[:, members(RED)].min(axis=1)
    assert near @ walks < begin({}).hideout(Model.SET) @ walks < far @ walks


def test_less_trust_remembers_less_of_an_earlier_night() -> None:
    words = f"{FAR_AWAY} h=? -? -?!"
    sure, doubting = (begin({}, Policy(STYLES, trust=trust)) for trust in (1.0, 0.3))
    for word in [*words.split(), "W=3,21,147", "k147"]:
        sure, doubting = (update(one, whitechapel.parse_action(word)) for one in (sure, doubting))
    assert max(doubting.hideout()) < max(sure.hideout())
    assert (doubting.hideout(Model.SET) == sure.hideout(Model.SET)).all()

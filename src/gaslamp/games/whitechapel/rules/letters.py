"""Jack's Letters, one a night from the second on, each once a game (W61)."""

from itertools import combinations

from gaslamp.games.whitechapel.rules.actions import (
    Action,
    MovePatrol,
    Pass,
    SendLetter,
    SendSaucyJacky,
    Step,
    WriteGraffiti,
)
from gaslamp.games.whitechapel.rules.board import GOULSTON, YELLOW, Crossing, Policeman, members, section
from gaslamp.games.whitechapel.rules.phases import hunt
from gaslamp.games.whitechapel.rules.public import NOBODY, Letter, Public, Stage
from gaslamp.games.whitechapel.rules.refusals import expect, expect_stage

FROM = {Letter.DEAR_BOSS: section("A/a", "C/b"), Letter.FROM_HELL: section("A/b", "C/a")}
SAUCY_FROM = section("B/a", "B/b")
METROPOLITAN = (Policeman.BLUE, Policeman.RED, Policeman.GREEN)
CITY = Policeman.BROWN
_PASS = (Pass(),)
_GRAFFITI = {policeman: WriteGraffiti(policeman) for policeman in METROPOLITAN}
_SENT = tuple(Step(policeman, GOULSTON) for policeman in Policeman)


def begin(public: Public) -> Public:
    """The patrol tokens are on the board. Jack may now send a letter to move some."""
    return public._replace(stage=Stage.LETTER if _may_send(public) and _letters(public) else Stage.TARGETS)


def _may_send(public: Public) -> bool:
    return public.night > 1 and not public.sent


def choices(public: Public) -> tuple[Action, ...]:
    return (*_PASS, *_letters(public))


def _letters(public: Public) -> list[Action]:
    """A letter without a patrol token to move, or without a place for it, cannot be sent."""
    found: list[Action] = []
    free = members(YELLOW & ~public.patrols)
    for letter, sections in FROM.items():
        if public.letters >> letter & 1:
            found += [SendLetter(letter, start, to) for start in members(public.patrols & sections) for to in free]
    if public.letters >> Letter.SAUCY_JACKY & 1 and len(free) >= 2:
        found += [SendSaucyJacky(*pair) for pair in combinations(members(public.patrols & SAUCY_FROM), 2)]
    return found


def _sent(public: Public, letter: Letter) -> Public:
    return public._replace(letters=public.letters & ~(1 << letter), sent=True)


def send(public: Public, action: SendLetter) -> Public:
    expect_stage(public, Stage.LETTER)
    expect(action in _letters(public), "cannot-send")
    return _moved(_sent(public, action.letter), action.start, action.to)._replace(stage=Stage.TARGETS)


def send_saucy_jacky(public: Public, action: SendSaucyJacky) -> Public:
    expect_stage(public, Stage.LETTER)
    expect(action in _letters(public), "cannot-send")
    moving = 1 << action.first | 1 << action.second
    return _sent(public, Letter.SAUCY_JACKY)._replace(stage=Stage.SAUCY, moving=moving)


def patrol_moves(public: Public) -> tuple[MovePatrol, ...]:
    """To another yellow crossing. Neither of the two tokens may take the place that the other has left."""
    free = members(YELLOW & ~(public.patrols | public.moving))
    return tuple(MovePatrol(start, to) for start in members(public.moving & public.patrols) for to in free)


def move_patrol(public: Public, action: MovePatrol) -> Public:
    expect_stage(public, Stage.SAUCY)
    expect(action in patrol_moves(public), "cannot-move-patrol")
    public = _moved(public, action.start, action.to)
    if public.moving & public.patrols:
        return public
    return public._replace(stage=Stage.TARGETS, moving=0)


def _moved(public: Public, start: Crossing, to: Crossing) -> Public:
    return public._replace(patrols=public.patrols ^ (1 << start | 1 << to))


def after_escape(public: Public) -> Public:
    """Goulston Street can be used after Jack's move and before the moves of the police."""
    if public.letters >> Letter.GOULSTON_STREET & 1 and _may_send(public) and _named(public):
        return public._replace(stage=Stage.GOULSTON)
    return hunt.begin(public)


def _named(public: Public) -> list[Policeman]:
    """The policemen whom Jack may name. While one stands there, only he; any while it is the brown one."""
    there = [policeman for policeman in Policeman if public.places[policeman] == GOULSTON]
    return [policeman for policeman in METROPOLITAN if not there or there[0] in (policeman, CITY)]


def may_be_named(public: Public, policeman: int) -> bool:
    return policeman in _named(public)


def graffiti(public: Public) -> tuple[Action, ...]:
    return (*_PASS, *(_GRAFFITI[policeman] for policeman in _named(public)))


def write_graffiti(public: Public, policeman: Policeman) -> Public:
    expect_stage(public, Stage.GOULSTON)
    expect(may_be_named(public, policeman), "cannot-name-policeman")
    return _sent(public, Letter.GOULSTON_STREET)._replace(stage=Stage.GRAFFITI, doing=policeman)


def pair(public: Public) -> list[Policeman]:
    """Whom the Head may send: the policeman named or the brown one. One who is already there must be sent."""
    both = [policeman for policeman in Policeman if policeman in (public.doing, CITY)]
    return [one for one in both if public.places[one] == GOULSTON] or both


def sendings(public: Public) -> tuple[Step, ...]:
    return tuple(_SENT[policeman] for policeman in pair(public))


def send_there(public: Public, policeman: Policeman, to: Crossing) -> Public:
    expect(to == GOULSTON and policeman in pair(public), "cannot-send-policeman")
    places = (*public.places[:policeman], to, *public.places[policeman + 1 :])
    return hunt.begin(public._replace(places=places, doing=NOBODY))

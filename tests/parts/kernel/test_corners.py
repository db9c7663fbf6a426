"""Corners that random play seldom meets, made by moving tokens about: kernel and rules list the same actions there."""

import random
from itertools import product

from gaslamp.core import journal, record
from gaslamp.games import mrjack, whitechapel
from gaslamp.games.mrjack.kernel import Kernel as MrJack
from gaslamp.games.mrjack.kernel import numbers as mrjack_numbers
from gaslamp.games.mrjack.rules.actions import Walk
from gaslamp.games.mrjack.rules.board import CHARACTERS, DISTANCE, EDITIONS, STREETS, Character
from gaslamp.games.mrjack.rules.choices import ABILITIES
from gaslamp.games.whitechapel.kernel import Kernel as Whitechapel
from gaslamp.games.whitechapel.kernel import numbers as whitechapel_numbers
from gaslamp.games.whitechapel.rules.board import CROSSINGS, GOULSTON, YELLOW, members
from gaslamp.games.whitechapel.rules.public import Stage
from gaslamp.games.whitechapel.rules.state import State
from parts.kernel import comparing
from parts.kernel.test_fixtures import RECORDS


def met(stage: Stage) -> list[State]:
    """Positions of one stage in the finished games."""
    records = [record.parse(path.read_text("utf-8")) for path in RECORDS if path.stem.startswith("whitechapel")]
    states = [state for one in records for state in journal.replay(whitechapel, one)]
    return [state for state in states if state.public.stage is stage]


def agree(state: State) -> None:
    comparing.compare(whitechapel, Whitechapel(state), state, whitechapel_numbers)


def test_the_whistle_where_tokens_crowd() -> None:
    """R26, R27: few empty hexes near Goodley, so that not all points can be spent, or only in one order."""
    start = mrjack.parse_state(
        "mj1 revised 1.1D HG6,WI8,SG3,LE4,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NW,SW seen HSB/G G:wa "
        "J=M;j=-;d=-"
    )
    rng = random.Random(1888)
    for _ in range(4000):
        first = rng.randrange(len(STREETS) - 9)
        near = range(first, first + rng.choice((9, 12, 20)))
        places = tuple(rng.sample([street for street in near if street < len(STREETS)], 8))
        state = start._replace(public=start.public._replace(places=places))
        comparing.compare(mrjack, MrJack(state), state, mrjack_numbers)


def test_a_character_without_a_street_to_walk_to() -> None:
    """R16: on the two streets that can be closed in, with the covers anywhere, before and after his ability."""
    start = mrjack.parse_state(
        "mj1 revised 1.1D HG6,WI8,SG3,LE4,MA5,GM4,UE1,BI4 NE B7:1,L3:2,C2:3,K7:4,F6,H4 B8,L2 NW,SW seen HSB/G G:wa "
        "J=M;j=-;d=-"
    )
    corners = [STREETS.index("B2"), STREETS.index("L8")]
    rng = random.Random(1888)
    stuck = dict.fromkeys(CHARACTERS, 0)
    for corner, one, edition, _ in product(corners, CHARACTERS, EDITIONS, range(150)):
        near = sorted((street for street in range(len(STREETS)) if street != corner), key=DISTANCE[corner].__getitem__)
        others = rng.sample(near[: rng.choice((7, 8, 9))], 7)
        manholes = members(EDITIONS[edition].manholes)
        public = start.public._replace(
            edition=edition,
            turn=rng.randrange(2),
            active=one,
            ability=one in ABILITIES and rng.random() < 0.8,
            places=(*others[:one], corner, *others[one:]),
            covers=sum(1 << street for street in rng.sample(manholes, 2)),
        )
        state = start._replace(public=public)
        found = comparing.compare(mrjack, MrJack(state), state, mrjack_numbers)
        for seed in range(3):
            assert MrJack(state).choose(seed) in found
        stuck[one] += not any(isinstance(action, Walk) for action in mrjack.legal(state))
    assert min(stuck[Character.GULL], stuck[Character.BERT]) > 20


def test_goulston_street_with_each_policeman_there() -> None:
    for state in met(Stage.GOULSTON) + met(Stage.GRAFFITI):
        for one in range(5):
            places = list(state.public.places)
            places[one] = GOULSTON
            if places.count(GOULSTON) == 1 and (state.public.stage is Stage.GOULSTON or one in (2, state.public.doing)):
                agree(state._replace(public=state.public._replace(places=tuple(places))))


def test_letters_with_patrol_tokens_anywhere() -> None:
    rng = random.Random(1888)
    for state in met(Stage.LETTER):
        for _ in range(100):
            yellow = rng.sample(members(YELLOW), rng.randrange(8))
            others = [crossing for crossing in range(1, CROSSINGS + 1) if not YELLOW >> crossing & 1]
            tokens = yellow + rng.sample(others, 7 - len(yellow))
            public = state.public._replace(patrols=sum(1 << token for token in tokens), letters=rng.randrange(16))
            agree(state._replace(public=public, patrol=tuple(rng.sample(tokens, 5))))


def test_jacks_last_moves_at_every_time_and_among_policemen() -> None:
    """W33: no coach with one space left. W31: policemen anywhere around him."""
    rng = random.Random(1888)
    for state in met(Stage.ESCAPE):
        for left in range(1, 6):
            track = "-" * (19 - 5 + state.public.time - left)
            places = tuple(rng.sample(range(1, CROSSINGS + 1), 5))
            trail = (*(state.trail[0],) * len(track), state.trail[-1])
            public = state.public._replace(track=track, places=places)
            agree(state._replace(public=public, trail=trail))

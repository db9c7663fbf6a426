"""A small random board with random nights on it, and every trail written out one by one: the dynamic program's judge.

Nothing here uses the deduction's own tables or sums. Streets are a dict, a trail is a tuple, a weight is a product.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import exp

from gaslamp.games.whitechapel.deduction import Policy
from gaslamp.games.whitechapel.deduction.facts import ALLEY, COACH, WALK, Absent, Clue, Facts, Move, Night
from gaslamp.games.whitechapel.deduction.streets import FAR, Streets, tabulate
from gaslamp.games.whitechapel.deduction.styles import Style
from gaslamp.games.whitechapel.rules.turns import LAST_SPACE

CROSSINGS = 8
Trail = tuple[int, ...]
Weights = dict[tuple[int, Style], float]
"""By hideout and style."""


@dataclass(frozen=True, eq=False)
class SmallBoard:
    size: int
    routes: dict[tuple[int, int], tuple[int, ...]]  # by pair of adjacent circles: the crossings of each route
    blocks: tuple[tuple[int, ...], ...]
    reds: tuple[int, ...]

    def streets(self) -> Streets:
        ways = [
            [(end, self.routes[start, end]) for end in range(self.size) if (start, end) in self.routes]
            for start in range(self.size)
        ]
        alleys = [sum(1 << end for end in self.alleys(start)) for start in range(self.size)]
        return tabulate(ways, alleys, reds=self.reds)

    def walks(self, start: int, stopped: int) -> list[int]:
        return _walks(self, start, stopped)

    def rides(self, start: int) -> list[tuple[int, int]]:
        return [(via, end) for via in self.walks(start, 0) for end in self.walks(via, 0) if end != start]

    def alleys(self, start: int) -> list[int]:
        return sorted({end for block in self.blocks if start in block for end in block if end != start})

    def moves(self, start: int, move: Move) -> list[Trail]:
        if move.kind == WALK:
            return [(end,) for end in self.walks(start, move.stopped)]
        if move.kind == ALLEY:
            return [(end,) for end in self.alleys(start)]
        return [*self.rides(start)]

    def distance(self, start: int, end: int) -> int:
        return _distance(self, start, end)


@lru_cache(maxsize=5000)
def _walks(board: SmallBoard, start: int, stopped: int) -> list[int]:
    return [
        end
        for end in range(board.size)
        if (start, end) in board.routes and any(not way & stopped for way in board.routes[start, end])
    ]


@lru_cache(maxsize=5000)
def _distance(board: SmallBoard, start: int, end: int) -> int:
    reached, steps = {start}, 0
    while end not in reached:
        wider = reached | {near for circle in reached for near in board.walks(circle, 0)}
        if wider == reached:
            return FAR
        reached, steps = wider, steps + 1
    return steps


def random_board(rng: random.Random) -> SmallBoard:
    size = rng.randint(5, 9)
    routes: dict[tuple[int, int], tuple[int, ...]] = {}
    for one, other in combinations(range(1, size), 2):
        if other == one + 1 or rng.random() < 0.25:
            ways = {sum({1 << rng.randint(1, CROSSINGS) for _ in range(rng.choice((0, 1, 1, 2)))}) for _ in range(2)}
            routes[one, other] = routes[other, one] = tuple(sorted(ways))[: rng.choice((1, 1, 2))]
    blocks = tuple(tuple(rng.sample(range(1, size), rng.randint(2, 4))) for _ in range(rng.randint(1, 3)))
    return SmallBoard(size, routes, blocks, (1, size // 2))


def random_nights(board: SmallBoard, rng: random.Random, home: int | None) -> tuple[Trail, list[Night]]:
    """A night after each of its events, and the trail that was walked. Given a hideout, it ends there if it can."""
    murders = tuple(rng.sample(range(1, board.size), rng.choice((1, 1, 2))))
    trail: Trail = murders
    nights = [Night(LAST_SPACE - rng.randint(4, 12), tuple(sorted(murders)))]
    if len(murders) == 2:
        _findings(board, rng, trail, nights)
    for _ in range(rng.randint(1, 4)):
        stopped = sum(1 << crossing for crossing in rng.sample(range(1, CROSSINGS + 1), rng.randint(0, 3)))
        move = Move(rng.choice((WALK, WALK, WALK, COACH, ALLEY)), stopped)
        ends = board.moves(trail[-1], move)
        if not ends or nights[-1].left < 3:
            break
        trail += rng.choice(ends)
        nights.append(replace(nights[-1], moves=(*nights[-1].moves, move)))
        _findings(board, rng, trail, nights)
    if home is not None and home in board.walks(trail[-1], 0):
        trail += (home,)
        nights.append(replace(nights[-1], moves=(*nights[-1].moves, Move(WALK, 0)), home=True))
    return trail, nights


def _findings(board: SmallBoard, rng: random.Random, trail: Trail, nights: list[Night]) -> None:
    """The police act: true answers about random circles."""
    for _ in range(rng.randint(0, 3)):
        night, circle = nights[-1], rng.randrange(1, board.size)
        known = {finding.circle for finding in night.findings if isinstance(finding, Clue)} | {*night.murders}
        elsewhere = sum(1 << other for other in range(1, board.size) if other != trail[-1] and rng.random() < 0.3)
        finding: Clue | Absent
        if rng.random() < 0.25:
            finding = Absent(night.space, night.space, elsewhere)
        elif circle not in trail:
            finding = Absent(0, night.space, 1 << circle)
        elif circle not in known:
            finding = Clue(night.space, circle)
        else:
            continue
        nights.append(replace(night, findings=(*night.findings, finding)))


def trails(board: SmallBoard, night: Night) -> Iterator[Trail]:
    """Every one that fits, in any order."""
    begun = [night.murders, night.murders[::-1]] if len(night.murders) == 2 else [night.murders]
    for trail in begun:
        yield from _continued(board, night, trail, night.moves)


def _continued(board: SmallBoard, night: Night, trail: Trail, moves: tuple[Move, ...]) -> Iterator[Trail]:
    if moves:
        for ends in board.moves(trail[-1], moves[0]):
            yield from _continued(board, night, trail + ends, moves[1:])
    elif all(_fits(finding, trail) for finding in night.findings):
        yield trail


def _fits(finding: Clue | Absent, trail: Trail) -> bool:
    if isinstance(finding, Clue):
        return finding.circle in trail[: finding.last + 1]
    return not any(finding.circles >> circle & 1 for circle in trail[finding.first : finding.last + 1])


def weights(
    board: SmallBoard, night: Night, trails: Sequence[Trail], policy: Policy, hideout: int, style: Style
) -> list[float]:
    """How likely Jack, living there, walks each trail by moves of those kinds and says what he said."""
    choices: dict[tuple[int, int], dict[Trail, float]] = {}
    """By number of the move and circle where it starts."""

    def weight(trail: Trail) -> float:
        found, space = 1.0, len(night.murders) - 1
        for number, move in enumerate(night.moves, 1):
            start, length = trail[space], 2 if move.kind == COACH else 1
            ends = trail[space + 1 : space + 1 + length]
            space += length
            if (number, start) not in choices:
                left = LAST_SPACE - night.start - space
                choices[number, start] = _choice(board, start, move, policy, hideout, style, left, number)
            found *= choices[number, start][ends]
            if move.kind == WALK:
                declared = night.home and number == len(night.moves)
                at_home = ends[-1] == hideout
                found *= (1 - policy.undeclared if declared else policy.undeclared) if at_home else float(not declared)
        return found

    return [weight(trail) for trail in trails]


def _choice(
    board: SmallBoard, start: int, move: Move, policy: Policy, hideout: int, style: Style, left: int, number: int
) -> dict[Trail, float]:
    choices = board.moves(start, move)
    pulls = [_pull(board, choice[-1], hideout, style, left, number, move.kind) for choice in choices]
    even, total = 1 / len(choices), sum(pulls)
    return {
        choice: (1 - policy.floor) * pull / total + policy.floor * even if total else even
        for choice, pull in zip(choices, pulls, strict=True)
    }


def _pull(board: SmallBoard, end: int, hideout: int, style: Style, left: int, number: int, kind: str) -> float:
    walks = board.distance(end, hideout)
    if walks == 0 and kind != WALK:
        walks = 2
    if walks > left:
        return 0.0
    if number > style.detour:
        return exp(-style.strength * walks)
    # On a detour he keeps two spaces in hand: only what is farther than that pulls him home.
    too_far = max(0, walks - max(0, left - 2))
    return exp(-style.drift * (walks - too_far) - style.strength * too_far)


def home_weight(board: SmallBoard, hideout: int, style: Style) -> float:
    """How likely a Jack of that style lives there, compared with others."""
    walks = {home: min(board.distance(home, red) for red in board.reds) for home in range(1, board.size)}
    weights = {home: exp(-style.nearness * far) for home, far in walks.items()}
    return style.weight * weights[hideout] * len(weights) / sum(weights.values())


def remembered(policy: Policy, learned: Weights, first: Weights) -> Weights:
    """What the next night begins with."""
    if policy.is_constant:
        return {who: weight**policy.trust for who, weight in learned.items()}
    homes = {home: sum(weight for who, weight in learned.items() if who[0] == home) for home, _ in learned}
    styles = {style: sum(weight for who, weight in first.items() if who[1] == style) for _, style in first}
    return {(home, style): homes[home] ** policy.trust * styles[style] for home, style in learned}


def random_case(rng: random.Random) -> tuple[SmallBoard, Facts, list[Night]]:
    """One or two nights of a game. The first of two ended at home."""
    while True:
        board = random_board(rng)
        hideouts = sorted(rng.sample(range(1, board.size), rng.randint(1, 4)))
        home = rng.choice(hideouts)
        before: tuple[Night, ...] = ()
        if rng.random() < 0.3:
            _, nights = random_nights(board, rng, home)
            if not nights[-1].home:
                continue
            before = (nights[-1],)
        _, nights = random_nights(board, rng, home if rng.random() < 0.3 else None)
        return board, Facts(sum(1 << circle for circle in hideouts), before, nights[-1]), nights

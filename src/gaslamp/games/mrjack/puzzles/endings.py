"""Puzzles about ending the game: `escape`, `accuse` and `last-round`.

Before his move Bert may move a cover and Lestrade a cordon, and Goodley may whistle: all of these are tried.
"""

from collections.abc import Iterator, Sequence

from gaslamp.games.mrjack.notation import write
from gaslamp.games.mrjack.puzzles.knowledge import cards_unseen, own_jack, suspects_of
from gaslamp.games.mrjack.puzzles.ways import Way, is_over, outcomes, played
from gaslamp.games.mrjack.rules.actions import Accuse, Action, Alibi, Leave, Pick
from gaslamp.games.mrjack.rules.board import Character, members
from gaslamp.games.mrjack.rules.choices import ABILITIES, player_choices, ways_out, within_reach
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.turns import TURNS, picker
from gaslamp.parts.puzzles import Candidate, Proof

ESCAPE, ACCUSE, LAST_ROUND = "escape", "accuse", "last-round"
Known = dict[tuple[tuple[int, ...], int, int, int], float]
"""The chance of the last activation. Only tokens, covers, cards and suspects matter, not the light or the cordons."""
LEAST_GAIN = 0.05
"""In the last round: by how much the best is better than everything else."""


def prove(candidate: Candidate) -> Proof | None:
    match candidate.kind:
        case "escape":
            return _prove_escape(candidate)
        case "accuse":
            return _prove_accuse(candidate)
        case _:
            return _prove_last_round(candidate)


def value(candidate: Candidate, actions: Sequence[Action]) -> float | None:
    before: Public = candidate.source.view.public
    after = played(before, actions)
    last = actions[-1] if actions else None
    if candidate.kind == ESCAPE:
        if isinstance(last, Leave):
            return 1.0
        return 0.0 if after.stage not in (Stage.PICK, Stage.ACT, Stage.FACE) or picker(after) != JACK else None
    suspects = suspects_of(candidate.source)
    if isinstance(last, Accuse):
        return _chance(last.character, suspects)
    if not is_over(before, after):
        return None
    return 0.0 if candidate.kind == ACCUSE else _after_first(cards_unseen(candidate.source), suspects, after, {})


# Escape


def _prove_escape(candidate: Candidate) -> Proof | None:
    """If Jack plays two cards in a row, the first one must make the way free: else nothing is to be found."""
    public: Public = candidate.source.view.public
    jack = own_jack(candidate.source)
    direct = list(escapes(public, jack))
    follows = public.turn + 1 < TURNS and picker(public._replace(turn=public.turn + 1)) == JACK
    if not follows:
        return _one_of(direct, 2)
    if direct:
        return None
    plans: dict[tuple[Character, str], Way] = {}
    for card in members(public.cards & ~(1 << jack)):
        known: dict[tuple[int, int, int], list[Way]] = {}
        for after, way in outcomes(public, [Character(card)]).items():
            if after.stage is not Stage.PICK:
                # Holmes draws an alibi; his walk frees no way for another.
                continue
            matters = (after.places[jack], after.covers, after.cordons)
            if matters not in known:
                known[matters] = list(escapes(after, jack))
            for rest in known[matters]:
                plans.setdefault((Character(card), write(rest[-1])), (*way, *rest))
    return _one_of(list(plans.values()), 2)


def escapes(public: Public, jack: Character) -> Iterator[Way]:
    """The ways to leave with Jack's own card now: one for each exit."""
    if not public.cards >> jack & 1 or not public.unseen:
        return
    pick = Pick(jack)
    picked = follow(public, pick)
    found: set[int] = set()
    for first in _before_move(picked):
        for way in ways_out(played(picked, first)):
            if way not in found:
                found.add(way)
                yield (pick, *first, Leave(way))


def _before_move(picked: Public) -> Iterator[Way]:
    """What a character may do before his own move that can change his reach."""
    yield ()
    if picked.active is Character.GOODLEY:
        yield from _whistles(picked)
    elif picked.active in (Character.LESTRADE, Character.BERT):
        assert picked.active is not None
        yield from ((action,) for action in ABILITIES[picked.active](picked))


def _whistles(picked: Public) -> Iterator[Way]:
    """Every way to whistle before he moves, each result once."""
    seen = {picked}
    ahead: list[tuple[Public, Way]] = [(picked, ())]
    while ahead:
        here, way = ahead.pop()
        found = ABILITIES[Character.GOODLEY](here) if here.stage is Stage.ACT else player_choices(here, None)
        for action in found:
            there = follow(here, action)
            if there in seen or not there.walk:
                continue
            seen.add(there)
            if there.ability or there.stage is Stage.FACE:
                ahead.append((there, (*way, action)))
            else:
                yield (*way, action)


# Accusations


def _prove_accuse(candidate: Candidate) -> Proof | None:
    """The solver knows who Jack is. Which card reaches him?"""
    public: Public = candidate.source.view.public
    suspects = suspects_of(candidate.source)
    if suspects.bit_count() != 1:
        return None
    plans = [way for card in members(public.cards) if (way := accusation(public, Character(card), suspects))]
    if 2 * len(plans) > public.cards.bit_count():
        return None
    return _one_of(plans, 2)


def accusation(public: Public, card: Character, suspects: int) -> Way | None:
    """The first way by which this card can accuse one of these characters now."""
    pick = Pick(card)
    picked = follow(public, pick)
    for first in _before_move(picked):
        for character in within_reach(played(picked, first)):
            if suspects >> character & 1 and character is not card:
                return (pick, *first, Accuse(character))
    return None


def _chance(accused: Character, suspects: int) -> float:
    return 1 / suspects.bit_count() if suspects >> accused & 1 else 0.0


# The last round


def _prove_last_round(candidate: Candidate) -> Proof | None:
    """The best chance to accuse Jack before dawn. Only one first card has it."""
    public: Public = candidate.source.view.public
    suspects, unseen = suspects_of(candidate.source), cards_unseen(candidate.source)
    known: Known = {}
    found: list[tuple[float, Way]] = []
    for card in map(Character, members(public.cards)):
        if way := accusation(public, card, suspects):
            found.append((1 / suspects.bit_count(), way))
        if public.turn == 1:
            for after, way in outcomes(public, [card]).items():
                found.append((_after_first(unseen, suspects, after, known), way))
    # In the last activation everything but an accusation is worth nothing.
    best = max((chance for chance, _ in found), default=0.0)
    right = [way for chance, way in found if chance == best]
    others = [0.0, *(chance for chance, _ in found if chance < best)]
    if best - max(others) < LEAST_GAIN or len({way[0] for way in right}) > 1:
        return None
    return Proof(_shortest(right), len(right), best, best - max(others))


def _after_first(unseen: int, suspects: int, after: Public, known: Known) -> float:
    """The chance after the first of two activations. Holmes draws an alibi in between."""
    if after.stage is not Stage.ALIBI:
        return _second(after, suspects, known)
    position = follow(after, Alibi(None))
    count = suspects.bit_count()
    if count == 1:
        return _second(position, suspects, known)
    # One unseen card is Jack's. Of the others, those of suspects clear a suspect.
    clears = [_second(position, suspects & ~(1 << one), known) for one in members(suspects)]
    drawn = (count - 1) / (unseen - 1)
    return drawn * sum(clears) / count + (1 - drawn) * _second(position, suspects, known)


def _second(public: Public, suspects: int, known: Known) -> float:
    """The chance of the last activation: whether anybody who can be Jack is in reach."""
    if public.stage is not Stage.PICK or picker(public) != DETECTIVE:
        return 0.0
    key = (public.places, public.covers, public.cards, suspects)
    if key not in known:
        cards = map(Character, members(public.cards))
        known[key] = 1 / suspects.bit_count() if any(accusation(public, card, suspects) for card in cards) else 0.0
    return known[key]


def _one_of(plans: list[Way], most: int) -> Proof | None:
    if not 0 < len(plans) <= most:
        return None
    return Proof(_shortest(plans), len(plans), 1.0, 1.0)


def _shortest(ways: list[Way]) -> tuple[str, ...]:
    return min((tuple(map(write, way)) for way in ways), key=lambda texts: (len(texts), texts))

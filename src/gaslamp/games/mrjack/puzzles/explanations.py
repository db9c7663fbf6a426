"""Why an answer is right, step by step. A step names the tokens, hexes and exits that it is about."""

from collections.abc import Iterator

from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import letter
from gaslamp.games.mrjack.puzzles import calls, endings, who
from gaslamp.games.mrjack.puzzles.knowledge import belief_of, own_jack, suspects_of
from gaslamp.games.mrjack.puzzles.ways import played
from gaslamp.games.mrjack.rules.actions import Accuse, Action, Leave, Pick
from gaslamp.games.mrjack.rules.board import (
    CHARACTERS,
    EVERYONE,
    EXIT_STREET,
    EXITS,
    LIT,
    NEXT,
    RAY,
    STREETS,
    Character,
    members,
)
from gaslamp.games.mrjack.rules.public import OUT, Public
from gaslamp.games.mrjack.rules.sight import occupied, visible
from gaslamp.parts.puzzles import Candidate, Proof, Step


def explain(candidate: Candidate, proof: Proof) -> tuple[Step, ...]:
    actions: list[Action] = []
    if candidate.kind != who.WHO:
        actions = [mrjack.parse_action(text) for text in proof.answer]
    match candidate.kind:
        case endings.ESCAPE:
            return tuple(_escape(candidate, actions))
        case endings.ACCUSE:
            return (*_suspects(candidate), *_accusation(actions))
        case endings.LAST_ROUND:
            chance = Step("mrjack-why-chance", {"percent": round(100 * proof.value)})
            return (*_suspects(candidate), *_accusation(actions), chance)
        case calls.SPLIT | calls.HIDE | calls.SAVE:
            return tuple(_call(candidate, proof, actions))
        case _:
            return tuple(_who(candidate, proof))


def _called(character: Character) -> str:
    return character.name.lower()


def _escape(candidate: Candidate, actions: list[Action]) -> Iterator[Step]:
    jack, last = own_jack(candidate.source), actions[-1]
    yield Step("mrjack-why-may-leave", {"who": _called(jack)}, (letter(jack),))
    if len(actions) > 2:
        yield Step("mrjack-why-prepare", {"count": len(actions) - 2})
    if isinstance(last, Leave):
        places = (EXITS[last.exit], STREETS[EXIT_STREET[last.exit]])
        yield Step("mrjack-why-exit", {"exit": EXITS[last.exit], "hex": places[1]}, places)


def _suspects(candidate: Candidate) -> Iterator[Step]:
    """What the solver knows of Jack."""
    belief = belief_of(candidate.source)
    cleared = EVERYONE & ~belief.public.suspects
    if cleared:
        yield Step("mrjack-why-cleared", {"count": cleared.bit_count()}, _tokens(cleared))
    held = belief.own & belief.public.suspects
    if held:
        yield Step("mrjack-why-alibis", {"count": held.bit_count()}, _tokens(held))
    left = suspects_of(candidate.source)
    if left.bit_count() == 1:
        [only] = members(left)
        yield Step("mrjack-why-only", {"who": _called(Character(only))}, _tokens(left))
    else:
        yield Step("mrjack-why-left", {"count": left.bit_count()}, _tokens(left))


def _accusation(actions: list[Action]) -> Iterator[Step]:
    for action in actions:
        if isinstance(action, Pick):
            yield Step("mrjack-why-card", {"who": _called(action.character)}, (letter(action.character),))
        elif isinstance(action, Accuse):
            yield Step("mrjack-why-reach", {"who": _called(action.character)}, (letter(action.character),))


def _call(candidate: Candidate, proof: Proof, actions: list[Action]) -> Iterator[Step]:
    after = played(candidate.source.view.public, actions)
    in_sight = visible(after)
    if candidate.kind == calls.SPLIT:
        suspects = suspects_of(candidate.source)
        seen, unseen = suspects & in_sight, suspects & ~in_sight
        yield Step("mrjack-why-left", {"count": suspects.bit_count()}, _tokens(suspects))
        yield Step("mrjack-why-seen", {"count": seen.bit_count()}, _tokens(seen))
        yield Step("mrjack-why-unseen", {"count": unseen.bit_count()}, _tokens(unseen))
        yield Step("mrjack-why-average", {"left": f"{-proof.value:.1f}"})
        return
    jack = own_jack(candidate.source)
    yield _cause(after, jack)
    if candidate.kind == calls.SAVE:
        group = after.suspects & (in_sight if in_sight >> jack & 1 else ~in_sight)
        yield Step("mrjack-why-group", {"who": _called(jack), "count": group.bit_count()}, _tokens(group))


def _who(candidate: Candidate, proof: Proof) -> Iterator[Step]:
    public: Public = candidate.source.view.public
    belief = belief_of(candidate.source)
    for character in CHARACTERS:
        if belief.own >> character & 1 and public.suspects >> character & 1:
            yield Step("mrjack-why-alibi", {"who": _called(character)}, (letter(character),))
        elif public.suspects >> character & 1:
            yield _cause(public, character)
    yield Step("mrjack-why-left", {"count": len(proof.answer)}, proof.answer)


def _cause(public: Public, character: Character) -> Step:
    """Why a character is visible, or that nothing makes him visible."""
    place = public.places[character]
    own = letter(character)
    facts: dict[str, str | int] = {"who": _called(character), "hex": STREETS[place]}
    if LIT[sum(1 << lamp for lamp in public.lamps if lamp != OUT)] >> place & 1:
        return Step("mrjack-why-lamp", facts, (own, STREETS[place]))
    if RAY[public.places[Character.WATSON]][public.facing] >> place & 1:
        return Step("mrjack-why-beam", facts, (own, STREETS[place], letter(Character.WATSON)))
    if NEXT[place] & occupied(public):
        beside = [one for one in CHARACTERS if one is not character and NEXT[place] >> public.places[one] & 1]
        return Step("mrjack-why-beside", facts, (own, *map(letter, beside)))
    return Step("mrjack-why-dark", facts, (own, STREETS[place]))


def _tokens(characters: int) -> tuple[str, ...]:
    return tuple(letter(Character(one)) for one in members(characters))

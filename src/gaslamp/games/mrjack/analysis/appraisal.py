"""The appraisal of a whole record by some eyes, action by action."""

from collections.abc import Iterator
from dataclasses import replace

from gaslamp.core.game import CHANCE, Seat
from gaslamp.core.record import Record
from gaslamp.core.referee import REFEREE
from gaslamp.games.mrjack.analysis.choices import choices, position_chance, search, wrong
from gaslamp.games.mrjack.analysis.insight import Insight, bits, insights
from gaslamp.games.mrjack.analysis.luck import chance_before_deal, chance_before_draw, chance_if_called, luck_of
from gaslamp.games.mrjack.rules.actions import Action, Alibi, Verdict
from gaslamp.games.mrjack.rules.choices import accused, player_choices
from gaslamp.games.mrjack.rules.public import JACK, Stage
from gaslamp.games.mrjack.rules.public_play import follow
from gaslamp.games.mrjack.rules.turns import REASONS, acting, picker
from gaslamp.parts.analysis import Appraisal, Choice, Depth


def appraise(record: Record, eyes: Seat, depth: Depth, first: int = 1) -> Iterator[Appraisal]:
    """See `gaslamp.parts.analysis`. A step of chance waits until the chance after it is known."""
    waiting: list[tuple[Appraisal, float | None]] = []
    for number, (insight, action) in enumerate(insights(record, eyes), 1):
        if number < first:
            continue
        if action is None:
            yield from _last(waiting, number, insight, depth, has_won=_has_jack_won(record))
            return
        luck = luck_of(insight, action)
        made = _appraisal(number, insight, action, depth) if luck is None else _step(number, insight)
        waiting.append((made, luck))
        if made.chance is not None:
            yield from _settled(waiting[:-1], made.chance)
            yield made
            waiting = []


def decisions(record: Record, seat: Seat, depth: Depth) -> Iterator[tuple[int, tuple[Choice, ...]]]:
    """The choices of a seat's own decisions alone, by number. It saves the time for everything else."""
    for number, (insight, action) in enumerate(insights(record, seat), 1):
        if action is not None and acting(insight.public) == seat and not _is_forced(insight):
            yield number, choices(insight, search(insight, depth), action, depth)


def _settled(waiting: list[tuple[Appraisal, float | None]], chance: float) -> list[Appraisal]:
    """The steps that have waited: the chance before each is the chance after it less its luck."""
    found: list[Appraisal] = []
    for made, luck in reversed(waiting):
        if luck is None:
            found.append(made)
        else:
            chance = min(max(chance - luck, 0.0), 1.0)
            found.append(replace(made, chance=chance))
    return found[::-1]


def _last(
    waiting: list[tuple[Appraisal, float | None]], number: int, insight: Insight, depth: Depth, *, has_won: bool
) -> Iterator[Appraisal]:
    """What has waited for the end; if the game was stopped, also the position where it was."""
    if insight.public.stage in REASONS:
        yield from _settled(waiting, float(has_won))
        return
    chance = _chance_where_stopped(insight, depth)
    yield from _settled(waiting, chance)
    yield Appraisal(number, chance, (), _unknown(insight))


def _has_jack_won(record: Record) -> bool:
    return record.outcome is not None and JACK in record.outcome.winners


def _appraisal(number: int, insight: Insight, action: Action, depth: Depth) -> Appraisal:
    """A decision, or an answer that these eyes knew or do not learn."""
    public = insight.public
    if isinstance(action, Verdict) and insight.jack is None:
        return replace(_step(number, insight), chance=wrong(insight, accused(public)))
    if acting(public) == CHANCE or _is_forced(insight):
        return _step(number, insight)
    return decision(number, insight, action, depth)


def decision(number: int, insight: Insight, action: Action, depth: Depth) -> Appraisal:
    """An action that the actor could choose."""
    found = search(insight, depth)
    chance = position_chance(insight, found, depth)
    known = choices(insight, found, action, depth) if insight.eyes in (picker(insight.public), REFEREE) else ()
    return Appraisal(number, chance, known, _unknown(insight))


def _chance_where_stopped(insight: Insight, depth: Depth) -> float:
    public = insight.public
    match public.stage:
        case Stage.DEAL:
            return chance_before_deal(insight)
        case Stage.DRAW:
            return chance_before_draw(insight)
        case Stage.ALIBI:
            gone_on = insight.belief._replace(public=follow(public, Alibi(None)))
            return _chance_where_stopped(insight._replace(belief=gone_on), depth)
        case Stage.CALL:
            return chance_if_called(insight, public)
        case Stage.VERDICT:
            return wrong(insight, accused(public))
        case _:
            return position_chance(insight, search(insight, depth), depth)


def _is_forced(insight: Insight) -> bool:
    """Whether the actor has one choice, as far as these eyes know."""
    return len(player_choices(insight.public, insight.jack if picker(insight.public) == JACK else None)) == 1


def _step(number: int, insight: Insight) -> Appraisal:
    return Appraisal(number, None, (), _unknown(insight))


def _unknown(insight: Insight) -> dict[str, float]:
    return {"name": bits(insight)}

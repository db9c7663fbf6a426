"""Moments of a finished game that may be puzzles."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from gaslamp.core import journal
from gaslamp.core.record import Entry, Record
from gaslamp.games import mrjack
from gaslamp.games.mrjack.notation.names import letter
from gaslamp.games.mrjack.puzzles import calls, endings, who
from gaslamp.games.mrjack.rules.actions import Alibi
from gaslamp.games.mrjack.rules.board import Character, members
from gaslamp.games.mrjack.rules.public import DETECTIVE, JACK, Public, Stage
from gaslamp.games.mrjack.rules.turns import ROUNDS, TURNS, picker
from gaslamp.games.mrjack.rules.view import View
from gaslamp.parts.puzzles import Candidate, Source

_GOODLEY = 1 << Character.GOODLEY
"""Thousands of outcomes: his card is left out where all outcomes of a card are compared."""


class _Eyes(NamedTuple):
    record: Record
    views: list[View]

    def at(self, length: int) -> Source:
        return Source(replace(self.record, entries=self.record.entries[:length], outcome=None), self.views[length])


def candidates(record: Record) -> Iterator[Candidate]:
    """In the order of the game."""
    seen = {seat: _eyes(journal.redact(mrjack, record, seat)) for seat in (JACK, DETECTIVE)}
    for length, view in enumerate(seen[DETECTIVE].views):
        public = view.public
        source = seen[DETECTIVE].at(length)
        if public.stage is Stage.CALL:
            answer = ("seen", "unseen")[length % 2]
            yield Candidate(who.WHO, source, {"answer": answer})
        elif public.stage is Stage.PICK and picker(public) == DETECTIVE:
            yield from (Candidate(kind, source) for kind in _detectives(public))
        elif public.stage is Stage.PICK:
            for eyes in (seen[JACK], *_twins(seen[JACK], length)):
                yield from (Candidate(kind, eyes.at(length)) for kind in _jacks(eyes.views[length]))


def _eyes(record: Record) -> _Eyes:
    return _Eyes(record, journal.views(mrjack, record))


def _detectives(public: Public) -> Iterator[str]:
    suspects = public.suspects.bit_count()
    if public.turn == TURNS - 1 and not public.cards & (_GOODLEY | 1 << Character.HOLMES) and suspects > 2:
        yield calls.SPLIT
    if public.round == ROUNDS and (public.turn == 2 or not public.cards & _GOODLEY):
        yield endings.LAST_ROUND
    elif public.cards.bit_count() > 1:
        yield endings.ACCUSE


def _jacks(view: View) -> Iterator[str]:
    public = view.public
    assert view.jack is not None, "Jack knows who he is"
    if public.unseen and public.cards >> view.jack & 1 and not public.cards & _GOODLEY & ~(1 << view.jack):
        yield endings.ESCAPE
    if public.turn == TURNS - 1 and public.round < ROUNDS and not public.cards & _GOODLEY:
        yield calls.HIDE
        if public.suspects.bit_count() > 2:
            yield calls.SAVE


def _twins(eyes: _Eyes, length: int) -> Iterator[_Eyes]:
    """The same game with another Jack, as far as everything that was seen allows it: its puzzles are as real."""
    own = eyes.views[length]
    drawn = {
        action.character
        for entry in eyes.record.entries[:length]
        if isinstance(action := mrjack.parse_action(entry.action), Alibi)
    }
    if None in drawn:
        # The detective holds cards that Jack has not seen, and his own card must not be among them.
        return
    for other in members(own.public.suspects & ~(1 << (own.jack or 0))):
        if Character(other) not in drawn and own.jack is not None and other != own.jack:
            deal = Entry("chance", f"={letter(Character(other))}")
            views = [view._replace(jack=Character(other)) if view.jack is not None else view for view in eyes.views]
            yield _Eyes(replace(eyes.record, entries=(deal, *eyes.record.entries[1:])), views)

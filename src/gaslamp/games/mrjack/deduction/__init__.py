"""Deduction in Mr. Jack: who can be Jack, how likely, what the other side may know, what a witness call would show.

belief = read(record)            # the record as a seat saw it; or begin(...) and update(...) action by action
possible(belief)                 # the set of characters that can be Jack
uniform(belief), soft(belief)    # how likely each is: from the cards alone, and also from how Jack has played
call(belief.public)              # the characters that each answer of the witnesses would clear
outsider(belief)                 # the belief of someone who saw only public events
hands(belief)                    # the alibis that the other player may hold
information_gains(record), course(record)  # of a finished game: what each step revealed, and who was left by round
findings(record)                 # all of this as plain data; possibilities(record) leaves out the probabilities
"""

from gaslamp.games.mrjack.deduction.belief import Belief, begin, outsider, possible, read, soft, uniform, update
from gaslamp.games.mrjack.deduction.course import beliefs, course, information_gains, seeker
from gaslamp.games.mrjack.deduction.findings import about_jack, findings, is_possible, possibilities
from gaslamp.games.mrjack.deduction.hands import Hands, expected_suspects, hands, held
from gaslamp.games.mrjack.deduction.witness import Call, call, chance_of_seen
from gaslamp.games.mrjack.rules.public_play import opening

__all__ = [
    "Belief",
    "Call",
    "Hands",
    "about_jack",
    "begin",
    "beliefs",
    "call",
    "chance_of_seen",
    "course",
    "expected_suspects",
    "findings",
    "hands",
    "held",
    "information_gains",
    "is_possible",
    "opening",
    "outsider",
    "possibilities",
    "possible",
    "read",
    "seeker",
    "soft",
    "uniform",
    "update",
]

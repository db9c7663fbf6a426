"""Deduction in Mr. Jack: who can be Jack, how likely, what the other side may know, what a witness call would tell.

belief = read(record)            # the record as a seat saw it; or begin(...) and update(...) action by action
possible(belief)                 # the set of characters that can be Jack
uniform(belief), soft(belief)    # how likely each is: by the cards alone, and by how Jack has played as well
call(belief.public)              # who would be cleared by either answer of the witnesses
outsider(belief)                 # the belief of someone who saw only the table
hands(belief)                    # the alibis the other player may hold
findings(record)                 # all of it as plain data; possibilities(record) without the probabilities
"""

from gaslamp.games.mrjack.deduction.belief import Belief, begin, outsider, possible, read, soft, uniform, update
from gaslamp.games.mrjack.deduction.findings import about_jack, findings, possibilities
from gaslamp.games.mrjack.deduction.hands import Hands, expected_suspects, hands, held
from gaslamp.games.mrjack.deduction.witness import Call, call, chance_of_seen
from gaslamp.games.mrjack.rules.public_play import opening

__all__ = [
    "Belief",
    "Call",
    "Hands",
    "about_jack",
    "begin",
    "call",
    "chance_of_seen",
    "expected_suspects",
    "findings",
    "hands",
    "held",
    "opening",
    "outsider",
    "possibilities",
    "possible",
    "read",
    "soft",
    "uniform",
    "update",
]

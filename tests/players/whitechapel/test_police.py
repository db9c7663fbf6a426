"""Moments in which it is plain what the police should do."""

import random

import pytest

from gaslamp.games import whitechapel
from gaslamp.players.player import Thinking
from gaslamp.players.whitechapel import PLAYERS
from gaslamp.players.whitechapel.cheat import Cheat
from gaslamp.players.whitechapel.proposal import propose
from players.whitechapel.street import LEVELS, MURDER, answer, chosen, game, knowledge, moments, seated, told

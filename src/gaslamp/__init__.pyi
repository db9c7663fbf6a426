from gaslamp.games import mrjack as mrjack
from gaslamp.games import small_mrjack as small_mrjack
from gaslamp.games import small_whitechapel as small_whitechapel
from gaslamp.games import whitechapel as whitechapel
from gaslamp.match import Match as Match
from gaslamp.match import load as load

__version__: str

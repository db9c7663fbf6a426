cimport cython

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport find_sewer
from gaslamp.games.mrjack.kernel.search.activations cimport generate
from gaslamp.games.mrjack.kernel.search.endings cimport endings_for_card
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, packed_tiles, packed_tokens, unpack_position
from gaslamp.games.mrjack.kernel.search.traits cimport fill_traits

cdef unsigned char[8] HAS_ABILITY


@cython.final
cdef class Activations(SearchState):
    pass

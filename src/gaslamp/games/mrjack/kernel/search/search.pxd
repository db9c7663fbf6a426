cimport cython

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport find_sewer
from gaslamp.games.mrjack.kernel.search.activations cimport generate, generate_facings
from gaslamp.games.mrjack.kernel.search.endings cimport add_endings
from gaslamp.games.mrjack.kernel.search.evaluation cimport evaluate
from gaslamp.games.mrjack.kernel.search.results cimport clear_ply, keep_lines
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, packed_tiles, packed_tokens, unpack_position
from gaslamp.games.mrjack.kernel.search.tree cimport solve
from gaslamp.parts.kernel.packing cimport pack

cdef unsigned char[8] HAS_ABILITY


@cython.final
cdef class Search(SearchState):
    pass

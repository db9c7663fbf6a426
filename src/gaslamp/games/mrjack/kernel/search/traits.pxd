from libc.math cimport exp

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.choices cimport ENDS, WAYS_OUT
from gaslamp.games.mrjack.kernel.position cimport reach_row, visible
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, packed_tiles, packed_tokens

cdef unsigned char[7680] FAR_WAYS_OUT
cdef double[9] LOGS

cdef void add_activation(SearchState search) noexcept nogil
cdef void fill_traits(SearchState search) noexcept nogil

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.apply cimport move_tile
from gaslamp.games.mrjack.kernel.choices cimport exits_in_reach, in_reach, tile_ends, tile_kind, tile_starts
from gaslamp.games.mrjack.kernel.search.results cimport add_line, risk_of_accusing
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, begin_step, end_step, first_step, is_jacks_ply
from gaslamp.parts.kernel.bits cimport bit, lowest
from gaslamp.parts.kernel.packing cimport pack

cdef int endings_for_card(SearchState search, int ply, int one) noexcept nogil
cdef int accusable(SearchState search, int one) noexcept nogil
cdef void add_endings(SearchState search, int one, int ability) noexcept nogil
cdef void add_endings_after(SearchState search, int one, int start, int to) noexcept nogil
cdef void add_endings_of_move(SearchState search, int one) noexcept nogil

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.search.activations cimport generate
from gaslamp.games.mrjack.kernel.search.endings cimport endings_for_card
from gaslamp.games.mrjack.kernel.search.evaluation cimport fear_random_accusers
from gaslamp.games.mrjack.kernel.search.results cimport best_left, clear_ply, merge, risk_of_accusing
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, is_jacks_ply, packed_tiles, packed_tokens, unpack_position
from gaslamp.parts.kernel.bits cimport lowest

cdef unsigned char[8] HAS_ABILITY
cdef double MANY

cdef void solve(SearchState search, int ply, int cards) noexcept nogil
cdef void take_accusation(SearchState search, int ply, int one) noexcept nogil

from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.apply cimport exchange_places, move_tile
from gaslamp.games.mrjack.kernel.choices cimport may_stay, tile_ends, tile_kind, tile_starts, walk_ends
from gaslamp.games.mrjack.kernel.position cimport tokens
from gaslamp.games.mrjack.kernel.search.endings cimport add_endings_of_move
from gaslamp.games.mrjack.kernel.search.results cimport judge
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, begin_step, end_step, is_jacks_ply
from gaslamp.games.mrjack.kernel.whistle cimport RING, nearer_streets
from gaslamp.parts.kernel.bits cimport lowest
from gaslamp.parts.kernel.packing cimport pack

cdef void generate(SearchState search, int one, int walk, int ability, int points) noexcept nogil
cdef void generate_walks(SearchState search, int one, int ability) noexcept nogil
cdef void generate_after_move(SearchState search, int one) noexcept nogil
cdef void generate_swaps(SearchState search) noexcept nogil
cdef void generate_tiles(SearchState search, int one, int walk) noexcept nogil
cdef void generate_covers(SearchState search, int walk) noexcept nogil
cdef void generate_goodley(SearchState search, int walk, int points) noexcept nogil
cdef void whistle(SearchState search, int points, int walk) noexcept nogil
cdef void call_next(SearchState search, int least, int points, int walk) noexcept nogil
cdef void generate_facings(SearchState search, int one) noexcept nogil

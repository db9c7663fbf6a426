from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.search.evaluation cimport evaluate
from gaslamp.games.mrjack.kernel.search.state cimport SearchState, is_jacks_ply, packed_tiles, packed_tokens
from gaslamp.games.mrjack.kernel.search.traits cimport add_activation

cdef void judge(SearchState search) noexcept nogil
cdef void merge(SearchState search, int ply, int row) noexcept nogil
cdef void clear_ply(SearchState search, int ply) noexcept nogil
cdef int best_left(SearchState search, int ply, int number) noexcept nogil
cdef void keep_lines(SearchState search, int card, int most) noexcept nogil
cdef void add_line(SearchState search, int card, int first, unsigned long long where, unsigned long long tiles, double score, int over) noexcept nogil
cdef int is_left_out(SearchState search, int first) noexcept nogil
cdef double risk_of_accusing(SearchState search, int one) noexcept nogil

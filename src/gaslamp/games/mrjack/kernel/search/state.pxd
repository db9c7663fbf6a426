from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport Position

cdef unsigned long long[64] COVERS
cdef unsigned char[8] IS_JACKS

cdef class SearchState(Position):
    cdef int alibi_drawn, next_cards, possible, focus, pooled
    cdef double[8] belief
    cdef double total, kept
    cdef double[64] weights
    cdef unsigned char[512] foreseen
    cdef double[4096] shares
    cdef double[4096] logits
    cdef double[4096] slopes
    cdef unsigned long long ones, twos, fours, eights
    cdef int horizon, width
    cdef double caution, patience
    cdef int ply, last, first, only, is_spent
    cdef long long nodes, limit
    cdef int rest, is_counting, taken, counted, skip, stride
    cdef double[128] traits
    cdef double[8] merits
    cdef double[8] values
    cdef double[40] results
    cdef double[5] best
    cdef int[5] used
    cdef int[4096] keys
    cdef unsigned char[4096] filled
    cdef double[4096] score
    cdef unsigned long long[4096] where
    cdef unsigned long long[4096] tiles
    cdef int[4096] start
    cdef double[32768] vector
    cdef unsigned long long root_where, root_tiles
    cdef int root_cards, root_whistled, facing_due, line_count
    cdef int[512] line_first
    cdef int[512] line_card
    cdef int[512] line_over
    cdef unsigned long long[512] line_where
    cdef unsigned long long[512] line_tiles
    cdef double[512] line_score
    cdef double[4096] line_vector

cdef unsigned long long packed_tokens(SearchState search) noexcept nogil
cdef unsigned long long packed_tiles(SearchState search) noexcept nogil
cdef void unpack_position(SearchState search, unsigned long long where, unsigned long long tiles) noexcept nogil
cdef int is_jacks_ply(SearchState search, int ply) noexcept nogil
cdef int first_step(SearchState search, int step) noexcept nogil
cdef int begin_step(SearchState search, int step) noexcept nogil
cdef void end_step(SearchState search, int mine) noexcept nogil

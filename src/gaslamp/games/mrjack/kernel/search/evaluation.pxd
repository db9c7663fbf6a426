from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.choices cimport ENDS, WAYS_OUT
from gaslamp.games.mrjack.kernel.position cimport reach_row, visible
from gaslamp.games.mrjack.kernel.search.state cimport SearchState

cdef unsigned char[7680] FAR_WAYS_OUT
cdef unsigned char[7680] STREETS
cdef double[2049] SIGMOID
cdef double[1025] BITS
cdef double[9] DRAWN
cdef unsigned char[8] IS_JACKS

cdef int evaluate(SearchState search, int turn) noexcept nogil
cdef int turns_of_detective(SearchState search, int turn) noexcept nogil
cdef void fear_random_accusers(SearchState search, int cards, int times) noexcept nogil
cdef int evaluate_all_worlds(SearchState search, int turn) noexcept nogil
cdef void count_reaches(SearchState search, int cards) noexcept nogil
cdef int count_at(SearchState search, int street) noexcept nogil
cdef void foresee_answer(SearchState search, int seen, int row) noexcept nogil
cdef double chance_of_jack(SearchState search, int at, int lit, int near, int far, int accusers) noexcept nogil

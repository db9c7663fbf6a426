from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.choices cimport list_choices, may_ride, may_use_alley, open_circles, stop_streets
from gaslamp.games.whitechapel.kernel.fixed_numbers cimport fixed_number
from gaslamp.games.whitechapel.kernel.position cimport Position, policemen_in_hand
from gaslamp.games.whitechapel.kernel.streets cimport is_open
from gaslamp.parts.kernel.bits cimport clear, lowest, put
from gaslamp.parts.kernel.sorted_list cimport place_of

cdef unsigned char[1550] NEXT
cdef int[197] NEXT_AT
cdef unsigned char[902] ALLEYS
cdef int[197] ALLEYS_AT
cdef unsigned char[2854] TWO_STEPS
cdef int[236] TWO_STEPS_AT
cdef unsigned char[55225] STEP_PLACE
cdef unsigned long long[940] STEP_SETS
cdef unsigned char[906] ONE_STEP
cdef int[236] ONE_STEP_AT
cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT

cdef int list_numbers(Position position, short *listed) noexcept nogil
cdef int number_steps(Position position, short *listed) noexcept nogil
cdef int number_acts(Position position, short *listed) noexcept nogil
cdef int number_circles(short *listed, int count, int here, int some, int first) noexcept nogil
cdef int number_escapes(Position position, short *listed) noexcept nogil

cdef extern from *:
    """
    #include <string.h>
    static inline void gaslamp_list_row(short *listed, int at, const unsigned char *row, int begin, int more) {
        unsigned char places[24];
        short numbers[24];
        int place;
        memcpy(places, row + begin, sizeof places);
        for (place = 0; place < 24; place++) numbers[place] = (short)(more + places[place]);
        memcpy(listed + at, numbers, sizeof numbers);
    }
    static inline void gaslamp_close_gap(short *listed, int at) {
        short numbers[24];
        memcpy(numbers, listed + at + 1, sizeof numbers);
        memcpy(listed + at, numbers, sizeof numbers);
    }
    """
    void list_row "gaslamp_list_row"(short *listed, int at, const unsigned char *row, int begin, int more) noexcept nogil
    void close_gap "gaslamp_close_gap"(short *listed, int at) noexcept nogil

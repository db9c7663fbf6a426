from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.choices cimport list_choices
from gaslamp.games.whitechapel.kernel.position cimport Position, policemen_in_hand
from gaslamp.games.whitechapel.kernel.streets cimport street_number
from gaslamp.parts.kernel.bits cimport bit, lowest
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.sorted_list cimport place_of

cdef short[8704] FIRST
cdef short[8704] SECOND
cdef unsigned char[34] IS_PLAIN
cdef unsigned char[2854] TWO_STEPS
cdef int[236] TWO_STEPS_AT
cdef unsigned char[55225] STEP_PLACE
cdef int[9385] ACTION_WITH
cdef unsigned char[1550] NEXT
cdef int[197] NEXT_AT

cdef int list_numbers(Position position, short *listed) noexcept nogil
cdef int next_street(int street, int start, int to) noexcept nogil
cdef int list_numbers_of_steps(Position position, short *listed) noexcept nogil
cdef unsigned long long taken_places(Position position, int here) noexcept nogil
cdef long long action_with_number(Position position, short *listed, int number) noexcept nogil
cdef int fixed_number(Position position, long long action) noexcept nogil
cdef int number_with_places(Position position, int kind, int first, int second, int third) noexcept nogil

cdef extern from *:
    """
    #include <string.h>
    static inline void gaslamp_list_row(short *listed, int at, const unsigned char *row, int begin, int more) {
        short numbers[24];
        int place;
        for (place = 0; place < 24; place++) numbers[place] = (short)(more + row[begin + place]);
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

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.hell_choices cimport list_hell
from gaslamp.games.whitechapel.kernel.position cimport Position, add, policemen_in_hand, space_on_track
from gaslamp.games.whitechapel.kernel.streets cimport is_open
from gaslamp.parts.kernel.bits cimport has
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.sorted_list cimport place_of
from gaslamp.parts.kernel.xorshift cimport drawn

cdef unsigned char[1550] NEXT
cdef int[197] NEXT_AT
cdef unsigned char[46060] AROUND
cdef unsigned char[2830] TWO_STEPS
cdef int[236] TWO_STEPS_AT
cdef unsigned char[906] ONE_STEP
cdef int[236] ONE_STEP_AT
cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT
cdef unsigned char[902] ALLEYS
cdef int[197] ALLEYS_AT
cdef unsigned char[5] METROPOLITAN
cdef unsigned char[55225] WITHIN_TWO
cdef int[5] COACH_TOKENS
cdef int[5] ALLEY_TOKENS

cdef void list_choices(Position position) noexcept nogil
cdef void list_named(Position position) noexcept nogil
cdef void list_sendings(Position position) noexcept nogil
cdef void list_escapes(Position position) noexcept nogil
cdef int stop_streets(Position position, int here, int on) noexcept nogil
cdef int may_ride(Position position) noexcept nogil
cdef int may_use_alley(Position position) noexcept nogil
cdef void list_steps(Position position) noexcept nogil
cdef void list_false_clues(Position position) noexcept nogil
cdef void list_acts(Position position) noexcept nogil
cdef void list_near(Position position, int kind, int one, int some) noexcept nogil
cdef int open_circles(Position position, int one) noexcept nogil
cdef int is_caught(Position position) noexcept nogil
cdef long long choose_at_random(Position position, unsigned long long luck) noexcept nogil
cdef long long choose_step(Position position, unsigned long long luck) noexcept nogil

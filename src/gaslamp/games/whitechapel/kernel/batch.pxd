from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.apply cimport apply_action
from gaslamp.games.whitechapel.kernel.choices cimport choose_at_random, fixed_number, list_choices
from gaslamp.games.whitechapel.kernel.observe cimport update_tensor
from gaslamp.games.whitechapel.kernel.position cimport Position, copy_position, fetch_position, seat_to_act
from gaslamp.parts.kernel.prefetch cimport fetch, fetch_all
from gaslamp.parts.kernel.xorshift cimport next_state

cdef unsigned long long play_chance(Position position, unsigned long long luck) noexcept nogil
cdef int list_numbers(Position position, short *legal, signed char *mask, int before) noexcept nogil
cdef int AHEAD
cdef void fetch_masks(short *legal, signed char *mask, int count) noexcept nogil
cdef long long play_at_random(Position position, unsigned long long luck) noexcept nogil

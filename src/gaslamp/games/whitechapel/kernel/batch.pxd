from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.apply cimport apply_action
from gaslamp.games.whitechapel.kernel.choices cimport choose_at_random
from gaslamp.games.whitechapel.kernel.fixed_numbers cimport action_with_number
from gaslamp.games.whitechapel.kernel.number_lists cimport list_numbers
from gaslamp.games.whitechapel.kernel.observe cimport update_tensor
from gaslamp.games.whitechapel.kernel.position cimport Position, copy_position, fetch_position, seat_to_act
from gaslamp.games.whitechapel.kernel.shown cimport Shown, fetch_shown
from gaslamp.parts.kernel.prefetch cimport fetch, fetch_all
from gaslamp.parts.kernel.xorshift cimport next_state

cdef unsigned long long play_chance(Position position, unsigned long long luck) noexcept nogil
cdef void set_flags(signed char *mask, short *listed, int count, signed char value) noexcept nogil
cdef void fill_up(short *listed, int count) noexcept nogil
cdef int AHEAD
cdef void fetch_masks(short *legal, signed char *mask, int count) noexcept nogil
cdef long long play_at_random(Position position, unsigned long long luck) noexcept nogil

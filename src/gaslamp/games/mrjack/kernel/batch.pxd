from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.apply cimport apply_action
from gaslamp.games.mrjack.kernel.choices cimport choose_at_random, fixed_number, list_choices
from gaslamp.games.mrjack.kernel.observe cimport write_tensor
from gaslamp.games.mrjack.kernel.position cimport Position, copy_position, seat_to_act
from gaslamp.parts.kernel.xorshift cimport next_state

cdef unsigned long long play_chance(Position position, unsigned long long luck) noexcept nogil
cdef int list_numbers(Position position, short *legal, signed char *mask, int before) noexcept nogil
cdef long long play_at_random(Position position, unsigned long long luck) noexcept nogil

cimport cython

from gaslamp.games.mrjack.kernel.apply cimport apply_action
from gaslamp.games.mrjack.kernel.batch cimport play_at_random
from gaslamp.games.mrjack.kernel.choices cimport choose_at_random, fixed_number, list_choices
from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.observe cimport write_tensor
from gaslamp.games.mrjack.kernel.position cimport Position, copy_position, find_sewer, is_jacks, seat_to_act
from gaslamp.parts.kernel.xorshift cimport next_state, seeded


@cython.final
cdef class Kernel(Position):
    pass

cimport cython

from gaslamp.games.whitechapel.kernel.apply cimport apply_action
from gaslamp.games.whitechapel.kernel.batch cimport play_at_random
from gaslamp.games.whitechapel.kernel.choices cimport choose_at_random, list_choices
from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.fixed_numbers cimport fixed_number
from gaslamp.games.whitechapel.kernel.observe cimport write_tensor
from gaslamp.games.whitechapel.kernel.position cimport Position, actor_number, copy_position, seat_to_act
from gaslamp.games.whitechapel.kernel.scratch cimport Scratch
from gaslamp.parts.kernel.xorshift cimport next_state, seeded


@cython.final
cdef class Kernel(Position):
    cdef object agreed

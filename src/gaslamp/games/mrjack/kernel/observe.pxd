from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport Position, seat_to_act
from gaslamp.parts.kernel.bits cimport lowest, size

cdef unsigned char[60] MANHOLE

cdef void write_tensor(Position position, int seat, signed char *tensor) noexcept nogil
cdef int write_set(signed char *tensor, int at, int members, int count) noexcept nogil

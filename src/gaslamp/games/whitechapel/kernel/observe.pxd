from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.position cimport Position, is_head, seat_to_act
from gaslamp.parts.kernel.bits cimport has, size

cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT

cdef void write_tensor(Position position, int seat, signed char *tensor) noexcept nogil
cdef int write_search(Position position, signed char *tensor, int at) noexcept nogil
cdef void write_secrets(Position position, int seat, signed char *tensor, int at) noexcept nogil
cdef int write_set(signed char *tensor, int at, int members, int count) noexcept nogil
cdef int write_places(signed char *tensor, int at, unsigned char *members, int count, int size) noexcept nogil
cdef int write_tokens(signed char *tensor, int at, unsigned char *crossings) noexcept nogil
cdef int write_circles(signed char *tensor, int at, unsigned long long *words) noexcept nogil
cdef int way(int how) noexcept nogil

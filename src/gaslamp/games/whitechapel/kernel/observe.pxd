from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.position cimport Position, is_head, seat_to_act
from gaslamp.parts.kernel.bits cimport clear, lowest, put

cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT

cdef void write_tensor(Position position, int seat, signed char *tensor) noexcept nogil
cdef void update_tensor(Position position, int seat, signed char *tensor) noexcept nogil
cdef void list_places(Position position, short *listed, int seat) noexcept nogil
cdef int heads_so_far(Position position) noexcept nogil
cdef int flag_search(Position position, short *listed, int at) noexcept nogil
cdef void flag_secrets(Position position, short *listed, int seat, int at) noexcept nogil
cdef int flag_row(Position position, short *listed, int at, int night) noexcept nogil
cdef int flag_set(Position position, short *listed, int at, int members, int count) noexcept nogil
cdef int flag_list(Position position, short *listed, int at, unsigned char *members, int count, int size) noexcept nogil
cdef int flag_tokens(Position position, short *listed, int at, unsigned char *crossings) noexcept nogil
cdef int flag_circles(Position position, short *listed, int at, unsigned long long *words) noexcept nogil
cdef int way(int how) noexcept nogil
cdef inline void flag(Position position, short *listed, int place) noexcept nogil:
    listed[position.listed_count] = place
    position.listed_count += 1
cdef inline void flag_if(Position position, short *listed, int place, bint is_set) noexcept nogil:
    # Without a branch, which would be guessed wrong too often: a place that is not set is overwritten by the next one.
    listed[position.listed_count] = place
    position.listed_count += is_set

from libc.string cimport memcmp

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.position cimport Position, is_head, seat_to_act
from gaslamp.games.whitechapel.kernel.shown cimport Shown
from gaslamp.parts.kernel.bits cimport clear, lowest, put
from gaslamp.parts.kernel.sorted_list cimport copy_list, same_list

cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT
cdef short[64] FLAGS
cdef short[6] LISTED
cdef int HIDEOUT_KIND, NIGHT, STAGE, TONIGHT, TIME, TRACK, PLACES, CLUES, FALSE_CLUES, DOING, ASKED, TARGET, TURNING
cdef int HIDEOUT, PATROL, HERE, WALKED, SHEET

cdef void write_tensor(Position position, int seat, signed char *tensor)
cdef void update_tensor(Position position, Shown shown, int seat, signed char *tensor) noexcept nogil
cdef void change_ones(Position position, Shown shown, int seat, int is_secret, signed char *tensor) noexcept nogil
cdef void change_flags(Position position, Shown shown, int seat, int is_secret, signed char *tensor) noexcept nogil
cdef int heads_so_far(Position position) noexcept nogil
cdef void change_list(Shown shown, int number, unsigned char *members, int count, signed char *tensor) noexcept nogil
cdef void change_track(Position position, Shown shown, signed char *tensor) noexcept nogil
cdef void change_asked(Position position, Shown shown, signed char *tensor) noexcept nogil
cdef void change_circles(unsigned long long *old, unsigned long long *new, signed char *tensor, int at) noexcept nogil
cdef void change_trails(Position position, Shown shown, int is_secret, signed char *tensor) noexcept nogil
cdef int way(int how) noexcept nogil
cdef inline int token(int begin, int place) noexcept nogil:
    return begin + place - 1 if place else PLACED
cdef inline bint same_four(const short *old, const short *new, int at) noexcept nogil:
    return memcmp(old + at, new + at, 8) == 0

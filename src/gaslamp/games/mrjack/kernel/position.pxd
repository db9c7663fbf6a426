from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.parts.kernel.bits cimport bit, lowest

cdef unsigned long long[60] NEXT
cdef unsigned long long[256] LIT
cdef unsigned long long[360] RAY
cdef unsigned char[7200] SEWER
cdef unsigned char[8] IS_JACKS

cdef class Position:
    cdef int edition, round, turn, stage
    cdef signed char[8] places
    cdef int suspects, facing
    cdef signed char[6] lamps
    cdef unsigned long long covers
    cdef int sewer, cordons, unseen, cards, played, active, walk, ability, points, whistled
    cdef int jack, jack_alibis, detective_alibis
    cdef int[640] found
    cdef int count, sensible

cdef void copy_position(Position position, Position other) noexcept nogil
cdef void find_sewer(Position position) noexcept nogil
cdef void move_cover(Position position, int start, int to) noexcept nogil
cdef int is_jacks(Position position) noexcept nogil
cdef int seat_to_act(Position position) noexcept nogil
cdef unsigned long long tokens(Position position) noexcept nogil
cdef int lit_gaslights(Position position) noexcept nogil
cdef int visible(Position position) noexcept nogil
cdef inline int reach_row(Position position, int one) noexcept nogil:
    # Here, because C can only inline across modules what a header holds: a search asks it a dozen times a position.
    return (position.sewer + (SEWERS if one == STEALTHY else 0)) * HEXES + position.places[one]

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.parts.kernel.prefetch cimport fetch_all

cdef class Shown:
    cdef unsigned long long flags
    cdef short[20] ones
    cdef int track_count, asked, asked_from, is_secret
    cdef unsigned char[20] track
    cdef unsigned char[6] list_counts
    cdef unsigned char[6][8] lists
    cdef unsigned long long[4] clues
    cdef unsigned long long[4] false_clues
    cdef unsigned long long[4] walked
    cdef unsigned long long[3][4] sheet

cdef inline void fetch_shown(Shown shown) noexcept nogil:
    # The fields before `walked`, which is seldom shown.
    fetch_all(<void *>shown, 256)

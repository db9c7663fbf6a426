from gaslamp.games.whitechapel.kernel.position cimport Position

cdef unsigned char[1550] NEXT
cdef int[197] NEXT_AT
cdef int[1551] ROUTE_AT
cdef unsigned char[3494] PASSED
cdef int[1751] PASSED_AT

cdef int is_open(Position position, int street) noexcept nogil
cdef int street_number(int start, int to) noexcept nogil

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.choices cimport list_choices
from gaslamp.games.whitechapel.kernel.position cimport Position
from gaslamp.games.whitechapel.kernel.streets cimport street_number
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.sorted_list cimport place_of

cdef short[8704] FIRST
cdef short[8704] SECOND
cdef unsigned char[34] IS_PLAIN
cdef int[9385] ACTION_WITH

cdef long long action_with_number(Position position, short *listed, int number) noexcept nogil
cdef int fixed_number(Position position, long long action) noexcept nogil
cdef int number_with_places(Position position, int kind, int first, int second, int third) noexcept nogil

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.position cimport Position, add, free_red_circles
from gaslamp.games.whitechapel.kernel.streets cimport is_open
from gaslamp.parts.kernel.bits cimport clear, has, put
from gaslamp.parts.kernel.sorted_list cimport place_of

cdef unsigned char[1550] NEXT
cdef int[197] NEXT_AT
cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT
cdef unsigned char[650] HIDES
cdef int[11] HIDES_AT
cdef unsigned char[108] PLACINGS
cdef int[6] PLACINGS_AT
cdef unsigned char[8] RED
cdef unsigned char[7] YELLOWS
cdef unsigned char[235] LETTER

cdef void list_hell(Position position) noexcept nogil
cdef void list_placings(Position position) noexcept nogil
cdef void list_posts(Position position) noexcept nogil
cdef void list_alarm(Position position) noexcept nogil
cdef void list_kills(Position position) noexcept nogil
cdef void list_wretched(Position position) noexcept nogil
cdef void watch(Position position, int on) noexcept nogil
cdef void watch_from(Position position, int crossing, int on) noexcept nogil
cdef int is_way(Position position, int street) noexcept nogil
cdef void list_letters(Position position) noexcept nogil
cdef void list_letter(Position position, int letter) noexcept nogil
cdef void list_patrol_moves(Position position) noexcept nogil

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.hell_choices cimport list_letters, list_wretched
from gaslamp.games.whitechapel.kernel.position cimport Position, begin_hunt, free_red_circles
from gaslamp.parts.kernel.bits cimport clear, put
from gaslamp.parts.kernel.sorted_list cimport copy_list, insert, place_of, remove

cdef unsigned char[8] RED
cdef unsigned char[196] RED_NUMBER
cdef unsigned char[7] YELLOWS
cdef unsigned char[5] KNOWS_THE_ADDRESS
cdef int[5] WOMEN_TOKENS
cdef int[5] TARGET_TOKENS

cdef void apply_hell(Position position, int kind, int first, int second, int third) noexcept nogil
cdef void begin_night(Position position) noexcept nogil
cdef void mark_woman(Position position, int circle) noexcept nogil
cdef void turn_head(Position position, int one) noexcept nogil
cdef void begin_patrols(Position position) noexcept nogil
cdef void post(Position position, int first, int second) noexcept nogil
cdef void place_patrol(Position position, int one, int crossing) noexcept nogil
cdef void send_letter(Position position, int letter) noexcept nogil
cdef void move_patrol(Position position, int start, int to) noexcept nogil
cdef int is_moving(Position position) noexcept nogil
cdef void turn_women(Position position) noexcept nogil
cdef void begin_suspense(Position position) noexcept nogil
cdef void show_patrol(Position position, int crossing, int owner) noexcept nogil
cdef void begin_trail(Position position, int circle) noexcept nogil
cdef void raise_alarm(Position position) noexcept nogil

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.choices cimport list_named, open_circles
from gaslamp.games.whitechapel.kernel.hell_apply cimport apply_hell, begin_night, begin_patrols, send_letter
from gaslamp.games.whitechapel.kernel.position cimport Position, begin_hunt, space_on_track
from gaslamp.parts.kernel.bits cimport clear, has, put
from gaslamp.parts.kernel.sorted_list cimport insert

cdef unsigned char[451] SEARCHED
cdef int[236] SEARCHED_AT

cdef void apply_action(Position position, long long number) noexcept nogil
cdef void pass_by(Position position) noexcept nogil
cdef void step(Position position, int one, int to) noexcept nogil
cdef void end_act(Position position, int one) noexcept nogil
cdef void answer(Position position, int yes) noexcept nogil
cdef void go(Position position, int to, int how) noexcept nogil
cdef void end_escape(Position position) noexcept nogil
cdef void come_home(Position position) noexcept nogil

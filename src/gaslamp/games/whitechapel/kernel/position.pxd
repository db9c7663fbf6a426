from cpython.list cimport PyList_GET_ITEM

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.shown cimport Shown
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.prefetch cimport fetch_all
from gaslamp.parts.kernel.sorted_list cimport copy_list

cdef unsigned char[196] RED_NUMBER
cdef unsigned char[30] WHO_ACTS

cdef class Position:
    cdef Shown shown
    cdef int hands, count
    cdef unsigned char[5] hand
    cdef unsigned char[5] holder
    cdef int hideout_kind, is_chosen, has_false_clues, has_rushing, has_area_arrests, has_address, switches, night, stage
    cdef unsigned char[5] heads
    cdef int head_count
    cdef unsigned char[8] scenes
    cdef int scene_count
    cdef unsigned char[8] murders
    cdef int murder_count, women
    cdef unsigned char[8] wretched
    cdef int wretched_count
    cdef unsigned char[8] unmoved
    cdef int unmoved_count, time
    cdef unsigned char[20] track
    cdef int track_count, coaches, alleys
    cdef unsigned char[5] places
    cdef unsigned char[8] patrols
    cdef int patrol_count
    cdef unsigned long long[4] clues
    cdef int clue_count
    cdef unsigned long long[4] false_clues
    cdef int false_count, letters, sent, named, placed, waiting, doing, asked, target
    cdef unsigned char[8] moving
    cdef int moving_count, hideout, marked
    cdef unsigned char[5] patrol
    cdef unsigned char[20] trail
    cdef int trail_count
    cdef unsigned long long[4] walked
    cdef unsigned char[60] sheet_trail
    cdef unsigned char[60] sheet_track
    cdef unsigned char[3] sheet_count
    cdef int sheet_rows
    cdef long long[512] found
    cdef unsigned char[236] stopped
    cdef unsigned long long[4] watched

cdef void copy_position(Position position, Position other) noexcept nogil
cdef int actor_number(Position position) noexcept nogil
cdef int detective_in_turn(Position position) noexcept nogil
cdef int policemen_in_hand(Position position) noexcept nogil
cdef int seat_to_act(Position position) noexcept nogil
cdef int is_head(Position position, int seat) noexcept nogil
cdef int space_on_track(Position position) noexcept nogil
cdef int free_red_circles(Position position) noexcept nogil
cdef void begin_hunt(Position position) noexcept nogil
cdef inline void add(Position position, int kind, int first, int second) noexcept nogil:
    # Here, because C can only inline across modules what a header holds: most of a list's time is spent in it.
    position.found[position.count] = pack(kind, first, second)
    position.count += 1
cdef inline void fetch_position(list games, int number) noexcept:
    # The fields before `found` and some actions in it. To take the object from the list would wait for its count of uses.
    fetch_all(<const void *>PyList_GET_ITEM(games, number), 640)

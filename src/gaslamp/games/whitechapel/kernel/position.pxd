from cpython.list cimport PyList_GET_ITEM

from gaslamp.games.whitechapel.kernel.constants cimport *
from gaslamp.games.whitechapel.kernel.scratch cimport Scratch
from gaslamp.games.whitechapel.kernel.shown cimport Shown
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.prefetch cimport fetch_all
from gaslamp.parts.kernel.sorted_list cimport copy_list

cdef unsigned char[196] RED_NUMBER
cdef unsigned char[30] WHO_ACTS

# The fields that a step reads come first, in as few lines of the processor's cache as they fit into.
cdef class Position:
    cdef Shown shown
    cdef Scratch scratch
    cdef unsigned char[5] hand
    cdef unsigned char[5] holder
    cdef unsigned char[5] heads
    cdef unsigned char[5] places
    cdef unsigned char[5] patrol
    cdef short hands, count, switches, night, stage, head_count, time, waiting, doing, asked, target, track_count
    cdef short coaches, alleys, trail_count, clue_count, false_count, letters, sent, named, placed, women, hideout, marked
    cdef short hideout_kind, is_chosen, has_false_clues, has_rushing, has_area_arrests, has_address
    cdef short scene_count, murder_count, wretched_count, unmoved_count, patrol_count, moving_count, sheet_rows
    cdef unsigned char[8] scenes
    cdef unsigned char[8] murders
    cdef unsigned char[8] wretched
    cdef unsigned char[8] unmoved
    cdef unsigned char[8] patrols
    cdef unsigned char[8] moving
    cdef unsigned char[20] track
    cdef unsigned char[20] trail
    cdef unsigned long long[4] clues
    cdef unsigned long long[4] false_clues
    cdef unsigned long long[4] walked
    cdef unsigned char[3] sheet_count
    cdef unsigned char[60] sheet_trail
    cdef unsigned char[60] sheet_track

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
    position.scratch.found[position.count] = pack(kind, first, second)
    position.count += 1
cdef inline void fetch_position(list games, int number) noexcept:
    # The fields before `sheet_trail`. To take the object from the list would wait for its count of uses.
    fetch_all(<const void *>PyList_GET_ITEM(games, number), 384)

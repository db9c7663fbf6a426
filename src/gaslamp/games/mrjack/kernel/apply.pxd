from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport Position, is_jacks, move_cover, visible
from gaslamp.games.mrjack.kernel.whistle cimport can_whistle_anyone

cdef unsigned char[3600] DISTANCE
cdef unsigned char[8] HAS_ABILITY

cdef void apply_action(Position position, int number) noexcept nogil
cdef void pick(Position position, int one) noexcept nogil
cdef void after_walk(Position position) noexcept nogil
cdef void after_move(Position position, int one) noexcept nogil
cdef void next_duty(Position position) noexcept nogil
cdef void call_by_whistle(Position position, int one, int to) noexcept nogil
cdef void swap(Position position, int one) noexcept nogil
cdef void exchange_places(Position position, int one) noexcept nogil
cdef void move_tile(Position position, int kind, int start, int to) noexcept nogil
cdef void move_lamp(Position position, int start, int to) noexcept nogil
cdef void end_game(Position position, int stage) noexcept nogil
cdef void call_witnesses(Position position, int seen) noexcept nogil

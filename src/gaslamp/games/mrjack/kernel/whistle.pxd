from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport Position, tokens
from gaslamp.parts.kernel.bits cimport bit, lowest
from gaslamp.parts.kernel.packing cimport pack

cdef unsigned char[3600] DISTANCE
cdef unsigned long long[240] RING
cdef unsigned long long[240] BALL
cdef unsigned long long[960] NEARER

cdef unsigned long long nearer_streets(Position position, int one, unsigned long long empty) noexcept nogil
cdef int can_whistle_anyone(Position position, int points) noexcept nogil
cdef int most_spent(Position position, int points) noexcept nogil
cdef int most_spent_after(Position position, int one, int to, int points) noexcept nogil
cdef void list_whistles(Position position) noexcept nogil

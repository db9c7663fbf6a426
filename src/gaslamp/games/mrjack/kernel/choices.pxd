from gaslamp.games.mrjack.kernel.constants cimport *
from gaslamp.games.mrjack.kernel.position cimport Position, is_jacks, lit_gaslights, move_cover, reach_row, tokens, visible
from gaslamp.games.mrjack.kernel.whistle cimport list_whistles
from gaslamp.parts.kernel.bits cimport lowest, member, size
from gaslamp.parts.kernel.packing cimport pack
from gaslamp.parts.kernel.xorshift cimport drawn

cdef unsigned long long[64] MANHOLES
cdef unsigned long long[7680] ENDS
cdef unsigned char[7680] WAYS_OUT
cdef unsigned char[70] DRAWS
cdef short[4096] FIRST
cdef short[4096] SECOND

cdef void list_choices(Position position) noexcept nogil
cdef void list_acts(Position position) noexcept nogil
cdef void add_all(Position position, int kind, unsigned long long members) noexcept nogil
cdef void add_pairs(Position position, int kind, int start, unsigned long long members) noexcept nogil
cdef void add(Position position, int number) noexcept nogil
cdef int truth(Position position) noexcept nogil
cdef int alibi_pile(Position position) noexcept nogil
cdef int accused(Position position) noexcept nogil
cdef unsigned long long walk_ends(Position position, int one) noexcept nogil
cdef int may_stay(Position position, int one, int ability) noexcept nogil
cdef unsigned long long walk_ends_after(Position position, int start, int to) noexcept nogil
cdef int in_reach(Position position, int one) noexcept nogil
cdef int exits_in_reach(Position position, int one) noexcept nogil
cdef int endings_in_reach(Position position) noexcept nogil
cdef int tile_kind(int one) noexcept nogil
cdef unsigned long long tile_starts(Position position, int one) noexcept nogil
cdef unsigned long long tile_ends(Position position, int one) noexcept nogil
cdef int choose_at_random(Position position, unsigned long long luck) noexcept nogil
cdef int choose_act(Position position, unsigned long long luck) noexcept nogil
cdef int sensible_endings(Position position) noexcept nogil
cdef int fixed_number(int number) noexcept nogil

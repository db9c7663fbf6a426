# The C form of xorshift.py. The bodies stand here because C can only inline across modules what a header holds.

cdef inline unsigned long long seeded(unsigned long long seed) noexcept nogil:
    cdef unsigned long long mixed = seed + <unsigned long long>0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) * <unsigned long long>0x2545_F491_4F6C_DD1D
    mixed = (mixed ^ (mixed >> 27)) * <unsigned long long>0x9E37_79B9_7F4A_7C15
    mixed = mixed ^ (mixed >> 31)
    return mixed if mixed else 1


cdef inline unsigned long long next_state(unsigned long long state) noexcept nogil:
    state = state ^ (state >> 12)
    state = state ^ (state << 25)
    return state ^ (state >> 27)


cdef inline int drawn(unsigned long long state, int count) noexcept nogil:
    return ((state * <unsigned long long>0x2545_F491_4F6C_DD1D) >> 32) * count >> 32

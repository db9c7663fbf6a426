# The C form of `pack` for an action of two parts. The second may hold two: it has no bits above it.

cdef inline int pack(int kind, int first, int second) noexcept nogil:
    return kind | first << 6 | second << 14

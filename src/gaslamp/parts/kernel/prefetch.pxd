# Tells the processor what memory is needed soon. A large batch of games does not fit into its caches, and waiting for
# memory was most of the time of a step. Where the compiler cannot do it, it is left out.

cdef extern from *:
    """
    #if defined(__GNUC__)
    #define gaslamp_fetch(address) __builtin_prefetch((const void *)(address))
    #else
    #define gaslamp_fetch(address) ((void)(address))
    #endif
    """
    void fetch "gaslamp_fetch"(const void *address) noexcept nogil


cdef inline void fetch_all(const void *begin, int size) noexcept nogil:
    # A processor's cache has lines of 64 bytes.
    cdef int at
    for at in range(0, size, 64):
        fetch(<const char *>begin + at)

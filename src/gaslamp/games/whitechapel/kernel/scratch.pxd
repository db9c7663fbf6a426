cdef class Scratch:
    cdef long long[512] found
    cdef unsigned char[236] stopped
    cdef unsigned long long[4] watched

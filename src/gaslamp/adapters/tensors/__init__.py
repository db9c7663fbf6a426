"""A seat's View as a tensor, told plainly. The kernels write the same numbers faster, and tests compare the two."""

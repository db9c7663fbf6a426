"""What could be true, given only what a seat has seen. Works from records as seats saw them, never from a State."""

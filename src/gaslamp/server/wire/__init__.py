"""The schemas of REST and of the socket. Unknown fields are refused."""

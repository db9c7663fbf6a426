"""Several server processes over one database: messages over Redis, catching up, shared limits."""

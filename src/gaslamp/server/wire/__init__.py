"""What goes over the wire: shapes that OpenAPI describes, made from what a seat may know."""

"""What goes over the wire: strict schemas in, models built field by field out."""

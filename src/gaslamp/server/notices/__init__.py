"""Turn notices: by mail and by webhook."""

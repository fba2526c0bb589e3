"""Night Sky Explorer."""

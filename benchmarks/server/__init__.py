"""Load on a real server: speed, idle tables, and being killed."""

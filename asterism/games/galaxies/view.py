"""The galaxies as people see it."""

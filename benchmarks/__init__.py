"""How fast everything is, beside plain C++ and other people's games."""

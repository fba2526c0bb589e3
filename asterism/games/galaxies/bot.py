"""How good a position of the galaxies looks, for bots."""

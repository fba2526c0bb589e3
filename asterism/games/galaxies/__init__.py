"""Tiny Epic Galaxies."""

"""Bots that move at tables."""

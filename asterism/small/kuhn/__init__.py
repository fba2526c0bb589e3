"""Kuhn's poker."""

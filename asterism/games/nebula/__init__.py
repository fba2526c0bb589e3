"""Nebula."""

"""Tools for who builds Asterism; players never run them, so they are no part of the package."""

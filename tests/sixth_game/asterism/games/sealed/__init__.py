"""A test game: sealed bids."""

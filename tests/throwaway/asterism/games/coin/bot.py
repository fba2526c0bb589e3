"""No bot plays this."""

"""Any game in a terminal, played from its offers and its view."""

"""Hvězdokupy (Star Clusters): a game about stars on an 8 by 8 sky."""

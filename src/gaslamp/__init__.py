"""Gaslamp: games of hidden identity and hidden movement."""

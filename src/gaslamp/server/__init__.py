"""The live server: what reaches it from outside, and what it sends."""

"""The commands and their arguments, described in the reader's language: a function of (words, environment) for each.

What a command does is imported when it runs, so that every other command starts without it.
"""

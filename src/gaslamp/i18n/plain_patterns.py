"""Patterns of text, strings and small numbers, put together without Fluent's machinery, which takes ten times as long.

A log tells a new sentence at every move, so keeping the last sentences helps little.
"""

from collections.abc import Mapping
from typing import Any

from fluent.runtime.resolver import Identifier, Pattern, SelectExpression, TextElement, VariableReference

LARGEST = 999
"""A larger number is written with separators, in each language with its own."""


def plain(pattern: Any, facts: Mapping[str, str | int]) -> str | None:
    """The text of the pattern; None: only Fluent can tell."""
    parts = []
    # Fluent keeps a pattern of one element as that element.
    for element in pattern.elements if isinstance(pattern, Pattern) else (pattern,):
        part = element.value if isinstance(element, TextElement) else _placed(element.expression, facts)
        if part is None:
            return None
        parts.append(part)
    return "".join(parts)


def _placed(expression: object, facts: Mapping[str, str | int]) -> str | None:
    if isinstance(expression, VariableReference):
        fact = facts.get(expression.id.name)
        if type(fact) is int:
            return str(fact) if 0 <= fact <= LARGEST else None
        return fact if isinstance(fact, str) else None
    return _selected(expression, facts) if isinstance(expression, SelectExpression) else None


def _selected(expression: SelectExpression, facts: Mapping[str, str | int]) -> str | None:
    """A choice by a word. A choice by a number follows the plural rules of the language."""
    selector = expression.selector
    fact = facts.get(selector.id.name) if isinstance(selector, VariableReference) else None
    if not isinstance(fact, str):
        return None
    chosen = None
    for variant in expression.variants:
        if not isinstance(variant.key, Identifier):
            return None
        if variant.key.name == fact:
            return plain(variant.value, facts)
        if variant.default:
            chosen = variant.value
    return None if chosen is None else plain(chosen, facts)

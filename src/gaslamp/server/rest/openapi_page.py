"""The OpenAPI schema as a page without scripts and without files from other hosts."""

from html import escape
from typing import Any

from fastapi import FastAPI
from starlette.responses import HTMLResponse, Response

METHODS = ("get", "post", "put", "patch", "delete")


def add(app: FastAPI) -> None:
    """At /docs, in place of FastAPI's page, which loads scripts from other hosts."""
    app.router.routes[:] = [route for route in app.router.routes if not getattr(route, "path", "").startswith("/docs")]

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(page(app.openapi()))


def page(contract: dict[str, Any]) -> str:
    schemas = contract["components"]["schemas"]
    operations = [
        _operation(method.upper(), path, methods[method])
        for path, methods in contract["paths"].items()
        for method in METHODS
        if method in methods
    ]
    return "".join(
        [
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
            f"<title>{escape(contract['info']['title'])}</title><h1>{escape(contract['info']['title'])}</h1>",
            f"<p>{escape(contract['info'].get('description', ''))}</p>",
            '<p>For programs: <a href="/openapi.json">openapi.json</a></p>',
            f"<h2>Requests</h2>{''.join(operations)}",
            "<h2>Shapes</h2><p>On the socket <code>/api/tables/{table}/socket</code>: first a ",
            '<a href="#Hello">Hello</a>, then <a href="#AnyCommand">commands</a> in and ',
            '<a href="#AnyMessage">messages</a> out.</p>',
            "".join(_shape(name, schemas[name]) for name in sorted(schemas)),
            "</html>",
        ]
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    given = [f"{one['name']} ({one['in']}): {_type(one['schema'])}" for one in operation.get("parameters", ())]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        given.append(f"body: {_type(body)}")
    answers = [
        f"{status}: {_type(answer['content']['application/json']['schema'])}"
        for status, answer in operation["responses"].items()
        if "application/json" in answer.get("content", {})
    ]
    about = escape(operation.get("description", operation.get("summary", "")))
    rows = "".join(f"<li>{row}</li>" for row in [*given, *answers])
    return f"<h3><code>{method} {escape(path)}</code></h3><p>{about}</p><ul>{rows}</ul>"


def _shape(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<li><code>{escape(field)}</code>{'' if field in schema.get('required', ()) else ' (may be left out)'}: "
        f"{_type(of_field)}</li>"
        for field, of_field in schema.get("properties", {}).items()
    )
    inside = f"<ul>{fields}</ul>" if fields else f"<p>{_type(schema)}</p>"
    return f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p>{inside}'


def _type(schema: dict[str, Any]) -> str:
    """A type in words, with links to the schemas it names."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for one_of in ("anyOf", "oneOf"):
        if one_of in schema:
            return " or ".join(_type(part) for part in schema[one_of])
    if "const" in schema:
        return f"<code>{escape(repr(schema['const']))}</code>"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(repr(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))

"""Links of OpenAPI: which answers hold the table and the token that other requests need."""

from typing import Any

TABLE_OF = {
    ("post", "/api/tables"): "/table/id",
    ("post", "/api/tables/import"): "/id",
    ("get", "/api/tables"): "/0/id",
}
"""Answers with a table, and where in them its id is."""
TOKEN_OF = {("post", "/api/tables"): "/key/token"}
"""Answers with the token of a seat."""
TABLE = "{table}"


def add_links(contract: dict[str, Any]) -> None:
    """From each of these answers to every request about a table. FastAPI knows no links."""
    paths = contract["paths"]
    targets = [one for path, operations in paths.items() if TABLE in path for one in operations.values()]
    for (method, path), table in TABLE_OF.items():
        operation = paths.get(path, {}).get(method)
        if operation is None:
            continue  # a server without these routes
        token = TOKEN_OF.get((method, path))
        answer = next(one for status, one in operation["responses"].items() if status.startswith("2"))
        answer["links"] = {target["operationId"]: _link(target, table, token) for target in targets}


def _link(target: dict[str, Any], table: str, token: str | None) -> dict[str, Any]:
    parameters = {"path.table": f"$response.body#{table}"}
    if token and any(one["name"] == "authorization" for one in target.get("parameters", ())):
        parameters["header.authorization"] = f"Bearer {{$response.body#{token}}}"
    return {"operationId": target["operationId"], "parameters": parameters}

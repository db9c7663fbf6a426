"""Somebody who keeps a notebook over REST."""

from dataclasses import dataclass
from typing import Any

import httpx
from pydantic import TypeAdapter

from gaslamp.server.wire.notebooks import MendedNotebook, NotebookBelief, NotebookPage


def checked(model: Any, answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    TypeAdapter(model).validate_json(answer.content)
    return answer.json()


@dataclass
class Writer:
    """Has the link, and the page as it was last sent."""

    client: httpx.AsyncClient
    page: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/notebooks/{self.page['id']}"

    @property
    def choices(self) -> list[dict[str, Any]]:
        return [choice["action"] for choice in self.page["choices"]]

    def kinds(self) -> set[str]:
        return {str(action["type"]) for action in self.choices}

    async def post(self, what: str, **body: Any) -> httpx.Response:
        return await self.client.post(f"{self.path}/{what}", json={"version": self.page["version"], **body})

    async def enter(self, *actions: str) -> None:
        self.page = checked(NotebookPage, await self.post("entries", actions=list(actions)))

    async def mend(self, number: int, *actions: str) -> Any:
        found = checked(MendedNotebook, await self.post("mend", number=number, actions=list(actions)))
        self.page = found["notebook"]
        return found

    async def read(self) -> None:
        self.page = checked(NotebookPage, await self.client.get(self.path))

    async def belief(self) -> Any:
        return checked(NotebookBelief, await self.client.get(f"{self.path}/belief"))

    async def until(self, kind: str) -> None:
        """Until such an entry is possible: Jack kills and walks, pawns stay, the rest is the first that can come."""
        while kind not in self.kinds():
            places = {man["colour"]: man["crossing"] for man in self.page["view"]["policemen"]}
            found = next((one for one in self.choices if one["type"] == "kill"), self.choices[0])
            stay = [one for one in self.choices if one["type"] == "step" and places[one["policeman"]] == one["to"]]
            await self.enter((stay or [found])[0]["text"])

    def first(self, kind: str, **parts: Any) -> str:
        """The first such entry that is possible."""
        return next(str(one["text"]) for one in self.choices if one["type"] == kind and parts.items() <= one.items())


async def new_notebook(client: httpx.AsyncClient, **body: Any) -> Writer:
    answer = await client.post("/api/notebooks", json={"game": "whitechapel", **body})
    return Writer(client, checked(NotebookPage, answer, 201))

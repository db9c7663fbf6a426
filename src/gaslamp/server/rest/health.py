"""For load balancers and whoever watches over the server: is it alive, is it ready, how is it doing."""

import asyncio

from fastapi import APIRouter, Response

from gaslamp.server.rest.request_context import AHub

PATIENCE = 2.0
"""Seconds for the database to answer."""

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    """The process answers: else it should be started anew."""
    return {"alive": True}


@router.get("/readyz")
async def readyz(hub: AHub, response: Response) -> dict[str, bool]:
    """Whether new visitors should be sent here.

    Not while the database is away or the server is going down. Without Redis the game goes on, so that is only told:
    if every server turned visitors away because of it, nobody could play.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await hub.store.check()
        database = True
    except Exception:
        database = False
    ready = database and not hub.is_leaving
    response.status_code = 200 if ready else 503
    return {"ready": ready, "database": database, "redis": not hub.town.is_deaf}


@router.get("/metrics")
async def metrics(hub: AHub) -> Response:
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")

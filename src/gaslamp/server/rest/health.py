"""Liveness, readiness and metrics, for load balancers and monitoring."""

import asyncio

from fastapi import APIRouter, Response

from gaslamp.server.rest.request_context import HubDep

DATABASE_SECONDS = 2.0
"""How long the database may take to answer."""

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    """Liveness: a process that does not answer should be restarted."""
    return {"alive": True}


@router.get("/readyz")
async def readyz(hub: HubDep, response: Response) -> dict[str, bool]:
    """Readiness: whether new visitors should be sent here.

    Not while the database cannot be reached or the server shuts down. Without Redis the server can be used, so Redis
    is only reported: if every server refused visitors because of it, nobody could play.
    """
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await hub.store.check()
        database = True
    except Exception:
        database = False
    ready = database and not hub.is_draining
    response.status_code = 200 if ready else 503
    return {"ready": ready, "database": database, "redis": not hub.cluster.is_disconnected}


@router.get("/metrics")
async def metrics(hub: HubDep) -> Response:
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")

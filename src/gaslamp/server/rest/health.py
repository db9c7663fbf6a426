"""Liveness, readiness and metrics, for load balancers and monitoring."""

import asyncio
from hmac import compare_digest

from fastapi import APIRouter, Request, Response

from gaslamp.core.errors import NotThere
from gaslamp.server.rest.request_context import HubDep
from gaslamp.store.storage_fault import StorageFault
from gaslamp.store.store import Store

DATABASE_SECONDS = 2.0
"""How long the database may take to answer."""

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> dict[str, bool]:
    """Liveness: a process that does not answer should be restarted."""
    return {"alive": True}


@router.get("/readyz")
async def readyz(hub: HubDep, response: Response) -> dict[str, bool | str]:
    """Readiness: whether new visitors should be sent here, and why not.

    Not while the database cannot be reached or written, or the server shuts down. Without Redis the server can be
    used, so Redis is only reported: if every server refused visitors because of it, nobody could play.
    """
    database = await _database_problem(hub.store)
    problem = "stopping" if hub.is_draining else database
    response.status_code = 503 if problem else 200
    found: dict[str, bool | str] = {
        "ready": not problem,
        "database": not database,
        "redis": not hub.cluster.is_disconnected,
    }
    return {**found, "reason": problem} if problem else found


async def _database_problem(store: Store) -> str | None:
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await store.check()
    except StorageFault as fault:
        return fault.key
    except Exception:
        return "database-away"
    return None


@router.get("/metrics")
async def metrics(hub: HubDep, request: Request) -> Response:
    """For a client that sends the host's token. Others get 404."""
    token: str = request.app.state.metrics_token
    given = request.headers.get("authorization", "")
    if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
        raise NotThere("no-page")
    return Response(hub.metrics.text(), media_type="text/plain; version=0.0.4")

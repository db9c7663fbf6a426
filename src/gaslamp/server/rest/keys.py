"""The public keys with which this server signs records, at a fixed address."""

from fastapi import APIRouter

from gaslamp.server.rest.request_context import HubDep
from gaslamp.server.tables.messages import Json
from gaslamp.server.wire.tables import PublicKeys

router = APIRouter(tags=["records"])


@router.get("/.well-known/gaslamp-keys.json", response_model=PublicKeys)
async def public_keys(hub: HubDep) -> Json:
    """The key in use is the last one. The others signed records before it."""
    signer = await hub.signer()
    return {"keys": [{"algorithm": "ed25519", "key": key} for key in signer.public_keys]}

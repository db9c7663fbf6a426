"""An account becomes a bot, gets a new token, and stops being a bot."""

from fastapi import APIRouter

from gaslamp.server.gate.accounts import Accounts
from gaslamp.server.gate.bots import Bots
from gaslamp.server.rest.accounts import Session
from gaslamp.server.wire.bots import BotState, BotToken


def router(accounts: Accounts, bots: Bots) -> APIRouter:
    routes = APIRouter(prefix="/api/account/bot", tags=["account", "bots"])

    @routes.get("")
    async def state(session: Session = None) -> BotState:
        account = await accounts.known(session)
        return BotState(bot=await bots.store.bot(account.id) is not None)

    @routes.post("", status_code=201)
    async def new_token(session: Session = None) -> BotToken:
        """Make the account a bot, or replace its token. The token is sent only this once; the older one is void."""
        account = await accounts.known(session)
        return BotToken(token=await bots.new_token(account.id))

    @routes.delete("", status_code=204)
    async def remove(session: Session = None) -> None:
        """The token is void and the account is a person's again. Seats that it took as a bot stay marked."""
        account = await accounts.known(session)
        await bots.store.remove_bot(account.id)

    return routes

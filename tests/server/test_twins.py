"""Twin worlds over the wire: two servers whose tables differ only in secrets send everybody else the same bytes.

Both are played side by side. What is open is the same in both; what is hidden from the others is chosen differently
wherever it can be. So that whole games can be compared, the police ask only what both truths answer alike, and in Mr.
Jack nobody ends a round in which one of the two Jacks would be seen and the other not.

The only bytes that may differ are commitments, SHA-256 over a random nonce and the secret, and the heads of the chain,
which are made of them. The end shows the secrets.
"""

import itertools
import random
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import pytest

from gaslamp.core import journal
from gaslamp.core.commitment import commit
from gaslamp.core.game import CHANCE, SPECTATOR
from gaslamp.core.journal import Journal
from gaslamp.core.shares import place
from gaslamp.games import mrjack
from gaslamp.games.mrjack.rules.actions import Accuse, Alibi, Deal, Draw, Leave
from gaslamp.games.mrjack.rules.board import CHARACTERS
from gaslamp.games.mrjack.rules.public import Stage
from gaslamp.games.mrjack.rules.sight import visible
from gaslamp.games.registry import named
from gaslamp.games.whitechapel.rules import actions as wc
from gaslamp.games.whitechapel.rules.streets import SEARCHED, distances
from gaslamp.server.environment import Environment
from server.running_server import (
    RunningServer,
    SocketClient,
    http_client,
    new_table,
    running_server,
    sit,
    socket_client,
)

NOW = 1_800_000_000_000
LONGEST = 1800
SHARE = bytes(32)
"""Of every player, and its nonce."""
PROMISE = re.compile(r'"(promise|head)":"[0-9a-f]{64}"')

HIDDEN = (wc.Hide, wc.KillLast, wc.Walk, wc.WalkHome, wc.Coach, wc.Alley)
"""Not the marks: they are turned up for all."""


def same_environment() -> Environment:
    """The same ids, tokens, seeds and nonces in both servers, and a clock that stands still."""
    rng = random.Random(5)
    return Environment(now=lambda: NOW, random=rng.randbytes)


def masked(text: str) -> str:
    return PROMISE.sub(r'"\1":"..."', text)


class Twins:
    """Two servers with one table each, and the same clients at both."""

    def __init__(self, servers: list[RunningServer], game: str, options: dict[str, str]) -> None:
        self.servers, self.game, self.options = servers, named(game), options
        self.settings: dict[str, Any] = {}
        self.table = ""
        self.guests: list[dict[str, SocketClient]] = [{}, {}]
        self.tokens: dict[str, list[str]] = {}
        """By seat, at each of the servers."""

    async def open(self, stack: AsyncExitStack) -> None:
        for server, guests in zip(self.servers, self.guests, strict=True):
            async with http_client(server) as client:
                self.table, _ = await new_table(client, self.game.NAME, options=self.options, settings=self.settings)
                seats = [seat["seat"] for seat in (await client.get(f"/api/tables/{self.table}")).json()["seats"]]
                own = commit(place(self.game.NAME), SHARE, SHARE)
                tokens = {seat: await sit(client, self.table, seat, share=own) for seat in seats}
            for seat, token in tokens.items():
                self.tokens.setdefault(seat, []).append(token)
            for seat, lang in zip((*seats, SPECTATOR), itertools.cycle(("en", "fr", "it"))):
                guests[seat] = await stack.enter_async_context(
                    socket_client(server, self.table, tokens.get(seat), lang=lang)
                )
                guests[seat].is_strict = False
            for seat in seats:
                await guests[seat].ask("reveal", share=SHARE.hex(), nonce=SHARE.hex())
            await guests[seats[-1]].ask("pace", speed="calm")
            await guests[seats[-1]].ask("hurry")
            for one in guests.values():
                await one.reach(guests[seats[-1]].now["version"])

    @property
    def states(self) -> list[Any]:
        return [server.state(self.table) for server in self.servers]

    async def act(self, actions: list[Any]) -> None:
        """Each world's own action of the seat whose turn it is; then everybody receives it."""
        seats = {self.game.actor(state) for state in self.states}
        assert len(seats) == 1, "whose turn it is must not tell the worlds apart"
        seat = str(seats.pop())
        for guests, action in zip(self.guests, actions, strict=True):
            answer = await guests[seat].act(self.game.write(action))
            assert answer["type"] == "done", answer
            for one in guests.values():
                await one.reach(guests[seat].now["version"])

    async def try_wrongly(self, rng: random.Random, texts: list[str]) -> None:
        """What is refused is refused alike: no reason may tell a secret."""
        seat = rng.choice([seat for seat in self.guests[0] if seat != "jack"])
        text = rng.choice(texts)
        for guests in self.guests:
            one = guests[seat]
            if text in one.choices:
                return
            answer = await one.ask("act", version=one.now["version"], actions=[text])
            assert answer["type"] == "refused"

    def compare(self, seats: list[str]) -> int:
        """All that those seats have received so far. Returns how many messages were compared."""
        count = 0
        for seat in seats:
            received = [
                [masked(text) for text in guests[seat].received if _has_fixed_order(text)] for guests in self.guests
            ]
            for one, other in zip(*received, strict=True):
                assert one == other, f"{seat} can tell the worlds apart"
                assert len(one) == len(other)
            count += len(received[0])
        return count

    @property
    def differ(self) -> bool:
        first, second = self.states
        return bool(first != second)


def _has_fixed_order(text: str) -> bool:
    """Presence messages are excluded: how long a socket takes to open or close decides when they are sent."""
    return not text.startswith('{"type":"presence"')


@contextmanager
def twins(game: str, options: dict[str, str]) -> Iterator[Twins]:
    with running_server(environment=same_environment()) as one, running_server(environment=same_environment()) as other:
        yield Twins([one, other], game, options)


def pairs(game: Any, states: list[Any], fits: Callable[[Any, Any], bool]) -> list[list[Any]]:
    """Actions of both worlds that look alike to those who may not see them, the different ones first."""
    first, second = (game.legal(state) for state in states)
    open_ones = [[action, action] for action in first if action in second]
    hidden = [[one, other] for one in first for other in second if one != other and fits(one, other)]
    return hidden or open_ones


# Letters from Whitechapel


def _alike(one: Any, other: Any) -> bool:
    return type(one) is type(other) and isinstance(one, HIDDEN)


def _whitechapel(twin: Twins, rng: random.Random) -> list[Any] | None:
    """Both Jacks do the same kind of thing and go home together; None where any answer would tell the truth."""
    game, states = twin.game, twin.states
    if game.actor(states[0]) != "jack":
        found = _police(game, states)
        return [rng.choice(found)] * 2 if found else None
    options = pairs(game, states, _alike)
    homeward = [pair for pair in options if isinstance(pair[0], wc.WalkHome)]
    walks = [pair for pair in options if isinstance(pair[0], wc.Walk)]
    if homeward:
        return homeward[0]
    if walks:
        # Step by step home, but not one of them alone.
        both = [state.hideout for state in states]
        return min(
            walks,
            key=lambda pair: (
                abs(distances(pair[0].to)[both[0]] - distances(pair[1].to)[both[1]]),
                distances(pair[0].to)[both[0]],
                rng.random(),
            ),
        )
    calm = [pair for pair in options if not isinstance(pair[0], wc.Coach | wc.Alley)] or options
    return rng.choice(calm)


def _police(game: Any, states: list[Any]) -> list[Any]:
    """What the police can do without learning in which world they are."""
    legal = game.legal(states[0])
    same = [action for action in legal if _answers(game, states, action)]
    # A search that has begun must continue, so only if all its circles are the same in both worlds.
    odd = {action.policeman for action in legal if isinstance(action, wc.Ask) and action not in same}
    jacks = [state.trail[-1] for state in states if state.trail]
    return [
        one
        for one in same
        if not (isinstance(one, wc.Ask) and one.policeman in odd)
        and not (isinstance(one, wc.Step) and any(SEARCHED[one.to] >> jack & 1 for jack in jacks))
    ]


def _answers(game: Any, states: list[Any], action: Any) -> bool:
    """Whether chance says the same in both worlds after the action, and neither Jack is caught."""
    said = []
    for state in states:
        after = game.apply(state, action)
        draws = []
        while game.actor(after) == CHANCE and len(game.legal(after)) == 1:
            draws.append(game.legal(after)[0])
            after = game.apply(after, draws[-1])
        said.append((draws, game.outcome(after)))
    return said[0] == said[1] and said[0][1] is None


@pytest.mark.parametrize("options", [{}, {"hands": "B/YN/RG", "letters": "on"}], ids=["two", "four"])
async def test_no_other_seat_can_tell_where_jack_is(options: dict[str, str]) -> None:
    rng = random.Random(11)
    with twins("whitechapel", options) as twin:
        async with AsyncExitStack() as stack:
            await twin.open(stack)
            others = [seat for seat in twin.guests[0] if seat != "jack"]
            different, ended = 0, False
            for _ in range(LONGEST):
                choice = _whitechapel(twin, rng)
                if choice is None:
                    break
                after = [twin.game.apply(state, action) for state, action in zip(twin.states, choice, strict=True)]
                ended = any(twin.game.outcome(state) for state in after)
                if ended:
                    break
                await twin.try_wrongly(rng, [twin.game.write(action) for action in twin.game.legal(twin.states[0])])
                await twin.act(choice)
                different += twin.differ
            assert (ended, twin.states[0].public.night) == (True, 4), "a whole game, four nights"
            assert different > 300, "the worlds were the same"
            assert twin.compare(others) > 300
            assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received


# Mr. Jack


@pytest.fixture
def other_jack(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """In the second world another character is Jack; all other cards are drawn as in the first.

    The set is of the threads in which the second world lives.
    """
    second: set[int] = set()
    drawn: dict[int, str] = {}
    true_chance = journal.chance

    def chance(game: Any, now: Journal[Any]) -> Any:
        number, legal = now.record.length + 1, game.legal(now.state)
        if threading.get_ident() in second:
            if isinstance(legal[0], Deal):
                return _next_card(game.parse_action(drawn[number]))
            return game.parse_action(drawn[number]) if isinstance(legal[0], Alibi | Draw) else true_chance(game, now)
        action = true_chance(game, now)
        if isinstance(action, Alibi):
            # A card that is in both piles: the player who takes it sees it.
            action = next(one for one in legal if one.character != _next_card(Deal(now.state.jack)).character)
        drawn[number] = game.write(action)
        return action

    monkeypatch.setattr(journal, "chance", chance)
    return second


def _next_card(deal: Deal) -> Deal:
    assert deal.character is not None
    return Deal(CHARACTERS[(deal.character + 1) % len(CHARACTERS)])


def _mrjack(twin: Twins, rng: random.Random) -> list[Any] | None:
    """An action of both worlds after which a call of the witnesses would say the same in both; None: there is none."""
    game, states = twin.game, twin.states
    jacks = {state.jack for state in states}
    found = []
    for action in game.legal(states[0]):
        if isinstance(action, Leave) or (isinstance(action, Accuse) and action.character in jacks):
            continue
        after = [game.apply(state, action) for state in states]
        in_sight = [visible(state.public) >> state.jack & 1 for state in after]
        if not (_ends_round(game, after[0]) and in_sight[0] != in_sight[1]):
            found.append(action)
    calm = [action for action in found if not isinstance(action, Accuse)]
    return [rng.choice(calm)] * 2 if calm else None


def _ends_round(game: Any, state: Any) -> bool:
    """Whether the witnesses speak next; the last card may be Holmes, who draws first."""
    while state.public.stage is Stage.ALIBI:
        state = game.apply(state, game.legal(state)[0])
    return state.public.stage is Stage.CALL


@pytest.mark.parametrize("edition", ["revised", "first"])
async def test_neither_detective_nor_spectator_can_tell_who_jack_is(edition: str, other_jack: set[int]) -> None:
    longest = 0
    for seed in range(10):
        if longest > 4:
            break
        rng = random.Random(seed)
        with twins("mrjack", {"edition": edition}) as twin:
            async with AsyncExitStack() as stack:
                other_jack.clear()
                other_jack.add(twin.servers[1].thread)
                await twin.open(stack)
                assert twin.states[0].jack != twin.states[1].jack
                everything = [mrjack.write(action) for action in mrjack.legal(twin.states[0])]
                while (choice := _mrjack(twin, rng)) is not None:
                    await twin.try_wrongly(rng, [*everything, "!NW", "!NE", "xB", "E4"])
                    await twin.act(choice)
                    if twin.game.outcome(twin.states[0]):
                        break
                longest = max(longest, twin.states[0].public.round)
                if twin.game.outcome(twin.states[0]) is None:
                    assert twin.compare(["detective", SPECTATOR]) > 20
                assert twin.guests[0]["jack"].received != twin.guests[1]["jack"].received
    assert longest > 4, "no game lasted"

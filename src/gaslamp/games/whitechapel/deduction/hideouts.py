"""The deduction of one night, with what earlier nights showed about the hideout. All is computed on demand."""

from dataclasses import dataclass
from functools import cached_property
from typing import Optional

import numpy as np

from gaslamp.games.whitechapel.deduction.facts import Absent, Night
from gaslamp.games.whitechapel.deduction.flow import PLAIN, Flow
from gaslamp.games.whitechapel.deduction.policy import Policy, prior, remembered, steps
from gaslamp.games.whitechapel.deduction.streets import Flags, Floats, Ints, Streets, members_of
from gaslamp.games.whitechapel.deduction.trails import Trails, build, refine, without
from gaslamp.games.whitechapel.rules.board import Circles


@dataclass(frozen=True, eq=False)
class Deduction:
    """A night that ended at home gives information on the hideout. During a night only the policy gives any."""

    streets: Streets
    policy: Policy
    hideouts: Circles  # allowed by the agreed options, without an address that was named wrongly
    night: Night | None  # None before the murder
    earlier: Optional["Deduction"] = None  # the deduction at the end of the night before
    known: Trails | None = None  # the trails, if they were refined from those before the last event

    @cached_property
    def trails(self) -> Trails | None:
        """Every trail of tonight that fits."""
        if self.night is None or self.known is not None:
            return self.known
        return self.ended(build(self.streets, self.night), self.night)

    def ended(self, trails: Trails, night: Night) -> Trails:
        """A finished night ended on a circle where Jack can live."""
        if not night.home:
            return trails
        elsewhere = sum(1 << int(circle) for circle in np.flatnonzero(~self._homes_before))
        return without(trails, Absent(night.space, night.space, elsewhere))

    def after(self, hideouts: Circles, night: Night | None) -> "Deduction":
        """One event later in the same night. Trails that were already computed are refined, not rebuilt."""
        known = None
        worked_out = self.__dict__.get("trails")
        if worked_out is not None and self.night is not None and night is not None:
            known = self.ended(refine(worked_out, self.night, night), night)
        return Deduction(self.streets, self.policy, hideouts, night, self.earlier, known)

    @cached_property
    def homes(self) -> Flags:
        """By circle: whether Jack can live there."""
        if self.trails is not None and self.night is not None and self.night.home:
            return self._homes_before & self.trails.circles(-1)
        return self._homes_before

    @cached_property
    def counted(self) -> Floats:
        """By circle: how likely Jack lives there if all trails of all nights are equally likely."""
        if self.trails is not None and self.night is not None and self.night.home:
            return self.plain.at(len(self.trails.layers) - 1)
        return self._counted_before

    @cached_property
    def strong(self) -> Floats:
        """By hideout (those of `columns`) and style: how likely under the policy."""
        if self.trails is None:
            return self._strong_before
        return _shares(self.driven.columns).reshape(len(self.columns), -1)

    @cached_property
    def plain(self) -> Flow:
        """All trails are equally likely. The end of a finished night has the weight that earlier nights give it."""
        assert self.trails is not None
        assert self.night is not None
        last = self.trails.layers[-1].circles
        ends = self._counted_before[last, None] if self.night.home else np.ones((len(last), 1))
        return Flow(self.trails, (PLAIN,) * (len(self.trails.layers) - 1), np.ones(1), ends)

    @cached_property
    def driven(self) -> Flow:
        """Weights by hideout and style, from the policy."""
        assert self.trails is not None
        assert self.night is not None
        weights = steps(self.policy, self.night, self.trails, self.columns)
        ends = np.ones((len(self.trails.layers[-1].circles), self._strong_before.size))
        return Flow(self.trails, weights, self._strong_before.ravel(), ends)

    @cached_property
    def columns(self) -> Ints:
        """The hideouts that were possible when the night began."""
        return np.flatnonzero(self._homes_before)

    @cached_property
    def _homes_before(self) -> Flags:
        allowed = members_of(self.streets.size, self.hideouts)
        return allowed if self.earlier is None else allowed & self.earlier.homes

    @cached_property
    def _counted_before(self) -> Floats:
        counted = np.ones(self.streets.size) if self.earlier is None else self.earlier.counted
        return _shares(counted * self._homes_before)

    @cached_property
    def _strong_before(self) -> Floats:
        found = prior(self.policy, self.streets)
        if self.earlier is not None:
            found[self.earlier.columns] = remembered(self.policy, self.earlier.strong, found[self.earlier.columns])
        return _shares(found[self.columns])


def _shares(weights: Floats) -> Floats:
    total = weights.sum()
    return weights / total if total else weights

"""The analysis of a finished game: chances, costs, luck and information, for every decision of every seat."""

from gaslamp.analysis.analyse import DEFAULT_DEPTH, Progress, analyse, depth_named, engine
from gaslamp.analysis.moments import GameAnalysis, Kind, Ledger, Moment, Resemblance, Summary, Viewpoint

__all__ = [
    "DEFAULT_DEPTH",
    "GameAnalysis",
    "Kind",
    "Ledger",
    "Moment",
    "Progress",
    "Resemblance",
    "Summary",
    "Viewpoint",
    "analyse",
    "depth_named",
    "engine",
]

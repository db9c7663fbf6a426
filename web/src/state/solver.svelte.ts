/** The numbers of somebody who solves puzzles. The server keeps those of an account, this browser those of a guest. */
import { ask } from "../wire/rest";
import type { SolverState } from "../wire/types";
import { hasAccount } from "./account";
import { read, write } from "./storage";

const KEY = "solver";
const SEEN = "puzzles-seen";
/** As many ids as a request can name. */
const MOST_SEEN = 150;
/** Every number with its default, its least and its greatest value, as the server allows them. */
const BOUNDS = {
  rating: [1500, 100, 3500],
  deviation: [350, 45, 350],
  volatility: [0.06, 0.01, 0.2],
  solved: [0, 0, 1_000_000],
  failed: [0, 0, 1_000_000],
  streak: [0, 0, 1_000_000],
  best_streak: [0, 0, 1_000_000],
  days: [0, 0, 1_000_000],
  best_days: [0, 0, 1_000_000],
  best_run: [0, 0, 1_000_000],
} as const;
const FRACTIONS: readonly string[] = ["rating", "deviation", "volatility"];
const ID = /^[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

class Solver {
  state: SolverState = $state.raw(clean(read<unknown>(KEY, null)));
  private isAccount = false;

  /** The numbers of the account, where somebody is logged in. */
  async load(): Promise<void> {
    if (!hasAccount()) return;
    try {
      this.state = await ask<SolverState>("/puzzles/solver");
      this.isAccount = true;
    } catch {
      // Logged out meanwhile, or the server is away: the numbers of this browser are shown.
      this.isAccount = false;
    }
  }

  keep(changed: SolverState): void {
    this.state = changed;
    if (!this.isAccount) write(KEY, changed);
  }

  /** Daily puzzles in a row up to that day, as `2026-11-17`; the day itself may still come. */
  daysUntil(today: string): number {
    const { day, days } = this.state;
    return day === today || day === dayBefore(today) ? days : 0;
  }
}

export const solver = new Solver();

/** The puzzles that a guest has answered, the last ones at the end. */
export function seenPuzzles(): string[] {
  const kept = read<unknown>(SEEN, []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string" && ID.test(id)) : [];
}

export function rememberPuzzle(id: string): void {
  if (!ID.test(id)) return;
  write(SEEN, [...seenPuzzles().filter((one) => one !== id), id].slice(-MOST_SEEN));
}

/** What was changed by hand, or by another version, must not break the page. */
export function clean(kept: unknown): SolverState {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const numbers = Object.entries(BOUNDS).map(([name, [otherwise, least, most]]) => {
    const value = given[name];
    const isGood = typeof value === "number" && value >= least && value <= most;
    return [name, isGood && (FRACTIONS.includes(name) || Number.isInteger(value)) ? value : otherwise];
  });
  const isDay = typeof given.day === "string" && DAY.test(given.day) && !Number.isNaN(Date.parse(given.day));
  return { ...Object.fromEntries(numbers), day: isDay ? given.day : null, run: null } as SolverState;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

/** What the server says about its games. It never changes while the server runs, so it is asked once. */
import { ask } from "../wire/rest";
import type { GameInfo } from "../wire/types";

let games: Promise<GameInfo[]> | null = null;
const boards = new Map<string, Promise<unknown>>();

export function allGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("/games").catch((error) => {
    games = null;
    throw error;
  });
  return games;
}

/** Players made to be measured against, not to be played with while there are others. */
const BASELINES = ["random", "greedy"];

/** The levels to offer people, the weakest first. */
export function levelsFor(game: GameInfo | undefined): string[] {
  const known = game?.levels ?? [];
  const levels = known.filter((level) => !BASELINES.includes(level));
  return levels.length > 0 ? levels : known;
}

export async function levelsOf(game: string): Promise<string[]> {
  return levelsFor((await allGames()).find((one) => one.name === game));
}

export function boardOf(game: string): Promise<unknown> {
  const kept = boards.get(game);
  if (kept) return kept;
  const asked = ask<unknown>(`/games/${game}/board`).catch((error) => {
    boards.delete(game);
    throw error;
  });
  boards.set(game, asked);
  return asked;
}

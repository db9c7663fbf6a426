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

export async function levelsOf(game: string): Promise<string[]> {
  return (await allGames()).find((one) => one.name === game)?.levels ?? [];
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

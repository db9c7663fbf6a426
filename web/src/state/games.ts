/** What the server says about its games. It never changes while the server runs, so it is asked once. */
import { ask } from "../wire/rest";
import type { GameInfo } from "../wire/types";
import { language } from "../words/words.svelte";

let games: Promise<GameInfo[]> | null = null;
const boards = new Map<string, Promise<unknown>>();

export function allGames(): Promise<GameInfo[]> {
  games ??= ask<GameInfo[]>("/games").catch((error) => {
    games = null;
    throw error;
  });
  return games;
}

/** The level for someone who did not choose: not the weakest, not the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("casual") ? "casual" : (levels[0] ?? "random");
}

export type SeatKind = GameInfo["seats"][number];

/** Who plays in a game with these options. */
export function seatsOf(game: string, options: Record<string, string>): Promise<SeatKind[]> {
  const said = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return ask<SeatKind[]>(
    `/games/${game}/seats?options=${encodeURIComponent(said.join(" ") || "-")}&lang=${language()}`,
  );
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

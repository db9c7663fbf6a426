/** What the server says about its games. Only the language changes it while the server runs. */
import { ask, Refusal } from "../wire/rest";
import type { GameInfo } from "../wire/types";
import { type Language, language } from "../words/words.svelte";
import { read, write } from "./storage";

const asked = new Map<Language, Promise<GameInfo[]>>();
let titles: Partial<Record<Language, Record<string, string>>> = $state.raw({});
const boards = new Map<string, Promise<unknown>>();

export function allGames(): Promise<GameInfo[]> {
  const wish = language();
  const found = asked.get(wish) ?? fetchGames(wish);
  asked.set(wish, found);
  return found;
}

async function fetchGames(wish: Language): Promise<GameInfo[]> {
  try {
    const games = await ask<GameInfo[]>("/games");
    titles = { ...titles, [wish]: Object.fromEntries(games.map((game) => [game.name, game.title])) };
    return games;
  } catch (error) {
    asked.delete(wish);
    throw error;
  }
}

/** What a game is called. Reads state; until `allGames` has been answered, it is the game's short name. */
export function gameTitle(game: string): string {
  return titles[language()]?.[game] ?? game;
}

export async function gameInfo(game: string): Promise<GameInfo | undefined> {
  return (await allGames()).find((one) => one.name === game);
}

/** The default level: not the weakest, not the strongest. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes("casual") ? "casual" : (levels[0] ?? "random");
}

export type SeatKind = GameInfo["seats"][number];
export type SideKind = GameInfo["sides"][number];

/** Who plays in a game with these options. */
export function seatsOf(game: string, options: Record<string, string>): Promise<SeatKind[]> {
  const said = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return ask<SeatKind[]>(`/games/${game}/seats?options=${encodeURIComponent(said.join(" ") || "-")}`);
}

/** Whether more than two people may play: a side may have several seats, or there are more than two sides. */
export function isForMany(game: GameInfo): boolean {
  return game.seats.length > 2 || game.sides.some((side) => side.allies);
}

/** Baselines for measuring. They are not offered if there are other players. */
const BASELINES = ["random", "greedy"];

/** The levels to offer people, the weakest first. */
export function levelsFor(game: GameInfo | undefined): string[] {
  const known = game?.levels ?? [];
  const levels = known.filter((level) => !BASELINES.includes(level));
  return levels.length > 0 ? levels : known;
}

export async function levelsOf(game: string): Promise<string[]> {
  return levelsFor(await gameInfo(game));
}

export function boardOf(game: string): Promise<unknown> {
  const kept = boards.get(game);
  if (kept) return kept;
  const asked = fetchBoard(game).catch((error) => {
    boards.delete(game);
    throw error;
  });
  boards.set(game, asked);
  return asked;
}

/** Kept in this browser, so that a notebook shows its board without a network. A board is the same for everybody. */
async function fetchBoard(game: string): Promise<unknown> {
  try {
    const board = await ask<unknown>(`/games/${game}/board`);
    write(`board:${game}`, board);
    return board;
  } catch (error) {
    const kept = read<unknown>(`board:${game}`, null);
    if (kept !== null && error instanceof Refusal && error.status === 0) return kept;
    throw error;
  }
}

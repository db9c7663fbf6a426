/** The games that have a folder here. Any other game of the server is shown by the generic page. */
import type { Component } from "svelte";
import type { GameCompanion } from "../companion/types";
import type { GameNotebook } from "../notebook/types";
import { loadCatalogues } from "../words/words.svelte";
import type { BoxProps, FirstGame, GameClient, GamePage } from "./types";

const FOLDERS = import.meta.glob<{ client: GameClient }>("./*/client.ts", { eager: true });

function client(game: string): GameClient | undefined {
  return FOLDERS[`./${game}/client.ts`]?.client;
}

export async function gamePage(game: string): Promise<GamePage> {
  const load = client(game)?.page ?? (() => import("./generic/page"));
  const [{ page }] = await Promise.all([load(), loadCatalogues(`${game}/game`, `${game}/page`)]);
  return page;
}

/** The sides of a game in the order in which they are offered. */
export function sidesInOrder<T extends { side: string }>(game: string, sides: readonly T[]): T[] {
  const first = client(game)?.easierSide;
  return [...sides].sort((a, b) => Number(b.side === first) - Number(a.side === first));
}

export function hasRules(game: string): boolean {
  return client(game)?.rules !== undefined;
}

export async function rulesPage(game: string): Promise<Component | null> {
  const load = client(game)?.rules;
  if (!load) return null;
  const [{ default: Rules }] = await Promise.all([load(), loadGuide(game)]);
  return Rules;
}

export function hasFirstGame(game: string): boolean {
  return client(game)?.firstGame !== undefined;
}

export async function firstGameOf(game: string): Promise<FirstGame | null> {
  const load = client(game)?.firstGame;
  if (!load) return null;
  const [{ firstGame }] = await Promise.all([load(), loadCatalogues(`${game}/game`, `${game}/page`, `${game}/lesson`)]);
  return firstGame;
}

export function hasCompanion(game: string): boolean {
  return client(game)?.companion !== undefined;
}

export async function companionOf(game: string): Promise<GameCompanion | null> {
  const load = client(game)?.companion;
  if (!load) return null;
  const [found] = await Promise.all([load(), loadCatalogues(`${game}/game`, `${game}/page`, `${game}/companion`)]);
  return found;
}

export function hasBoxSetup(game: string): boolean {
  return client(game)?.boxSetup !== undefined;
}

export function boxSetupOf(game: string): Promise<Component<BoxProps> | null> {
  return boxPart(game, client(game)?.boxSetup);
}

export function hasSheets(game: string): boolean {
  return client(game)?.sheets !== undefined;
}

export function sheetsOf(game: string): Promise<Component<BoxProps> | null> {
  return boxPart(game, client(game)?.sheets);
}

async function boxPart(game: string, load: GameClient["sheets"]): Promise<Component<BoxProps> | null> {
  if (!load) return null;
  const [{ default: Part }] = await Promise.all([
    load(),
    loadCatalogues(`${game}/game`, `${game}/page`, `${game}/setup`),
  ]);
  return Part;
}

export function hasNotebook(game: string): boolean {
  return client(game)?.notebook !== undefined;
}

export async function notebookOf(game: string): Promise<GameNotebook | null> {
  const load = client(game)?.notebook;
  if (!load) return null;
  const [found] = await Promise.all([load(), loadCatalogues(`${game}/game`, `${game}/page`, `${game}/companion`)]);
  return found;
}

function loadGuide(game: string): Promise<void> {
  return loadCatalogues(`${game}/game`, `${game}/page`, `${game}/guide`);
}

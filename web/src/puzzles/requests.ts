/** What the pages for puzzles ask the server, and what they say when it does not answer. */
import { seenPuzzles, solver } from "../state/solver.svelte";
import { ask, Refusal } from "../wire/rest";
import type { PuzzleDetails } from "../wire/types";
import { words } from "../words/words.svelte";

export const DIFFICULTIES = { easier: -250, own: 0, harder: 250 } as const;
export type Difficulty = keyof typeof DIFFICULTIES;
/** Empty: all of them. */
export type Wish = { game: string; kind: string; difficulty: Difficulty };

/** A puzzle that was fetched to find its address, for the page that opens there. */
let fetched: { language: string; puzzle: PuzzleDetails } | null = null;

/** One that this solver has not answered yet. */
export async function nextPuzzle(wish: Wish): Promise<PuzzleDetails> {
  const query = new URLSearchParams({
    rating: String(solver.state.rating),
    shift: String(DIFFICULTIES[wish.difficulty]),
    seed: String(Math.random()),
    without: seenPuzzles().join(","),
  });
  if (wish.game) query.set("game", wish.game);
  if (wish.kind) query.set("kind", wish.kind);
  const puzzle = await ask<PuzzleDetails>(`/puzzles/next?${query}`).catch((error) => {
    throw isMissing(error) ? new Error(words("solve-none-left")) : error;
  });
  fetched = { language: document.documentElement.lang, puzzle };
  return puzzle;
}

export async function puzzleWithId(id: string): Promise<PuzzleDetails> {
  const kept = fetched;
  fetched = null;
  if (kept?.puzzle.id === id && kept.language === document.documentElement.lang) return kept.puzzle;
  return ask<PuzzleDetails>(`/puzzles/${id}`);
}

/** The wish as it stands in an address, and back. */
export function queryOf(wish: Wish): string {
  const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== "" && value !== "own"));
  return query.size > 0 ? `?${query}` : "";
}

export function wishOf(query: URLSearchParams): Wish {
  const difficulty = query.get("difficulty") ?? "own";
  return {
    game: query.get("game") ?? "",
    kind: query.get("kind") ?? "",
    difficulty: difficulty in DIFFICULTIES ? (difficulty as Difficulty) : "own",
  };
}

/** One sentence for people. */
export function said(error: unknown): string {
  return (error instanceof Error && error.message) || words("trouble-unreachable");
}

function isMissing(error: unknown): boolean {
  return error instanceof Refusal && error.status === 404;
}

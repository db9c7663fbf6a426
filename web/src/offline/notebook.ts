/**
 * What a player last saw at a table, kept in this browser: notes, marks, story and position.
 *
 * Only where this browser has exactly one seat of the table. Where several people share a screen nothing is kept,
 * because the next one could read it. A page is shown only to who still has the key of its seat.
 */
import type { TableConnection } from "../state/connection.svelte";
import { keysOf } from "../state/seatKeys.svelte";
import { NOTEBOOK, read, remove, write } from "../state/storage";
import type { AnyView, StoryLine } from "../wire/types";

export type NotebookPage = {
  table: string;
  seat: string;
  game: string;
  /** What game and seat are called, in the reader's language. */
  title: string;
  role: string;
  note: string;
  marks: Record<string, string>;
  story: StoryLine[];
  view: AnyView;
  /** When it was seen: milliseconds since 1970. */
  at: number;
};

const INDEX = "notebooks";
const MOST_PAGES = 12;
const MOST_LINES = 80;

/** Keep what the connection shows now. */
export function keepPage(connection: TableConnection, title: string): void {
  const { table, now, seat, id } = connection;
  if (!table || !now || seat === "spectator") return;
  if (keysOf(id).length !== 1) {
    forgetPage(id);
    return;
  }
  const page: NotebookPage = {
    table: id,
    seat,
    game: table.game,
    title,
    role: table.seats.find((one) => one.seat === seat)?.title ?? seat,
    note: connection.note,
    marks: connection.marks,
    story: connection.story.slice(-MOST_LINES),
    view: now.view,
    at: Date.now(),
  };
  const others = index().filter((one) => one !== id);
  for (const old of others.slice(MOST_PAGES - 1)) remove(name(old));
  write(INDEX, [id, ...others.slice(0, MOST_PAGES - 1)]);
  write(name(id), page);
}

/** The page of a table, if this browser still has the key of its seat. */
export function pageOf(table: string): NotebookPage | null {
  const page = read<NotebookPage | null>(name(table), null);
  const keys = keysOf(table);
  return page && keys.length === 1 && keys[0]?.seat === page.seat ? page : null;
}

/** All pages, the latest first. */
export function allPages(): NotebookPage[] {
  return index()
    .map(pageOf)
    .filter((page) => page !== null);
}

export function forgetPage(table: string): void {
  remove(name(table));
  write(
    INDEX,
    index().filter((one) => one !== table),
  );
}

function index(): string[] {
  const kept = read<unknown>(INDEX, []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

function name(table: string): string {
  return `${NOTEBOOK}${table}`;
}

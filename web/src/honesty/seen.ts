/** The heads of the chain that this browser was shown during a game. */
import { read, write } from "../state/storage";

/** The number of actions, and the head. */
export type Shown = [number, string];
export type Seen = { table: string; seat: string; share: string | null; heads: Shown[] };
/** As earlier versions kept them: one head for each length. */
type Kept = Omit<Seen, "heads"> & { heads: Shown[] | Record<string, string> };

const MOST = 20;
const name = (table: string, seat: string) => `seen:${table}:${seat}`;

export function seenAt(table: string, seat: string): Seen | null {
  const kept = read<Kept | null>(name(table, seat), null);
  return kept && { ...kept, heads: Array.isArray(kept.heads) ? kept.heads : byLength(kept.heads) };
}

/**
 * Keep a head. None replaces another: all of them are in the record's chain, also those of actions that were undone.
 * A server could otherwise show one start before it gets one's share, and another start afterwards.
 */
export function keepHead(table: string, seat: string, length: number, head: string, share: string | null): void {
  const seen = seenAt(table, seat) ?? { table, seat, share: null, heads: [] };
  const isKept = seen.heads.some(([known, other]) => known === length && other === head);
  if (isKept && (share === null || seen.share === share)) return;
  const heads: Shown[] = isKept ? seen.heads : [...seen.heads, [length, head]];
  write(name(table, seat), { ...seen, share: share ?? seen.share, heads });
  forgetOldest(name(table, seat));
}

/** As a file that `gaslamp verify --seen` reads. */
export function seenText(seen: Seen): string {
  const lines = ["gaslamp seen 1", `table ${seen.table}`, `seat ${seen.seat}`];
  if (seen.share !== null) lines.push(`share ${seen.share}`);
  return `${[...lines, ...seen.heads.map(([length, head]) => `${length} ${head}`)].join("\n")}\n`;
}

function byLength(heads: Record<string, string>): Shown[] {
  return Object.entries(heads).map(([length, head]) => [Number(length), head]);
}

function forgetOldest(latest: string): void {
  const names = read<string[]>("seen", []);
  if (names[0] === latest) return;
  const kept = [latest, ...names.filter((one) => one !== latest)];
  for (const old of kept.slice(MOST)) write(old, null);
  write("seen", kept.slice(0, MOST));
}

/** The heads of the chain that this browser was shown during a game. */
import { read, write } from "../state/storage";

export type Seen = { table: string; seat: string; share: string | null; heads: Record<string, string> };

const MOST = 20;
const name = (table: string, seat: string) => `seen:${table}:${seat}`;

export function seenAt(table: string, seat: string): Seen | null {
  return read<Seen | null>(name(table, seat), null);
}

/** Keep a head. What was undone stays in the record's chain, so a later head of the same length may replace this one. */
export function keepHead(table: string, seat: string, length: number, head: string, share: string | null): void {
  const seen = seenAt(table, seat) ?? { table, seat, share: null, heads: {} };
  if (seen.heads[length] === head && (share === null || seen.share === share)) return;
  write(name(table, seat), { ...seen, share: share ?? seen.share, heads: { ...seen.heads, [length]: head } });
  forgetOldest(name(table, seat));
}

/** As a file that `gaslamp verify --seen` reads. */
export function seenText(seen: Seen): string {
  const heads = Object.entries(seen.heads).sort(([one], [other]) => Number(one) - Number(other));
  const lines = ["gaslamp seen 1", `table ${seen.table}`, `seat ${seen.seat}`];
  if (seen.share !== null) lines.push(`share ${seen.share}`);
  return `${[...lines, ...heads.map(([length, head]) => `${length} ${head}`)].join("\n")}\n`;
}

function forgetOldest(latest: string): void {
  const names = read<string[]>("seen", []);
  if (names[0] === latest) return;
  const kept = [latest, ...names.filter((one) => one !== latest)];
  for (const old of kept.slice(MOST)) write(old, null);
  write("seen", kept.slice(0, MOST));
}

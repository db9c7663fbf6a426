/** The keys to one's seats. Whoever holds a key sits there, so they stay in this browser and out of every address. */
import { read, write } from "./drawer";

export type Key = { table: string; seat: string; token: string; game: string };

let keys: Key[] = $state.raw(read<Key[]>("keys", []).filter((key) => key?.table && key?.token));
const MOST = 100;

export function allKeys(): Key[] {
  return keys;
}

/** One's keys at a table: one, or several at a table shared on one screen. */
export function keysOf(table: string): Key[] {
  return keys.filter((key) => key.table === table);
}

export function keep(key: Key): void {
  if (keys.some((one) => one.token === key.token && one.seat === key.seat && one.game === key.game)) return;
  keys = [key, ...keys.filter((one) => one.token !== key.token)].slice(0, MOST);
  write("keys", keys);
}

export function discard(table: string): void {
  keys = keys.filter((key) => key.table !== table);
  write("keys", keys);
}

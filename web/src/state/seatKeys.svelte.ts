/** The keys to one's seats. Whoever holds a key sits there, so they stay in this browser and out of every address. */
import { read, write } from "./storage";

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
  const isSame = (one: Key) => one.table === key.table && one.token === key.token;
  if (keys.some((one) => isSame(one) && one.seat === key.seat && one.game === key.game)) return;
  keys = [key, ...keys.filter((one) => !isSame(one))].slice(0, MOST);
  write("keys", keys);
}

/** The keys of a table open the seats that are kept at its rematch; where it is found, for one or several at a screen. */
export function follow(table: string, rematch: string): string {
  const own = keysOf(table);
  // Which seat it is, the server says as soon as it is asked.
  if (keysOf(rematch).length === 0) for (const key of own) keep({ ...key, table: rematch, seat: `after ${key.seat}` });
  return own.length > 1 ? `/same/${rematch}` : `/table/${rematch}`;
}

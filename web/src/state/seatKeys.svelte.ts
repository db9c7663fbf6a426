/** The keys of the player's seats. A key gives access to a seat, so keys stay in this browser and out of addresses. */
import { NOTEBOOK, read, remove, write } from "./storage";

export type Key = { table: string; seat: string; token: string; game: string };

let keys: Key[] = $state.raw(read<Key[]>("keys", []).filter((key) => key?.table && key?.token));
const MOST = 100;
/** Stands before the seat of the last table while the seat at its rematch is not known. */
const RESERVED = "after ";

export function allKeys(): Key[] {
  return keys;
}

/** The player's keys at a table: one, or several at a table shared on one screen. */
export function keysOf(table: string): Key[] {
  return keys.filter((key) => key.table === table);
}

export function keep(key: Key): void {
  const isSame = (one: Key) => one.table === key.table && one.token === key.token;
  if (keys.some((one) => isSame(one) && one.seat === key.seat && one.game === key.game)) return;
  keys = [key, ...keys.filter((one) => !isSame(one))].slice(0, MOST);
  write("keys", keys);
}

/** A key that opens nothing any more. The notebook of its seat goes with it. */
export function forget(table: string, token: string): void {
  keys = keys.filter((one) => one.table !== table || one.token !== token);
  write("keys", keys);
  remove(`${NOTEBOOK}${table}`);
}

/** The keys of a table open the seats that are kept at its rematch; where it is found, for one or several at a screen. */
export function follow(table: string, rematch: string): string {
  const own = keysOf(table);
  // The server says which seat it is.
  if (keysOf(rematch).length === 0)
    for (const key of own) keep({ ...key, table: rematch, seat: `${RESERVED}${key.seat}` });
  return own.length > 1 ? `/same/${rematch}` : `/table/${rematch}`;
}

/** The game, if a key came from the last table and its reserved seat is not taken yet. */
export function claimedGame(table: string, token: string | null): string | null {
  const key = keysOf(table).find((one) => one.token === token);
  return key?.seat.startsWith(RESERVED) ? key.game : null;
}

/** A head of the chain as a promise: short enough for a QR code, and as `gaslamp verify --head` reads it. */
import { check } from "../honesty/check";
import { keepHead, seenAt } from "../honesty/seen";

export type Promised = { length: number; head: string };

/** Under this name a phone keeps a promise that it scanned. It has no seat. */
const SCANNED = "scanned";
const SPELLING = /^(0|[1-9]\d{0,5})\.([0-9a-f]{64})$/;

export function promiseCode({ length, head }: Promised): string {
  return `${length}.${head}`;
}

/** After the `#`, which browsers do not send: the server never learns which promise somebody keeps. */
export function promiseLink(origin: string, table: string, promised: Promised): string {
  return `${origin}/companion/${table}/promise#${promiseCode(promised)}`;
}

export function readPromise(text: string): Promised | null {
  const found = SPELLING.exec(text);
  return found ? { length: Number(found[1]), head: found[2] ?? "" } : null;
}

export function keepPromise(table: string, { length, head }: Promised): void {
  keepHead(table, SCANNED, length, head, null);
}

/** The longest that was kept on this phone. */
export function keptPromise(table: string): Promised | null {
  const heads = seenAt(table, SCANNED)?.heads ?? [];
  const last = heads.toSorted(([one], [other]) => one - other).at(-1);
  return last ? { length: last[0], head: last[1] } : null;
}

/** Whether the record has every head that was scanned, opens every secret, and is signed by its server. */
export async function isKept(table: string, record: string, keys: string[]): Promise<boolean> {
  const seen = seenAt(table, SCANNED);
  if (!seen) return false;
  const found = await check(record, seen, keys);
  return found?.every(({ result }) => result !== "bad") ?? false;
}

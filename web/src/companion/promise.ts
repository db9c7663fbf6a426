/** A head of the chain as a promise: short enough for a QR code, and as `gaslamp verify --head` reads it. */
import { check } from "../honesty/check";
import { type Corrections, corrections } from "../honesty/corrections";
import { parseRecord } from "../honesty/record";
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

/**
 * What was corrected in the game that was promised. Null if the promise is broken: the record lacks a head that was scanned, does
 * not open every secret, or is not signed by its server.
 */
export async function keptGame(table: string, text: string, keys: string[]): Promise<Corrections | null> {
  const seen = seenAt(table, SCANNED);
  if (!seen) return null;
  const found = await check(text, seen, keys);
  const record = parseRecord(text);
  const isKept = found?.every(({ result }) => result !== "bad") ?? false;
  return isKept && "links" in record ? corrections(record.links) : null;
}

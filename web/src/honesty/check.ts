/** What this browser can prove about a finished game. It knows no rules: `gaslamp verify` checks those and the draws. */
import { frame, fromHex } from "./bytes";
import { type Head, heads, start } from "./chain";
import { opens, sharePlace } from "./commitment";
import { isSigned } from "./digest";
import { type GameRecord, isOldFormat, parseRecord } from "./record";
import type { Seen } from "./seen";

export type Result = "good" | "bad" | "none";
export type Finding = {
  name: "form" | "promises" | "deal" | "companion" | "draws" | "origin" | "share" | "seen" | "signature";
  result: Result;
  /** Where a bad one was found first: the line of the file, or the number of the action. Of an origin: how many actions. */
  number?: number;
  /** Whose share of the seed is wrong, or which part of the signature. */
  place?: "server" | "player" | "missing" | "key" | "start" | "end";
};

const COMMITMENT = /^[0-9a-f]{64}$/;

/** Null for a record of the old format, which has nothing to check here. `keys`: those that the server publishes. */
export async function check(text: string, seen: Seen | null, keys: string[]): Promise<Finding[] | null> {
  if (isOldFormat(text)) return null;
  const record = parseRecord(text);
  if ("line" in record) return [{ name: "form", result: "bad", number: record.line }];
  const chain = await heads(record);
  return [
    await promises(record),
    await deal(record),
    // What people entered, nobody promised.
    ...(record.companion ? [{ name: "companion", result: "none" } as const] : []),
    ...(record.draws === "entered" ? [{ name: "draws", result: "none" } as const] : []),
    // What was taken over was drawn in another game.
    ...(record.origin ? [{ name: "origin", result: "none", number: record.origin.length } as const] : []),
    share(record, seen),
    compared(record, chain, seen),
    await signature(record, chain, keys, seen !== null),
  ];
}

/** Every hidden action is the one that was promised. */
async function promises(record: GameRecord): Promise<Finding> {
  for (const [at, entry] of record.links.filter((link) => link.kind === "entry").entries()) {
    const { number, seat, action, commitment, nonce } = entry;
    const place = { game: record.game, table: record.table, kind: "action", index: number, seat } as const;
    const isKept = commitment === undefined || (nonce !== undefined && (await opens(commitment, place, action, nonce)));
    if (number !== at + 1 || !isKept) return { name: "promises", result: "bad", number };
  }
  return { name: "promises", result: "good" };
}

/** The server's share and every share that was opened are those that were promised before the game. */
async function deal(record: GameRecord): Promise<Finding> {
  const place = { game: record.game, table: record.table, kind: "seed", index: 0, seat: "" } as const;
  if (!(await opens(record.promise, place, record.seed.value, record.seed.nonce)))
    return { name: "deal", result: "bad", place: "server" };
  for (const { commitment, value, nonce } of record.shares) {
    const isKept =
      value === undefined || nonce === undefined
        ? COMMITMENT.test(commitment)
        : await opens(commitment, sharePlace(record.game), value, nonce);
    if (!isKept) return { name: "deal", result: "bad", place: "player" };
  }
  return { name: "deal", result: "good" };
}

/** One's own share is in the deal, so nobody could choose it. */
function share(record: GameRecord, seen: Seen | null): Finding {
  if (!seen?.share) return { name: "share", result: "none" };
  // Another player may have copied the commitment, but cannot open it.
  const isOpened = record.shares.some(({ commitment, value }) => commitment === seen.share && value !== undefined);
  return { name: "share", result: isOpened ? "good" : "bad" };
}

/** The record is the game that this browser was shown. */
function compared(record: GameRecord, chain: Head[], seen: Seen | null): Finding {
  if (!seen || seen.heads.length === 0) return { name: "seen", result: "none" };
  const known = new Set(chain.map(({ length, head }) => `${length} ${head}`));
  const shown = [...seen.heads].sort(([one], [other]) => one - other);
  const other = shown.find(([length, head]) => seen.table !== record.table || !known.has(`${length} ${head}`));
  return other ? { name: "seen", result: "bad", number: other[0] } : { name: "seen", result: "good" };
}

/**
 * Start and end are signed with a key that this server publishes. A game that was played elsewhere and imported may have
 * no signature or another server's; a game that this browser saw here must have ours.
 */
async function signature(record: GameRecord, chain: Head[], keys: string[], isOurs: boolean): Promise<Finding> {
  const unknown = isOurs ? "bad" : "none";
  const { key, signed, table } = record;
  if (key === undefined) return { name: "signature", result: unknown, place: "missing" };
  const first = frame("gaslamp signed start 2", table, await start(record));
  if (signed.start !== undefined && !(await fits(key, signed.start, first)))
    return { name: "signature", result: "bad", place: "start" };
  const opened = record.shares.flatMap(({ seat, value }) => [seat, fromHex(value ?? "") ?? ""]);
  const head = fromHex(chain.at(-1)?.head ?? "") ?? "";
  const last = frame("gaslamp signed end 2", table, head, record.players, ...opened);
  if (signed.end !== undefined && !(await fits(key, signed.end, last)))
    return { name: "signature", result: "bad", place: "end" };
  if (signed.start === undefined || signed.end === undefined)
    return { name: "signature", result: unknown, place: "missing" };
  if (!keys.includes(key)) return { name: "signature", result: unknown, place: "key" };
  return { name: "signature", result: "good" };
}

async function fits(key: string, signature: string, message: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [known, text] = [fromHex(key), fromHex(signature)];
  return known !== null && text !== null && (await isSigned(known, text, message));
}

import { expect, test } from "vitest";
import { fromHex, toHex } from "../../src/honesty/bytes";
import { headAfter, heads } from "../../src/honesty/chain";
import { check } from "../../src/honesty/check";
import { commit, sharePlace } from "../../src/honesty/commitment";
import { isSignedByLibrary } from "../../src/honesty/digest";
import { parseRecord } from "../../src/honesty/record";
import { type Seen, type Shown, seenText } from "../../src/honesty/seen";
import type { EventInfo } from "../../src/wire/types";
import tampered from "./tampered.json";
import vectors from "./vectors.json";

const { record: text, key } = vectors;
const shown = vectors.heads.map(([length, head]): Shown => [Number(length), `${head}`]);
const seen: Seen = { table: "lqk2zo7r5w3ndjdc", seat: "thief", share: vectors.share.commitment, heads: shown };

async function results(bent = text, kept: Seen | null = seen, pinned: string[] = [key]) {
  const found = await check(bent, kept, pinned);
  return Object.fromEntries(found?.map(({ name, result }) => [name, result]) ?? []);
}

const bytes = (digits: string) => fromHex(digits) ?? new Uint8Array();

test("hexadecimal digits have one spelling", () => {
  expect(toHex(bytes("00ff10"))).toBe("00ff10");
  for (const wrong of ["0", "AB", "zz", "0 1"]) expect(fromHex(wrong)).toBeNull();
});

test("a share is committed to as the server expects", async () => {
  const { game, value, nonce, commitment } = vectors.share;
  expect(await commit(sharePlace(game), bytes(value), bytes(nonce))).toBe(commitment);
});

test("the heads are those of the server", async () => {
  const record = parseRecord(text);
  if ("line" in record) throw new Error(`line ${record.line}`);
  expect((await heads(record)).map(({ length, head }) => [length, head])).toEqual(vectors.heads);
});

test("what was seen is written as the command reads it", () => {
  expect(seenText(seen)).toBe(vectors.seen);
});

test("an honest game is proved", async () => {
  expect(await results()).toEqual({ promises: "good", deal: "good", share: "good", seen: "good", signature: "good" });
});

test("somebody who saw nothing is told what was not compared", async () => {
  expect(await results(text, null)).toEqual({
    promises: "good",
    deal: "good",
    share: "none",
    seen: "none",
    signature: "good",
  });
});

test("a game on a real board has the server's heads, and says what people entered", async () => {
  const record = parseRecord(vectors.companion.record);
  if ("line" in record) throw new Error(`line ${record.line}`);
  expect((await heads(record)).map(({ length, head }) => [length, head])).toEqual(vectors.companion.heads);
  expect(await results(vectors.companion.record, null)).toMatchObject({ companion: "none", draws: "none" });
});

test.each([
  ["draws entered\n", ""],
  ["companion yes\ndraws entered\n", ""],
])("a header that hides who drew is not the one that was seen: %j", async (line, other) => {
  const kept = { table: "beside", seat: "thief", share: null, heads: vectors.companion.heads as Shown[] };
  expect(await results(vectors.companion.record, kept)).toMatchObject({ seen: "good" });
  expect(await results(vectors.companion.record.replace(line, other), kept)).toMatchObject({ seen: "bad" });
});

test("draws are entered beside a real board only", async () => {
  const bent = vectors.companion.record.replace("companion yes\n", "");
  expect((await check(bent, null, []))?.[0]).toEqual({ name: "form", result: "bad", number: 5 });
});

test("another secret breaks its promise, and the place is named", async () => {
  const bent = text.replace("1 thief :2", "1 thief :3");
  expect((await check(bent, seen, [key]))?.[0]).toEqual({ name: "promises", result: "bad", number: 1 });
});

test("a game that was cut off is not the one that was seen", async () => {
  const bent = text.replace("4 constable !2\n", "").replace("closed 4 constable found", "closed 3 thief resigned");
  expect((await check(bent, seen, [key]))?.[3]).toEqual({ name: "seen", result: "bad", number: 4 });
  expect(await results(bent)).toMatchObject({ promises: "good", signature: "bad" });
});

test("an open action that was changed is not the one that was seen", async () => {
  expect(await results(text.replace("2 constable -1", "2 constable -2"))).toMatchObject({ seen: "bad" });
});

test("another start that was shown before one's share was opened is noticed", async () => {
  const kept: Seen = { ...seen, heads: [[0, "0".repeat(64)], ...shown] };
  expect((await check(text, kept, [key]))?.[3]).toEqual({ name: "seen", result: "bad", number: 0 });
});

test("a share that the server brought in the player's name is noticed", async () => {
  expect(await results(text, { ...seen, share: "0".repeat(64) })).toMatchObject({ share: "bad" });
});

test("a player who copies another's commitment does not make that share look left out", async () => {
  const copied = text.replace("\nshare thief ", `\nshare constable ${vectors.share.commitment}\nshare thief `);
  expect(await results(copied)).toMatchObject({ share: "good" });
});

test("a share that was left out is noticed", async () => {
  const { commitment, value, nonce } = vectors.share;
  expect(await results(text.replace(`${commitment} ${value} ${nonce}`, commitment))).toMatchObject({ share: "bad" });
});

test("another share of the server is noticed", async () => {
  expect(await results(text.replace(/\nseed 00/, "\nseed 01"))).toMatchObject({ deal: "bad" });
});

test("a signature by another key is noticed", async () => {
  expect(await results(text, seen, ["0".repeat(64)])).toMatchObject({ signature: "bad" });
});

test("a game that was imported may be signed by nobody, or by another server", async () => {
  const unsigned = text.replace(/\n(key|signed start|signed end) [^\n]*/g, "");
  expect((await check(unsigned, null, [key]))?.[4]).toMatchObject({ result: "none", place: "missing" });
  expect((await check(text, null, []))?.[4]).toMatchObject({ result: "none", place: "key" });
});

/** What is wrong, and where. */
async function wrong(bent: string) {
  const bad = ((await check(bent, seen, [key])) ?? []).filter(({ result }) => result === "bad");
  return Object.fromEntries(bad.map(({ name, number, place }) => [name, number ?? place]));
}

test("a game that was seen here must be signed here", async () => {
  const unsigned = text.replace(/\n(key|signed start|signed end) [^\n]*/g, "");
  expect(await wrong(unsigned)).toEqual({ signature: "missing" });
});

test.each(tampered)("the page finds a change where the command does: $name", async ({ at, remove, put, bad }) => {
  const lines = text.split("\n");
  lines.splice(at, remove, ...put);
  const { share, ...found } = await wrong(lines.join("\n"));
  if (bad) expect(found).toEqual(bad);
  else expect(Object.keys(found)).not.toEqual([]);
});

test("a line that is not the server's is named", async () => {
  expect(await wrong(text.replace("\neyes table", "\neyes table\neyes table"))).toEqual({ form: 11 });
});

test("an old record has nothing to check here", async () => {
  expect(await check(vectors.old, null, [])).toBeNull();
});

test("the library checks signatures where the browser cannot", async () => {
  const message = new TextEncoder().encode("x");
  // The first test vector of RFC 8032 signs the empty message.
  const known = bytes("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
  const signature = bytes(
    "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
  );
  expect(await isSignedByLibrary(known, signature, new Uint8Array())).toBe(true);
  expect(await isSignedByLibrary(known, signature, message)).toBe(false);
  expect(await isSignedByLibrary(known, new Uint8Array(3), message)).toBe(false);
});

test("the next head follows from the last one and what happened", async () => {
  const shownHead = (at: number) => `${vectors.heads[at]?.[1]}`;
  const at = { version: 1, at: 0 };
  const undone = [
    { ...at, kind: "acted", number: 2, seat: "constable", text: "-3", action: {}, promise: null },
    { ...at, kind: "undone", by: "constable", length: 1, is_take_back: false },
    { ...at, kind: "offered", by: "thief", what: "abandon" },
  ] as unknown as EventInfo[];
  expect(await headAfter(shownHead(4), undone, null)).toBe(shownHead(6));
  expect(await headAfter(shownHead(4), undone.slice(1), null)).not.toBe(shownHead(6));
  const takenBack = { ...at, kind: "undone", by: "thief", length: 0, is_take_back: true } as unknown as EventInfo;
  expect(await headAfter(shownHead(2), [takenBack], null)).toBe(shownHead(3));
  const ending = { winners: ["constable"], reason: "found", text: [] };
  expect(await headAfter(`${vectors.heads.at(-2)?.[1]}`, [], ending)).toBe(vectors.heads.at(-1)?.[1]);
});

test("a game that goes on from another one has the heads of the server", async () => {
  const record = parseRecord(vectors.continued.record);
  if ("line" in record) throw new Error(`line ${record.line}`);
  expect((await heads(record)).map(({ length, head }) => [length, head])).toEqual(vectors.continued.heads);
});

test("a game that goes on from another one says how much of it was taken over", async () => {
  const found = await check(vectors.continued.record, null, [key]);
  expect(found?.find(({ name }) => name === "origin")).toEqual({ name: "origin", result: "none", number: 2 });
});

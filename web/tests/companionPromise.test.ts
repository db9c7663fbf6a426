import { beforeEach, expect, test } from "vitest";
import { keepPromise, keptGame, keptPromise, promiseCode, promiseLink, readPromise } from "../src/companion/promise";
import vectors from "./honesty/vectors.json";

const table = "lqk2zo7r5w3ndjdc";
const [length, head] = vectors.heads[2] as [number, string];
const promised = { length, head };

beforeEach(() => localStorage.clear());

test("a promise is read from the address that was scanned", () => {
  const link = promiseLink("https://box.example", table, promised);
  expect(readPromise(new URL(link).hash.slice(1))).toEqual(promised);
  expect(readPromise(promiseCode(promised))).toEqual(promised);
});

test.each(["", "2", "2.abc", `x.${"0".repeat(64)}`, `2.${"0".repeat(63)}G`])("%j is no promise", (text) => {
  expect(readPromise(text)).toBeNull();
});

test("an honest record keeps its promise and says what was corrected", async () => {
  keepPromise(table, promised);
  expect(keptPromise(table)).toEqual(promised);
  expect(await keptGame(table, vectors.record, [vectors.key])).toEqual({ count: 1, secret: new Map([["thief", 1]]) });
});

test("another head is not in the record", async () => {
  keepPromise(table, { length, head: "0".repeat(64) });
  expect(await keptGame(table, vectors.record, [vectors.key])).toBeNull();
});

test.each([
  ["1 thief :2", "1 thief :3"],
  ["2 constable -1", "2 constable -2"],
])("a record with %s made into %s breaks its promise", async (line, other) => {
  keepPromise(table, promised);
  expect(vectors.record).toContain(line);
  expect(await keptGame(table, vectors.record.replace(line, other), [vectors.key])).toBeNull();
});

test("who scanned nothing is told of no kept promise", async () => {
  expect(await keptGame(table, vectors.record, [vectors.key])).toBeNull();
});

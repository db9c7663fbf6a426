/** What a player saw stays readable in this browser: for the same seat, and for nobody else. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { allPages, keepPage, pageOf } from "../../src/offline/notebook";
import type { TableConnection } from "../../src/state/connection.svelte";
import { allKeys, forget, keep } from "../../src/state/seatKeys.svelte";

function seen(table: string, seat = "jack"): TableConnection {
  const info = { game: "mrjack", seats: [{ seat: "jack", title: "Jack" }] };
  const shown = { note: "Gull!", marks: { gull: "?" }, story: [], now: { view: { game: "mrjack" } } };
  return { id: table, table: info, seat, ...shown } as unknown as TableConnection;
}

const sit = (table: string, seat = "jack", token = `${table} ${seat}`) => keep({ table, seat, token, game: "mrjack" });

beforeEach(() => sit("a"));
afterEach(() => {
  for (const key of allKeys()) forget(key.table, key.token);
});

test("notes, marks and position are kept for the player of the seat", () => {
  keepPage(seen("a"), "Mr. Jack");
  expect(pageOf("a")).toMatchObject({ note: "Gull!", marks: { gull: "?" }, title: "Mr. Jack", role: "Jack" });
  expect(allPages().map((page) => page.table)).toEqual(["a"]);
});

test("a spectator keeps nothing", () => {
  keepPage(seen("a", "spectator"), "Mr. Jack");
  expect(pageOf("a")).toBeNull();
});

test("where two people share a screen nothing is kept", () => {
  keepPage(seen("a"), "Mr. Jack");
  sit("a", "detective");
  expect(pageOf("a")).toBeNull();
  keepPage(seen("a"), "Mr. Jack");
  expect(localStorage.getItem("gaslamp:notebook:a")).toBeNull();
});

test("who has the key of another seat does not read the page", () => {
  keepPage(seen("a"), "Mr. Jack");
  const kept = localStorage.getItem("gaslamp:notebook:a") ?? "";
  forget("a", "a jack");
  sit("a", "detective");
  localStorage.setItem("gaslamp:notebook:a", kept);
  expect(pageOf("a")).toBeNull();
});

test("the page goes with the key", () => {
  keepPage(seen("a"), "Mr. Jack");
  forget("a", "a jack");
  expect(localStorage.getItem("gaslamp:notebook:a")).toBeNull();
});

test("only the last twelve tables are kept", () => {
  for (let number = 0; number < 14; number += 1) {
    sit(`t${number}`);
    keepPage(seen(`t${number}`), "Mr. Jack");
  }
  expect(allPages().map((page) => page.table)).toEqual(Array.from({ length: 12 }, (_, index) => `t${13 - index}`));
  expect(localStorage.getItem("gaslamp:notebook:t1")).toBeNull();
});

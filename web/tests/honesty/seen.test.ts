import { expect, test } from "vitest";
import { keepHead, seenAt, seenText } from "../../src/honesty/seen";
import { write } from "../../src/state/storage";

const [one, other] = ["0".repeat(64), "1".repeat(64)];

test("a head of the same length does not replace one that was shown before", () => {
  keepHead("a", "jack", 0, one, null);
  keepHead("a", "jack", 0, other, "c".repeat(64));
  keepHead("a", "jack", 0, one, null);
  expect(seenAt("a", "jack")?.heads).toEqual([
    [0, one],
    [0, other],
  ]);
  expect(seenText(seenAt("a", "jack") ?? expect.fail())).toContain(`\n0 ${one}\n0 ${other}\n`);
});

test("one's own commitment is kept with a head that is known already", () => {
  keepHead("b", "jack", 0, one, null);
  keepHead("b", "jack", 0, one, "c".repeat(64));
  expect(seenAt("b", "jack")).toEqual({ table: "b", seat: "jack", share: "c".repeat(64), heads: [[0, one]] });
});

test("heads that an earlier version kept are read", () => {
  write("seen:c:jack", { table: "c", seat: "jack", share: null, heads: { 0: one, 4: other } });
  expect(seenAt("c", "jack")?.heads).toEqual([
    [0, one],
    [4, other],
  ]);
});

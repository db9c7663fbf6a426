import { beforeEach, expect, test } from "vitest";
import { forgetShares, keepShare, type OwnShare, ownCommitment, ownShare } from "../../src/honesty/shares";
import { write } from "../../src/state/storage";

const made = (letter: string): OwnShare => ({ commitment: letter.repeat(64), share: "00", nonce: "11" });
const [first, second] = [made("a"), made("b")];

beforeEach(() => write("shares", []));

test("a share survives a reload, by its commitment", () => {
  keepShare("t", first);
  expect(ownShare("t", first.commitment)).toMatchObject(first);
  expect(ownShare("other", first.commitment)).toBeNull();
});

test("a share is kept once, with the seat that it was accepted for", () => {
  keepShare("t", first);
  keepShare("t", first, "jack");
  expect(JSON.parse(localStorage.getItem("gaslamp:shares") ?? "")).toEqual([{ table: "t", seat: "jack", ...first }]);
});

test("a commitment that the server brings in the player's name is not the player's", () => {
  expect(ownCommitment("t", "jack", second.commitment)).toBeNull();
  keepShare("t", first, "jack");
  expect(ownCommitment("t", "jack", second.commitment)).toBe(first.commitment);
});

test("a commitment that the server leaves out is still the player's", () => {
  keepShare("t", first, "jack");
  expect(ownCommitment("t", "jack", null)).toBe(first.commitment);
});

test("at a rematch the commitment counts that the server took from this browser", () => {
  keepShare("t", first);
  keepShare("t", second);
  expect(ownCommitment("t", "jack", first.commitment)).toBe(first.commitment);
  expect(ownCommitment("t", "jack", null)).toBeNull();
});

test("who leaves the seat has no share there", () => {
  keepShare("t", first, "jack");
  keepShare("t", second, "detective");
  forgetShares("t", "jack");
  expect(ownCommitment("t", "jack", null)).toBeNull();
  expect(ownCommitment("t", "detective", null)).toBe(second.commitment);
});

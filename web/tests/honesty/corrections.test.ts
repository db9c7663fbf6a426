import { expect, test } from "vitest";
import { corrections } from "../../src/honesty/corrections";
import type { Link } from "../../src/honesty/record";

const entry = (number: number, seat: string): Link => ({ kind: "entry", number, seat, action: "a" });
const dropped = (number: number, seat: string, isHidden: boolean): Link => ({
  kind: "dropped",
  number,
  seat,
  isHidden,
  payload: "p",
});

test("a game without corrections has none", () => {
  expect(corrections([entry(1, "thief"), entry(2, "constable")])).toEqual({ count: 0, secret: new Map() });
});

test("every correction counts, and every secret step that it took back", () => {
  const links: Link[] = [
    dropped(1, "thief", true),
    dropped(2, "constable", false),
    dropped(3, "thief", true),
    { kind: "taken-back", length: 0 },
    dropped(1, "thief", true),
    dropped(2, "constable", false),
    { kind: "taken-back", length: 1 },
    { kind: "taken-back", length: 0 },
    entry(1, "thief"),
  ];
  expect(corrections(links)).toEqual({ count: 3, secret: new Map([["thief", 3]]) });
});

test("a step that was undone before anybody saw more is no correction", () => {
  const links: Link[] = [dropped(1, "thief", true), { kind: "undone", length: 0 }, entry(1, "thief")];
  expect(corrections(links)).toEqual({ count: 0, secret: new Map() });
});

test("hidden draws of chance are nobody's steps", () => {
  const links: Link[] = [dropped(1, "chance", true), { kind: "taken-back", length: 0 }, entry(1, "chance")];
  expect(corrections(links)).toEqual({ count: 1, secret: new Map() });
});

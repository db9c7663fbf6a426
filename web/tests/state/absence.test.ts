import { expect, test } from "vitest";
import { absence, isAlone, mayTakeBack, replaceableFrom } from "../../src/state/absence";
import type { Position, SeatInfo, TableInfo } from "../../src/wire/types";

type Kind = SeatInfo["kind"];

const seat = (name: string, side: string, kind: Kind = "human", person = kind === "human"): SeatInfo => ({
  seat: name,
  side,
  kind,
  person,
  title: name,
  name,
  level: null,
  bot: false,
});
const three = [seat("jack", "jack"), seat("police1", "police"), seat("police2", "police")];
const table = (seats: SeatInfo[], settings: object = {}): TableInfo =>
  ({
    status: "running",
    seats,
    settings: { clock: { kind: "none" }, absence: 60, replace_absent: "allies", ...settings },
  }) as unknown as TableInfo;
const now = (turn: string, moved_at = 0) => ({ turn, moved_at }) as Position;
const without = (...away: string[]) => ({
  present: three.map((one) => one.seat).filter((one) => !away.includes(one)),
  away: Object.fromEntries(away.map((one) => [one, 1_000])),
});

test("nobody waits for a player who is there, for a machine, or for oneself", () => {
  expect(absence(table(three), now("police1"), "jack", without())).toBeNull();
  expect(absence(table(three), now("jack"), "jack", without("jack"))).toBeNull();
  const handed = [seat("jack", "jack"), seat("police1", "police", "machine", true)];
  expect(absence(table(handed), now("police1"), "jack", without("police1"))).toBeNull();
});

test("an opponent may claim the win once the whole side is away, but not replace", () => {
  expect(absence(table(three), now("police1"), "jack", without("police1"))?.remedies).toEqual([]);
  const found = absence(table(three), now("police1"), "jack", without("police1", "police2"));
  expect(found?.remedies).toEqual([{ what: "claim", at: 61_000 }]);
});

test("the time for a claim counts from the start of the turn", () => {
  const found = absence(table(three), now("police1", 5_000), "jack", without("police1", "police2"));
  expect(found?.remedies).toEqual([{ what: "claim", at: 65_000 }]);
});

test("an ally may let a machine play, but not claim", () => {
  const found = absence(table(three), now("police1"), "police2", without("police1"));
  expect(found?.remedies).toEqual([{ what: "replace", at: 61_000 }]);
});

test("an opponent may let a machine play where that was agreed", () => {
  const agreed = table(three, { replace_absent: "all" });
  expect(replaceableFrom(agreed, "jack", without("police1"), three[1] as SeatInfo)).toBe(61_000);
});

test("where there is a clock nobody does anything", () => {
  const timed = table(three, { clock: { kind: "correspondence", days: 3 }, replace_absent: "all" });
  const found = absence(timed, now("police1"), "jack", without("police1", "police2"));
  expect([found?.clock, found?.remedies]).toEqual([true, []]);
});

test("a spectator is told and can do nothing", () => {
  expect(absence(table(three), now("jack"), "spectator", without("jack"))?.remedies).toEqual([]);
});

test("something is taken back from a machine only by one who plays alone", () => {
  const alone = table([seat("jack", "jack"), seat("detective", "detective", "machine")]);
  const handed = table([seat("jack", "jack"), seat("detective", "detective", "machine", true)]);
  expect([isAlone(alone), mayTakeBack(alone)]).toEqual([true, true]);
  expect([isAlone(handed), mayTakeBack(handed)]).toEqual([false, false]);
  expect(mayTakeBack(table(three))).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeOf } from "../../src/moments/change";
import { PieceTracker } from "../../src/moments/pieces";
import { MomentQueue } from "../../src/moments/queue.svelte";
import type { Moment } from "../../src/moments/types";
import { settings } from "../../src/state/settings.svelte";
import type { EventInfo, Position } from "../../src/wire/types";

const moment = (kind: string, milliseconds = 1000) =>
  ({ kind, milliseconds, view: {}, text: kind, phrase: [], scene: {} }) as unknown as Moment;
const PHRASED = { ...moment("call"), phrase: [{ pitch: 440, at: 0, seconds: 0.2 }] } as Moment;

/** Counts what would be heard. */
let heard = 0;
class Audio {
  state = "running";
  currentTime = 0;
  destination = {};
  createGain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => {} });
  createOscillator = () => ({
    frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
    start() {
      heard += 1;
    },
    stop() {},
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Audio);
  heard = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.animation = true;
  settings.sound = false;
});

test("moments are shown one after the other, each for its time", () => {
  const queue = new MomentQueue();
  queue.add([moment("sight", 1200), moment("cleared", 300)]);
  queue.add([moment("alibi", 900)]);
  const seen = [queue.current?.kind];
  for (const time of [1200, 300, 900]) {
    vi.advanceTimersByTime(time);
    seen.push(queue.current?.kind);
  }
  expect(seen).toEqual(["sight", "cleared", "alibi", undefined]);
});

test("who acts or skips sees the newest position at once", () => {
  const queue = new MomentQueue();
  queue.add([moment("sight"), moment("cleared")]);
  queue.skip();
  expect(queue.current).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(queue.current).toBeNull();
});

test("when too much waits, the older changes are left out", () => {
  const queue = new MomentQueue();
  for (const kind of ["a", "b", "c", "d", "e"]) queue.add([moment(kind)]);
  expect(queue.current?.kind).toBe("e");
});

test("who comes back after many moments sees the newest position at once", () => {
  const queue = new MomentQueue();
  queue.add(Array.from({ length: 13 }, () => moment("call")));
  expect(queue.current).toBeNull();
});

test("nothing is shown without motion or in a hidden tab", () => {
  const queue = new MomentQueue();
  settings.animation = false;
  queue.add([moment("sight")]);
  expect(queue.current).toBeNull();
  settings.animation = true;
  queue.add([moment("sight")]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(queue.current).toBeNull();
  queue.add([moment("sight")]);
  expect(queue.current).toBeNull();
  vi.restoreAllMocks();
});

test("sounds are off until they are switched on, and heard without motion too", () => {
  const queue = new MomentQueue();
  queue.add([PHRASED]);
  expect(heard).toBe(0);
  settings.sound = true;
  settings.animation = false;
  queue.add([PHRASED]);
  expect(heard).toBe(1);
});

test("nothing is heard before the reader has touched the page", () => {
  settings.sound = true;
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  new MomentQueue().add([PHRASED]);
  expect(heard).toBe(0);
});

test("a replay at double speed shows them in half the time", () => {
  const queue = new MomentQueue();
  queue.add([moment("sight", 1000)], 2);
  vi.advanceTimersByTime(500);
  expect(queue.current).toBeNull();
});

test("nothing is shown of what was taken back, nor before there is a position", () => {
  const at = (view: unknown) => ({ view }) as unknown as Position;
  const acted = { kind: "acted", action: { type: "call" }, before: null } as unknown as EventInfo;
  const undone = { kind: "undone" } as unknown as EventInfo;
  expect(changeOf([acted], at({}), at({}))?.steps).toEqual([{ action: { type: "call" }, before: null }]);
  expect(changeOf([acted, undone], at({}), at({}))).toBeNull();
  expect(changeOf([acted], null, at({}))).toBeNull();
  expect(changeOf([{ kind: "offered" } as unknown as EventInfo], at({}), at({}))).toBeNull();
});

test("a piece that changes place keeps its number, a new one gets another", () => {
  const line = (a: string, b: string) => Math.abs(Number(a) - Number(b));
  const tracker = new PieceTracker();
  const ids = (places: string[]) => Object.fromEntries(tracker.update(places, line).map((one) => [one.place, one.id]));
  expect(ids(["1", "5", "9"])).toEqual({ 1: 1, 5: 2, 9: 3 });
  expect(ids(["1", "6", "9"])).toEqual({ 1: 1, 6: 2, 9: 3 });
  expect(ids(["2", "6", "8"])).toEqual({ 2: 1, 6: 2, 8: 3 });
  expect(ids(["2", "6", "8", "20"])).toEqual({ 2: 1, 6: 2, 8: 3, 20: 4 });
  expect(ids(["2", "8", "20"])).toEqual({ 2: 1, 8: 3, 20: 4 });
});

/** What helps at any table: skipping a machine's turn, the speed one prefers, and toasts on small screens. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Candidates from "../../src/games/whitechapel/Candidates.svelte";
import Pace from "../../src/parts/Pace.svelte";
import Toasts from "../../src/parts/Toasts.svelte";
import type { TableConnection } from "../../src/state/connection.svelte";
import { settings } from "../../src/state/settings.svelte";
import { loadCatalogues, loadLanguage } from "../../src/words/words.svelte";

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("whitechapel/game", "whitechapel/page");
});
beforeEach(() => {
  settings.speed = null;
});

function connected(more: object = {}, table: object = {}) {
  const send = vi.fn(() => Promise.resolve());
  const seats = [
    { seat: "jack", kind: "human", person: true },
    { seat: "police", kind: "machine", person: false },
  ];
  const connection = {
    state: "open",
    seat: "jack",
    now: { turn: "police" },
    said: [],
    table: { status: "running", speed: "quick", seats, ...table },
    send,
    ...more,
  };
  return { connection: connection as unknown as TableConnection, send };
}

const skip = () => screen.queryByRole("button", { name: "Skip" });

test("a player skips what a machine still shows", async () => {
  const { connection, send } = connected();
  render(Pace, { connection });
  await fireEvent.click(skip() as HTMLElement);
  expect(send.mock.calls).toEqual([[{ type: "hurry" }]]);
});

test("there is nothing to skip at once, for spectators, and in one's own turn", () => {
  render(Pace, { connection: connected({}, { speed: "at-once" }).connection });
  expect(skip()).toBeNull();
  render(Pace, { connection: connected({ seat: "spectator" }).connection });
  expect(skip()).toBeNull();
  render(Pace, { connection: connected({ now: { turn: "jack" } }).connection });
  expect((document.querySelector(".skip") as HTMLButtonElement).disabled).toBe(true);
});

test("a table of one's own gets the speed one prefers, and one with other people does not", () => {
  settings.speed = "at-once";
  const own = connected();
  render(Pace, { connection: own.connection });
  expect(own.send.mock.calls).toEqual([[{ type: "pace", speed: "at-once" }]]);
  const seats = [
    { seat: "jack", kind: "human", person: true },
    { seat: "police1", kind: "human", person: true },
    { seat: "police2", kind: "machine", person: false },
  ];
  const shared = connected({}, { seats });
  render(Pace, { connection: shared.connection });
  expect(shared.send).not.toHaveBeenCalled();
});

test("chat of others and news are shown for some seconds, the last news only", async () => {
  vi.useFakeTimers();
  const said = [{ number: 1, seat: "police", name: "Bob", text: "before", channel: "table" }];
  const props = { connection: connected({ said }).connection, news: null, panel: undefined };
  const { rerender } = render(Toasts, props);
  const shown = () => [...document.querySelectorAll("[data-toast]")].map((one) => one.textContent?.trim());
  expect(shown(), "what was said before is no news").toEqual([]);
  const more = [
    ...said,
    { number: 2, seat: "police", name: "Bob", text: "hello", channel: "table" },
    { number: 3, seat: "jack", name: "Ann", text: "mine", channel: "table" },
  ];
  await rerender({ ...props, connection: connected({ said: more }).connection });
  await rerender({ news: { text: "Blue moves.", at: 1 } });
  await rerender({ news: { text: "Red moves.", at: 2 } });
  expect(shown()).toEqual(["Bob: hello", "Red moves."]);
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown()).toEqual([]);
  vi.useRealTimers();
});

test("every candidate for a hideout has its reasons, and a click shows it on the map", async () => {
  const look = vi.fn();
  render(Candidates, { candidates: [{ circle: 54, nearest: 3, farthest: 7, ways: 11 }], look });
  expect(screen.getByText("3 to 7 walks from the red circles; 11 circles next to it")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "54" }));
  expect(look).toHaveBeenCalledWith(["c54"]);
});

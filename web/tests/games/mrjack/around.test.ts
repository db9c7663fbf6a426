/** What stands around the board: cards, track, dossier, clock. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Card from "../../../src/games/mrjack/Card.svelte";
import Dossier from "../../../src/games/mrjack/Dossier.svelte";
import pictures from "../../../src/games/mrjack/pictures.json";
import Snapshot from "../../../src/games/mrjack/Snapshot.svelte";
import Track from "../../../src/games/mrjack/Track.svelte";
import type { MrJackBoard, MrJackView } from "../../../src/games/mrjack/wire";
import Clock from "../../../src/parts/Clock.svelte";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as MrJackBoard;
const view = (name: keyof typeof pictures) => pictures[name].view as unknown as MrJackView;
beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game", "mrjack/page");
});
afterEach(() => vi.useRealTimers());

test("a card is a button only for the player who may play it", () => {
  render(Card, { who: "watson", state: "up", pick: () => {} });
  expect(screen.getByRole("button", { name: /Watson/ })).toBeTruthy();
  render(Card, { who: "gull", state: "taken" });
  expect(screen.queryByRole("button", { name: /Gull/ })).toBeNull();
  expect(screen.getByText("taken")).toBeTruthy();
});

test("the track shows the round, whose pick it is, and which lamps are out", () => {
  const { container } = render(Track, { board, view: view("light") });
  expect(container.querySelector("[aria-current=step]")?.textContent).toMatch(/^\s*2/);
  expect([...container.querySelectorAll("i.now")].map((one) => one.getAttribute("title"))).toEqual(["Jack"]);
  expect(container.querySelectorAll("svg.out")).toHaveLength(1);
  expect(container.querySelectorAll("li")).toHaveLength(8);
});

test("the dossier counts the suspects and strikes out who is cleared", () => {
  const { container } = render(Dossier, { view: view("call"), assist: "off" });
  expect(screen.getByText("5 suspects")).toBeTruthy();
  expect(container.querySelectorAll("li.cleared")).toHaveLength(3);
  expect(container.querySelector(".identity")).toBeNull();
});

test("Jack reads who he is", () => {
  render(Dossier, { view: { ...view("end"), seat: "jack" } as MrJackView, assist: "off" });
  expect(screen.getByText("You are Lestrade")).toBeTruthy();
});

test("the referee reads who Jack is", () => {
  render(Dossier, { view: { ...view("end"), seat: "referee" } as MrJackView, assist: "off" });
  expect(screen.getByText("Jack is Lestrade")).toBeTruthy();
});

test("pencil marks are offered only where the table allows them", () => {
  const mark = vi.fn();
  const { container } = render(Dossier, { view: view("call"), assist: "off", mark });
  expect(container.querySelectorAll(".mark")).toHaveLength(0);
  const marked = render(Dossier, { view: view("call"), assist: "marks", mark });
  expect(marked.container.querySelectorAll(".mark")).toHaveLength(5);
});

test("a suspect whose alibi one holds is no suspect any more", () => {
  const { container } = render(Dossier, {
    view: { ...view("call"), detective_alibis: ["bert"] } as MrJackView,
    assist: "off",
  });
  expect(screen.getByText("4 suspects")).toBeTruthy();
  expect(container.querySelectorAll("li.alibi")).toHaveLength(1);
});

test("a running clock counts down by the server's time and stops at nothing", async () => {
  vi.useFakeTimers({ now: 100_000 });
  const clocks = { at: 103_000, starts_at: null, awaited: [], sides: [{ side: "jack", left: 61_000, runs: true }] };
  render(Clock, { clocks, side: "jack", drift: 3_000 });
  const clock = screen.getByRole("timer");
  expect(clock.textContent).toBe("1:01");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(clock.textContent).toBe("0:59");
  await vi.advanceTimersByTimeAsync(90_000);
  expect(clock.textContent).toBe("0:00");
});

test("a clock that waits for players counts down only from its start", async () => {
  vi.useFakeTimers({ now: 100_000 });
  const sides = [{ side: "jack", left: 60_000, runs: true }];
  render(Clock, { clocks: { at: 100_000, starts_at: 130_000, awaited: ["jack"], sides }, side: "jack", drift: 0 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(screen.getByRole("timer").textContent).toBe("1:00");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByRole("timer").textContent).toBe("0:55");
});

test("a clock for days speaks of days, and one that stands still does not count", async () => {
  vi.useFakeTimers({ now: 0 });
  const clocks = {
    at: 0,
    starts_at: null,
    awaited: [],
    sides: [{ side: "jack", left: 2 * 86_400_000 + 3 * 3_600_000, runs: false }],
  };
  render(Clock, { clocks, side: "jack", drift: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByRole("timer").textContent).toBe("2 d 3 h");
});

const HALF = { possible: null, seen: null, left: null, chances: { holmes: 0.19, gull: 0.07, smith: 0.3, bert: 0.44 } };
const held = { detective_alibis: ["holmes"], jack_alibis: ["smith"] };

test.each(["detective", "jack", "referee", "spectator"])(
  "on the board and in the list of %s every number is the same",
  (seat) => {
    const shown = { ...view("turn"), ...held, seat } as unknown as MrJackView;
    const { container } = render(Snapshot, { board, view: shown, belief: HALF, seat });
    const numbers = (row: string, name: string, chance: string) =>
      [...container.querySelectorAll(row)]
        .flatMap((one) => {
          const said = one.querySelector(chance)?.textContent?.match(/\d+/)?.[0];
          return said ? [`${one.querySelector(name)?.textContent} ${said}`] : [];
        })
        .sort();
    const listed = numbers(".dossier li", ".letter", ".chance");
    expect(listed.length).toBeGreaterThan(1);
    expect(numbers("svg.board .token", ".face text", ".chance text")).toEqual(listed);
  },
);

test.each([
  ["en", "you hold the alibi", "has an alibi"],
  ["fr", "vous avez son alibi", "un alibi le prouve"],
  ["it", "hai il suo alibi", "lo prova un alibi"],
] as const)("only a detective holds an alibi himself (%s)", async (lang, own, any) => {
  await loadLanguage(lang);
  const states = (seat: string, over: boolean) => {
    const { container, unmount } = render(Dossier, {
      view: { ...view("turn"), ...held, seat } as unknown as MrJackView,
      assist: "off",
      over,
    });
    const found = [...container.querySelectorAll("li.alibi .state")].map((one) => one.textContent?.trim() ?? "");
    unmount();
    return found.map((text) => [text.includes(own), text.includes(any)]);
  };
  expect(states("detective", false)).toEqual([[true, false]]);
  expect(states("detective", true)).toEqual([
    [true, false],
    [false, true],
  ]);
  for (const [seat, over] of [
    ["referee", false],
    ["jack", true],
    ["spectator", true],
  ] as const)
    expect(states(seat, over), seat).toEqual([
      [false, true],
      [false, true],
    ]);
  await loadLanguage("en");
});

test("a game that was stopped says who Jack was, and nobody is likely any more", () => {
  const stopped = { ...view("turn"), ...held, jack: "gull" } as unknown as MrJackView;
  const { container } = render(Dossier, { view: stopped, assist: "probabilities", belief: HALF, over: true });
  expect(container.querySelector(".identity")?.textContent).toContain("Jack was Gull");
  expect(container.querySelectorAll(".chance, .mark, .back")).toHaveLength(0);
});

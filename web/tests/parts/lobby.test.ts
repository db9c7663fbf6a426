/** Before and after a game: what was agreed, who is awaited, the rematch, and a form that remembers. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { gamePage } from "../../src/games";
import Agreed from "../../src/parts/Agreed.svelte";
import ClockWaits from "../../src/parts/ClockWaits.svelte";
import { keepChoices, knownOptions, lastChoices } from "../../src/parts/newGameChoices";
import { DEFAULT_SETTINGS } from "../../src/parts/newTableSettings";
import QrCode from "../../src/parts/QrCode.svelte";
import RematchOffer from "../../src/parts/RematchOffer.svelte";
import Waiting from "../../src/parts/Waiting.svelte";
import type { TableConnection } from "../../src/state/connection.svelte";
import { keep } from "../../src/state/seatKeys.svelte";
import type { Command, TableInfo } from "../../src/wire/types";
import { loadLanguage } from "../../src/words/words.svelte";

const GAMES = [{ name: "mrjack", title: "Mr. Jack", levels: ["novice", "casual", "club"] }];
const SEATS = [
  { seat: "jack", side: "jack", title: "Jack", kind: "human", name: "Ann", level: null, bot: false, person: true },
  {
    seat: "detective",
    side: "detective",
    title: "the detective",
    kind: "open",
    name: "",
    level: null,
    bot: false,
    person: false,
  },
];
const TABLE = {
  id: "t",
  game: "mrjack",
  options: { edition: "first" },
  settings: {
    clock: { kind: "live", base: 600, increment: 10 },
    assist: "possible",
    absence: 300,
    replace_absent: "allies",
  },
  seats: SEATS,
  status: "waiting",
  rematch: null,
} as unknown as TableInfo;

beforeAll(async () => {
  await loadLanguage("en");
  // Loaded here, because it takes longer than a test waits.
  await Promise.all([gamePage("mrjack"), gamePage("three_doors")]);
});
beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(GAMES), { headers: { "Content-Type": "application/json" } }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function at(table: Partial<TableInfo>, seat = "jack", more: object = {}) {
  const sent: Command[] = [];
  const send = async (command: Command) => sent.push(command);
  const connection = { id: "t", table: { ...TABLE, ...table }, seat, now: null, drift: 0, send, ...more };
  return { connection: connection as unknown as TableConnection, sent };
}

function waiting(connection: TableConnection, cancelled = () => {}) {
  return render(Waiting, { connection, take: async () => {}, leave: async () => {}, cancelled });
}

test("who opens the link reads clock, help and rules before sitting down", async () => {
  waiting(at({}, "spectator").connection);
  expect(await screen.findByText("10 minutes each, 10 seconds added a turn")).toBeTruthy();
  expect(await screen.findByText("What is still possible")).toBeTruthy();
  expect(await screen.findByText("2006: eight manholes")).toBeTruthy();
  expect(screen.getByText("The clocks start when everybody is at the table.")).toBeTruthy();
});

test("options without words of the game are shown as they are", async () => {
  render(Agreed, { table: { ...TABLE, game: "three_doors", options: { doors: "5" } } });
  expect(await screen.findByText("doors: 5")).toBeTruthy();
});

test("a machine of the chosen level takes an open seat", async () => {
  const { connection, sent } = at({});
  waiting(connection);
  const level = await screen.findByRole<HTMLSelectElement>("combobox", {
    name: "Level of the machine for the detective",
  });
  expect(level.value).toBe("casual");
  await fireEvent.change(level, { target: { value: "club" } });
  screen.getByRole("button", { name: "Put a machine here" }).click();
  expect(sent).toEqual([{ type: "replace", seat: "detective", level: "club" }]);
});

test("the only person at a table cancels it after a second question", async () => {
  const { connection, sent } = at({});
  const cancelled = vi.fn();
  waiting(connection, cancelled);
  screen.getByRole("button", { name: "Cancel the table" }).click();
  (await screen.findByRole("button", { name: "Yes, cancel it" })).click();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled());
  expect(sent).toEqual([{ type: "cancel" }]);
});

test("nobody is offered to cancel a table where others sit", () => {
  const others = SEATS.map((seat) => ({ ...seat, kind: "human" })) as unknown as TableInfo["seats"];
  waiting(at({ seats: others }).connection);
  expect(screen.queryByRole("button", { name: "Cancel the table" })).toBeNull();
});

test("the page of a rematch says whose answer is awaited", () => {
  const kept = SEATS.map((seat) => (seat.kind === "open" ? { ...seat, name: "Bob", person: true } : seat));
  waiting(at({ seats: kept as unknown as TableInfo["seats"] }).connection);
  expect(screen.getByText(/Waiting until Bob accepts the rematch/)).toBeTruthy();
  expect(screen.getByText("kept for Bob")).toBeTruthy();
});

test("a rematch is offered only to a player who has not asked for it", () => {
  const over = { status: "over", rematch: "next" } as const;
  const first = render(RematchOffer, { connection: at(over).connection });
  expect(screen.getByRole("button", { name: "Accept the rematch" })).toBeTruthy();
  first.unmount();
  render(RematchOffer, { connection: at(over, "spectator").connection });
  expect(screen.queryByRole("alert")).toBeNull();
  keep({ table: "next", seat: "detective", token: "k", game: "mrjack" });
  render(RematchOffer, { connection: at(over).connection });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("while the clocks wait, the page says for whom and how long", async () => {
  vi.useFakeTimers({ now: 100_000 });
  const clocks = { at: 100_000, starts_at: 190_000, awaited: ["detective"], sides: [] };
  render(ClockWaits, { connection: at({ status: "running" }, "jack", { now: { clocks } }).connection });
  expect(screen.getByText(/Not yet here: the detective/).textContent).toContain("They start in 1:30 at the latest.");
  await vi.advanceTimersByTimeAsync(90_000);
  expect(screen.queryByText(/Not yet here/)).toBeNull();
});

test("the code of a link is one drawing with a light border", () => {
  const { container } = render(QrCode, { text: "http://localhost/table/abcdefgh" });
  expect(screen.getByRole("img", { name: "Code with the link to this table" })).toBeTruthy();
  const path = container.querySelector("path")?.getAttribute("d") ?? "";
  // Three corners have a frame of seven modules; the first begins behind the border.
  expect(path.startsWith("M4 4h1v1h-1zM5 4h1v1h-1z")).toBe(true);
});

test("the form remembers the last choices", () => {
  const settings = { ...DEFAULT_SETTINGS, clock: "slow", assist: "off" as const, options: { edition: "first" } };
  keepChoices({ game: "mrjack", opponent: "friend", side: "jack", level: "club", settings });
  expect(lastChoices()).toEqual({ game: "mrjack", opponent: "friend", side: "jack", level: "club", settings });
});

test("choices that this version does not know are left out", () => {
  keepChoices({ game: "mrjack", opponent: "nobody", side: "", level: "", settings: { clock: "hourglass" } } as never);
  expect(lastChoices()).toMatchObject({ opponent: "machine", settings: DEFAULT_SETTINGS });
  const known = [{ name: "edition", values: ["revised", "first"] }];
  expect(knownOptions({ edition: "third", hands: "B" }, known)).toEqual({});
  expect(knownOptions({ edition: "first" }, known)).toEqual({ edition: "first" });
});

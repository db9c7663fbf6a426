import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Course from "../../src/parts/Course.svelte";
import Ending from "../../src/parts/Ending.svelte";
import Share from "../../src/parts/Share.svelte";
import type { TableConnection } from "../../src/state/connection.svelte";
import { loadLanguage } from "../../src/words/words.svelte";

beforeAll(() => loadLanguage("en"));
afterEach(() => vi.unstubAllGlobals());

const COURSE = { eyes: "north", points: [{ number: 7, before: 3, after: 1 }], data: {} };
const STORY = [
  { number: 1, notation: "", text: "Round 1" },
  { number: 3, notation: "a", text: "nothing happens" },
  { number: 5, notation: "", text: "Round 2" },
  { number: 8, notation: "b/c", text: "the door opens" },
];

function answering(body: unknown): void {
  const answer = { ok: true, headers: new Headers({ "content-type": "application/json" }), json: async () => body };
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer),
  );
}

function ended(seat: string, winners: string[]): void {
  answering(COURSE);
  const connection = {
    id: "t",
    seat,
    story: STORY,
    now: { outcome: { winners, reason: "open", text: ["The door is open."] } },
    table: {
      rematch: null,
      seats: [
        { seat: "north", title: "the north" },
        { seat: "south", title: "the south" },
      ],
    },
  } as unknown as TableConnection;
  render(Ending, { connection, command: async () => true, page: null, token: null });
}

test.each([
  ["north", ["north"], "You won"],
  ["south", ["north"], "You lost"],
  ["spectator", ["north"], "The north won"],
  ["spectator", ["north", "south"], "The north and the south won"],
  ["north", [], "Nobody won"],
])("%s is told how it ended when %s won", (seat, winners, title) => {
  ended(seat, winners);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(title);
  expect(screen.getByText("The door is open.")).toBeTruthy();
});

test("the ending can be folded away and shown again", async () => {
  ended("north", ["north"]);
  const body = () => document.querySelector<HTMLElement>(".body")?.hidden;
  await fireEvent.click(screen.getByText("Hide"));
  expect(body()).toBe(true);
  await fireEvent.click(screen.getByText("Show"));
  expect(body()).toBe(false);
});

test("a turning point has its round, its sentence, what it told, and a link into the replay", async () => {
  answering(COURSE);
  render(Course, { id: "t", story: STORY, page: null, token: null });
  const link = await screen.findByText("Round 2: The door opens");
  expect(link.getAttribute("href")).toBe("/replay/t?eyes=referee&at=7");
  expect(screen.getByText("Possibilities: 8 before, 2 after.")).toBeTruthy();
});

test("a link is shared with the device's own dialog where there is one", async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal("navigator", { ...navigator, share });
  render(Share, { path: "/replay/t", title: "The door is open." });
  await fireEvent.click(screen.getByText("Share"));
  expect(share).toHaveBeenCalledWith({ title: "The door is open.", url: expect.stringMatching(/\/replay\/t$/) });
});

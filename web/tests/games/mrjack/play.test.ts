import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Play from "../../../src/games/mrjack/Play.svelte";
import pictures from "../../../src/games/mrjack/pictures.json";
import type { MrJackChoice, MrJackView } from "../../../src/games/mrjack/wire";
import type { PlayProps } from "../../../src/games/types";
import type { Position, TableInfo } from "../../../src/wire/types";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import board from "./board.json";

beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game", "mrjack/page");
});

type Given = { view: unknown; choices: unknown[]; version?: number };
const position = ({ view, choices, version = 1 }: Given) =>
  ({ version, view, choices, turn: "detective", can_undo: false, outcome: null }) as unknown as Position;
const table = { id: "t", game: "mrjack", settings: { assist: "marks" } } as unknown as TableInfo;

function shown(given: Given, more: Partial<PlayProps> = {}) {
  const act = vi.fn();
  const mark = vi.fn();
  const props = {
    board,
    seat: "detective",
    table,
    belief: null,
    busy: false,
    marks: {},
    mark,
    undo: vi.fn(),
    act,
    inquire: vi.fn(),
  };
  const { rerender } = render(Play, { ...props, now: position(given), ...more });
  return { act, mark, rerender: (next: Partial<PlayProps>) => rerender({ ...props, now: position(given), ...next }) };
}

const pick = (character: string, text: string) =>
  ({ game: "mrjack", action: { type: "pick", text, character }, hexes: [], exits: [] }) as unknown as MrJackChoice;
const cards = [pick("holmes", "H"), pick("smith", "S"), pick("lestrade", "L"), pick("bert", "B")];
const goal = { ...pictures.goal, choices: cards };

test("a card is played by clicking it or by its number", async () => {
  const { act } = shown(goal);
  expect(screen.getByText("Choose one of the cards.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^Play.*Smith/ }));
  await fireEvent.keyDown(window, { key: "3" });
  expect(act.mock.calls).toEqual([[["S"]], [["L"]]]);
});

test("while a move is on its way nothing can be chosen, and the words stay where they are", async () => {
  const { act, rerender } = shown(goal);
  await rerender({ busy: true });
  expect(screen.getByText("Choose one of the cards.")).toBeTruthy();
  for (const card of document.querySelectorAll("button.card")) expect((card as HTMLButtonElement).disabled).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

test("the walk is offered first, the ability by its button, and a lamp is moved in two clicks", async () => {
  const { act } = shown(pictures.turn);
  expect(screen.getByText("Choose where Smith walks.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Move a lamp" }));
  expect(screen.getByText("Choose the lamp to move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^Take C2/ }));
  expect(screen.getByText("Choose the dark gaslight that shall burn.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^Move the lamp to F2/ }));
  expect(act.mock.calls).toEqual([[["C2>F2"]]]);
});

test("a half-made choice is dropped by Escape, and by a new position", async () => {
  const { rerender } = shown(pictures.turn);
  const half = async () => {
    await fireEvent.click(screen.getByRole("button", { name: "Move a lamp" }));
    await fireEvent.click(screen.getByRole("button", { name: /^Take C2/ }));
  };
  await half();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.getByText("Choose the lamp to move.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: /^Take C2/ }));
  await rerender({ now: position({ ...pictures.turn, version: 2 }) });
  expect(screen.getByText("Choose where Smith walks.")).toBeTruthy();
});

test("an accusation asks once: no leaves everything as it was, yes makes it", async () => {
  const { act } = shown(pictures.walk);
  const accuse = () => fireEvent.click(screen.getByRole("button", { name: /^Accuse on .*Smith/ }));
  const dialog = () => within(document.querySelector("dialog") as HTMLElement);
  await accuse();
  await fireEvent.click(dialog().getByText("No"));
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector("dialog")).toBeNull();
  await accuse();
  await fireEvent.click(dialog().getByText("Yes"));
  expect(act.mock.calls).toEqual([[["@S"]]]);
});

test("keys do nothing while somebody writes", async () => {
  const { act } = shown(goal);
  const box = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(box, { key: "1", bubbles: true });
  expect(act).not.toHaveBeenCalled();
  box.remove();
});

test("a pencil mark goes round its signs and is rubbed out at the end", async () => {
  const { mark, rerender } = shown(goal);
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Your mark for Holmes/ }));
  await press();
  await rerender({ marks: { holmes: "✗" }, mark });
  await press();
  expect(mark.mock.calls).toEqual([
    ["holmes", "?"],
    ["holmes", null],
  ]);
});

test("whoever waits is told for whom", () => {
  shown({ view: { ...(pictures.goal.view as unknown as MrJackView), actor: "jack" }, choices: [] });
  expect(screen.getByText("It is Jack’s turn.")).toBeTruthy();
});

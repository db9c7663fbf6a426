import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Play from "../../../src/games/mrjack/Play.svelte";
import pictures from "../../../src/games/mrjack/pictures.json";
import { Selection } from "../../../src/games/mrjack/selection.svelte";
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

test("while a move is being sent, nothing can be chosen", async () => {
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
  expect(screen.getByText("Choose the dark gaslight to light.")).toBeTruthy();
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

test("a pencil mark changes through its signs and is then removed", async () => {
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

test("a player who waits reads for whom", () => {
  shown({ view: { ...(pictures.goal.view as unknown as MrJackView), actor: "jack" }, choices: [] });
  expect(screen.getByText("It is Jack’s turn.")).toBeTruthy();
});

test("the last card of a round is played by itself, and not again after an undo", async () => {
  const one = { ...pictures.goal, choices: [pick("holmes", "H")] };
  const { act, rerender } = shown(one);
  expect(act.mock.calls).toEqual([[["H"]]]);
  const at = (version: number, length: number) => ({ ...position({ ...one, version }), length });
  await rerender({ now: at(2, 12) });
  expect(act).toHaveBeenCalledTimes(2);
  await rerender({ now: at(3, 11) });
  expect(act).toHaveBeenCalledTimes(2);
});

test("an only way to walk is left to the player: Jack alone knows who may leave", () => {
  const walk = {
    game: "mrjack",
    action: { type: "walk", text: "-e5", to: "e5" },
    hexes: ["e5"],
    exits: [],
  } as unknown as MrJackChoice;
  expect(shown({ ...pictures.goal, choices: [walk] }).act).not.toHaveBeenCalled();
});

test("who plays by keyboard keeps the place: what comes next takes the focus", async () => {
  const { rerender } = shown(goal);
  const focused = () =>
    document.activeElement?.getAttribute("data-card") ?? document.activeElement?.getAttribute("data-spot");
  await fireEvent.keyDown(window, { key: "2" });
  await rerender({ now: position({ ...goal, choices: [] }) });
  expect(document.activeElement).toBe(document.body);
  await rerender({ now: position({ ...pictures.walk, version: 2 }) });
  const [first] = document.querySelectorAll("svg.board [data-spot]");
  expect(focused()).toBe(first?.getAttribute("data-spot"));
  await fireEvent.keyDown(first as Element, { key: "Enter" });
  await rerender({ now: position({ ...goal, version: 3 }) });
  expect(focused()).toBe("holmes");
});

test("without a key the focus stays where it is", async () => {
  const { rerender } = shown(goal);
  await rerender({ now: position({ ...pictures.walk, version: 2 }) });
  expect(document.activeElement).toBe(document.body);
});

test("a finger confirms with a second tap, and another way of acting drops what it had chosen", () => {
  const send = vi.fn();
  const selection = new Selection({ choices: () => pictures.walk.choices as unknown as MrJackChoice[], send });
  const [one, other] = selection.targets;
  if (!one || !other) throw new Error("no targets");
  selection.choose(one, true);
  selection.want("walk");
  expect(selection.aimed).toBeNull();
  selection.choose(one, true);
  selection.choose(other, true);
  expect(send).not.toHaveBeenCalled();
  selection.choose(other, true);
  expect(send).toHaveBeenCalledWith([other.choice?.action.text]);
});

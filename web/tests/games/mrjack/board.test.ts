import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test, vi } from "vitest";
import Board from "../../../src/games/mrjack/Board.svelte";
import { targets } from "../../../src/games/mrjack/moves";
import pictures from "../../../src/games/mrjack/pictures.json";
import type { MrJackBoard, MrJackChoice, MrJackView } from "../../../src/games/mrjack/wire";
import { loadCatalogues, loadLanguage } from "../../../src/words/words.svelte";
import drawn from "./board.json";

const board = drawn as unknown as MrJackBoard;
const view = pictures.walk.view as unknown as MrJackView;
const choices = pictures.walk.choices as unknown as MrJackChoice[];
beforeAll(async () => {
  await loadLanguage("en");
  await loadCatalogues("mrjack/game", "mrjack/page");
});

test("every hex has a name that a screen reader can say", () => {
  render(Board, { board, view });
  expect(screen.getAllByRole("img")).toHaveLength(86);
  expect(screen.getByLabelText("B8, street, covered manhole, in the light")).toBeTruthy();
  expect(screen.getByLabelText(/^G6, street.* Holmes, suspect$/)).toBeTruthy();
  expect(screen.getByLabelText("C2, gaslight 3, burning")).toBeTruthy();
});

test("what can be chosen is a button, and clicking it chooses it", async () => {
  const choose = vi.fn();
  render(Board, { board, view, targets: targets(choices, "walk", null), choose });
  await fireEvent.click(screen.getByRole("button", { name: /^Walk to D5/ }));
  expect(choose.mock.calls[0]?.[0].choice.action.text).toBe("D5");
});

test("the keyboard walks among the targets and chooses with Enter", async () => {
  const choose = vi.fn();
  const { container } = render(Board, { board, view, targets: targets(choices, "walk", null), choose });
  const stops = () => [...container.querySelectorAll<SVGElement>('[data-spot][tabindex="0"]')];
  expect(stops()).toHaveLength(1);
  const first = stops()[0];
  if (!first) throw new Error("nothing to stop at");
  first.focus();
  await fireEvent.keyDown(first, { key: "ArrowRight" });
  const second = document.activeElement as SVGElement;
  expect(second.dataset.spot).not.toBe(first.dataset.spot);
  await fireEvent.keyDown(second, { key: "Enter" });
  expect(choose.mock.calls[0]?.[0].spot.hex).toBe(second.dataset.spot);
});

test("an accusation is announced as one", () => {
  render(Board, { board, view, targets: targets(choices, "walk", null) });
  expect(screen.getByRole("button", { name: /^Accuse on .*Smith/ })).toBeTruthy();
});

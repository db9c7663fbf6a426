/** What is drawn for a game with the real box. */
import { describe, expect, test } from "vitest";
import { below, shuffled } from "../../../src/companion/random";
import {
  COLOURS,
  drawHideout,
  drawPatrols,
  drawRoles,
  GRADES,
  PLACEMENTS,
} from "../../../src/games/whitechapel/box/draws";
import type { WhitechapelBoard } from "../../../src/games/whitechapel/wire";
import data from "./board.json";

const board = data as unknown as WhitechapelBoard;
const yellow = board.crossings.filter((one) => one.yellow).map((one) => one.name);

describe("random numbers", () => {
  test("reach every value and none beyond", () => {
    const seen = new Set(Array.from({ length: 400 }, () => below(7)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("shuffle without losing anything", () => {
    const deck = shuffled([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(deck.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe("the set-up of Whitechapel", () => {
  test.each([2, 3, 4, 5, 6])("gives each of %i people a role and shares all policemen (W6)", (people) => {
    const { jack, detectives } = drawRoles(people);
    const persons = [jack, ...detectives.map(({ person }) => person)];
    expect(persons.toSorted()).toEqual([...Array(people).keys()]);
    expect(detectives.flatMap(({ men }) => men).toSorted()).toEqual(COLOURS.toSorted());
    expect(Math.min(...detectives.map(({ men }) => men.length))).toBeGreaterThan(0);
  });

  test.each(GRADES)("draws a %s hideout among those of its grade (W67)", (grade) => {
    expect(board.hideouts[grade]).toContain(drawHideout(board, grade, false));
    expect(board.far_hideouts[grade]).toContain(drawHideout(board, grade, true));
  });

  test.each(PLACEMENTS)("lays seven patrol tokens, two of them blank (W15, W16): %s", (placement) => {
    const patrols = drawPatrols(board, placement);
    expect([...patrols.keys()].toSorted()).toEqual(yellow.toSorted());
    expect([...patrols.values()].filter((one) => one !== null).toSorted()).toEqual(COLOURS.toSorted());
  });

  test("suggests blank tokens at the same two crossings, far from the red circles", () => {
    const blanks = () => [...drawPatrols(board, "suggested")].flatMap(([name, colour]) => (colour ? [] : [name]));
    expect(blanks()).toEqual(blanks());
    const red = board.circles.filter((one) => one.red);
    const far = (name: string) => {
      const at = board.crossings.find((one) => one.name === name);
      return red.reduce((sum, one) => sum + Math.hypot(one.x - (at?.x ?? 0), one.y - (at?.y ?? 0)), 0);
    };
    const nearest = yellow.filter((name) => !blanks().includes(name));
    expect(Math.min(...blanks().map(far))).toBeGreaterThan(Math.max(...nearest.map(far)));
  });
});

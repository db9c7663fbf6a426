import { expect, test } from "vitest";
import { isGrave, modes, picks, type Target, targets } from "../../../src/games/mrjack/moves";
import pictures from "../../../src/games/mrjack/pictures.json";
import type { MrJackAction, MrJackChoice } from "../../../src/games/mrjack/wire";

const choice = (action: MrJackAction, hexes: string[] = []): MrJackChoice => ({
  game: "mrjack",
  action,
  hexes,
  exits: [],
});
const spots = (found: Target[]) => found.map((target) => Object.values(target.spot).at(-1)).sort();

test("a card that can be played is found by its character", () => {
  const lestrade = choice({ type: "pick", text: "L", character: "lestrade" }, ["E5"]);
  expect(picks([lestrade]).get("lestrade")).toBe(lestrade);
});

test("walking comes before the ability when both can be done", () => {
  const smith = pictures.turn.choices as unknown as MrJackChoice[];
  expect(modes(smith)).toEqual(["walk", "lamp"]);
});

test("a lamp is moved in two halves: which one, then whereto", () => {
  const smith = pictures.turn.choices as unknown as MrJackChoice[];
  const lamps = targets(smith, "lamp", null);
  expect(spots(lamps)).toEqual(["B7", "C2", "F6", "H4", "K7", "L3"]);
  expect(lamps.every((target) => target.choice === null)).toBe(true);
  const posts = targets(smith, "lamp", "C2");
  expect(spots(posts)).toEqual(["F2", "H8"]);
  expect(posts.map((target) => target.choice?.action.text).sort()).toEqual(["C2>F2", "C2>H8"]);
});

test("a whistled character is chosen first, then where it comes", () => {
  const whistles = [
    choice({ type: "whistle", text: "M>D5", character: "stealthy", to: "D5" }, ["A5", "D5"]),
    choice({ type: "whistle", text: "B>I5", character: "bert", to: "I5" }, ["I4", "I5"]),
  ];
  expect(spots(targets(whistles, "whistle", null))).toEqual(["A5", "I4"]);
  expect(spots(targets(whistles, "whistle", "bert"))).toEqual(["I5"]);
});

test("an accusation and a way out are among the walks, and both ask once more", () => {
  const accuse = choice({ type: "accuse", text: "@M", character: "stealthy" }, ["A5"]);
  const leave = choice({ type: "leave", text: "NW", exit: "NW" }, ["B2"]);
  const walk = choice({ type: "walk", text: "E4", to: "E4" }, ["E4"]);
  expect(modes([accuse, leave, walk])).toEqual(["walk"]);
  expect(targets([accuse, leave, walk], "walk", null).map((target) => target.tone)).toEqual([
    "danger",
    "way-out",
    "go",
  ]);
  expect([accuse, leave, walk].map(isGrave)).toEqual([true, true, false]);
});

test("the lantern has a target for each way it may point", () => {
  const ways = (["N", "SE"] as const).map((facing) => choice({ type: "face", text: `^${facing}`, facing }, ["I7"]));
  expect(spots(targets(ways, "face", null))).toEqual(["N", "SE"]);
});

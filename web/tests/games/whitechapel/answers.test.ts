import { expect, test } from "vitest";
import { lastAnswers } from "../../../src/games/whitechapel/companion/answers";

const story = (...notations: string[]) => notations.map((notation, number) => ({ number, notation, text: "" }));

test("a policeman asks until there is a clue", () => {
  expect(lastAnswers(story("-?", "B?41/-/B?57/+"))).toEqual([
    { about: "clue", circle: 41, isYes: false },
    { about: "clue", circle: 57, isYes: true },
  ]);
});

test.each([
  ["R@33/-", { about: "arrest", circle: 33, isYes: false }],
  ["G@/+", { about: "arrest", circle: null, isYes: true }],
  ["h?64/-", { about: "address", circle: 64, isYes: false }],
])("%s has one answer", (notation, answer) => {
  expect(lastAnswers(story(notation))).toEqual([answer]);
});

test.each(["", "B?41", "B>x41/Y>x55", "-?", "k65"])("%j asks nothing that is answered", (notation) => {
  expect(lastAnswers(story("B?41/-", notation))).toEqual([]);
});

test("before the first step nothing is answered", () => {
  expect(lastAnswers([])).toEqual([]);
});

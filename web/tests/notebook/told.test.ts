import { expect, test } from "vitest";
import { stepOf } from "../../src/notebook/told";

const entries = [
  { number: 30, seat: "police", text: "B?65", label: "blue looks for a clue on 65" },
  { number: 31, seat: "chance", text: "-", label: "there is no clue" },
  { number: 33, seat: "chance", text: "*B", label: "blue is Head" },
];
const steps = entries.map((entry) => stepOf(entries, entry));

test("an answer is told with its question", () => {
  expect(steps.map(({ text }) => text)).toEqual([
    "Blue looks for a clue on 65",
    "Blue looks for a clue on 65: there is no clue",
    "Blue is Head",
  ]);
});

test("a step knows how many entries come before it, also those that came by themselves", () => {
  expect(steps.map(({ length }) => length)).toEqual([29, 30, 32]);
});

import { expect, test } from "vitest";
import { told } from "../../src/notebook/told";

const entries = [
  { number: 30, seat: "police", text: "B?65", label: "blue looks for a clue on 65" },
  { number: 31, seat: "chance", text: "-", label: "there is no clue" },
  { number: 33, seat: "chance", text: "*B", label: "blue is Head" },
];

test("an answer is told with its question", () => {
  expect(entries.map((entry) => told(entries, entry))).toEqual([
    "Blue looks for a clue on 65",
    "Blue looks for a clue on 65: there is no clue",
    "Blue is Head",
  ]);
});

/** A small analysis for tests: two sides, four steps, one mistake of each side. */
import type { AnalysedMoment, AnalysisDocument } from "../../src/wire/types";

function moment(number: number, side: string, chance: number, after: number, more: Partial<AnalysedMoment> = {}) {
  return {
    number,
    seat: side || "chance",
    side,
    kind: side ? ("decision" as const) : ("chance" as const),
    action: `a${number}`,
    chance,
    after,
    luck: side ? 0 : after - chance,
    skill: 0,
    cost: null,
    is_marked: false,
    choices: [],
    unknown: { door: 2 - number * 0.25 },
    unknown_after: { door: 1.75 - number * 0.25 },
    ...more,
  };
}

const choice = (action: string, chance: number) => ({ action, chance, tells: 0.5, kind: "" });
const thiefs = { cost: 0.3, is_marked: true, choices: [choice("b1", 0.7), choice("c1", 0.6), choice("a1", 0.4)] };
const constables = { cost: 0.2, is_marked: true, choices: [choice("b3", 0.4), choice("a3", 0.6), choice("c3", 0.8)] };

export const DOCUMENT: AnalysisDocument = {
  gaslamp: "analysis 1",
  game: "three-doors",
  rules: "td1",
  engine: "1.1",
  depth: "quick",
  sides: ["thief", "constable"],
  seeker: "constable",
  outcome: { winners: ["thief"], reason: "missed" },
  mistake: 0.1,
  viewpoints: [
    {
      eyes: "thief",
      side: "thief",
      moments: [moment(1, "thief", 0.5, 0.4, thiefs), moment(2, "", 0.4, 0.5), moment(3, "constable", 0.5, 1)],
    },
    {
      eyes: "constable",
      side: "constable",
      moments: [moment(1, "thief", 0.5, 0.4), moment(2, "", 0.4, 0.5), moment(3, "constable", 0.5, 1, constables)],
    },
    {
      eyes: "referee",
      side: "",
      moments: [
        moment(1, "thief", 0.5, 0.4, thiefs),
        moment(2, "", 0.4, 0.5),
        moment(3, "constable", 0.5, 1, constables),
      ],
    },
  ],
  summaries: [
    {
      side: "thief",
      ledger: { start: 0.5, luck: 0.1, skill: -0.1, others: -0.5, result: 1 },
      decisions: 1,
      error: 0.3,
      mistakes: [1],
      resembles: { level: "casual", weakest: "novice", strongest: "club", probabilities: {} },
      deciding: [3],
      best: [],
      telling: [1],
      missed: { escape: 1 },
    },
    {
      side: "constable",
      ledger: { start: 0.5, luck: -0.1, skill: -0.5, others: -0.1, result: 0 },
      decisions: 1,
      error: 0.2,
      mistakes: [3],
      resembles: null,
      deciding: [],
      best: [],
      telling: [],
      missed: {},
    },
  ],
};

/** What has to be done on the real board, from the log of a game. */
import { describe, expect, test } from "vitest";
import { course, type Deed, viewAfter } from "../../../src/games/mrjack/companion/deeds";
import pictures from "../../../src/games/mrjack/pictures.json";
import type { MrJackBoard, MrJackView } from "../../../src/games/mrjack/wire";
import data from "./board.json";

const board = data as unknown as MrJackBoard;
const start = pictures["start-revised"].view as unknown as MrJackView;

/** A story from notations: the number of a line is that of its last action. */
function story(...lines: string[]) {
  let number = 0;
  return lines.map((notation) => {
    number += notation.split("/").length;
    return { number, notation, text: notation };
  });
}

const of = (person: "jack" | "detective", ...lines: string[]) =>
  course(story("=?", "HSLB", ...lines), board, "revised", person, false);

describe("the cards beside a real board", () => {
  test("show Jack his own card, and the detective none", () => {
    expect(of("jack").deeds.map(({ kind }) => kind)).toEqual(["own", "draw"]);
    expect(of("detective").deeds.map(({ kind }) => kind)).toEqual(["draw"]);
  });

  test("do not tell what people have dealt themselves", () => {
    expect(course(story("=?", "HSLB"), board, "revised", "detective", true).deeds).toEqual([]);
  });

  test("are those of the machine's turns only (R8: detective, Jack, Jack, detective)", () => {
    const { deeds } = of("detective", "S/G4/B7>F2", "L/E5/NE>NW", "B/I5/B8>C5", "H/G7/+?");
    expect(deeds.flatMap((deed) => (deed.kind === "turn" ? [deed.who] : []))).toEqual(["lestrade", "bert"]);
  });

  test("say from where to where a token and a tile go", () => {
    const [deed] = of("jack", "S/G4/B7>F2").deeds.filter(({ kind }) => kind === "turn");
    expect(deed).toMatchObject({
      who: "smith",
      places: [
        { at: "G4", from: "G3" },
        { at: "F2", from: "B7" },
      ],
    });
  });

  test("point at the exit through which Jack leaves, and at the one who is accused", () => {
    const [left] = of("detective", "S/G4/B7>F2", "L/NE").deeds.filter(({ kind }) => kind === "turn");
    expect(left).toMatchObject({ places: [{ at: "exit-NE" }] });
    const [accused] = of("jack", "S/@G").deeds.filter(({ kind }) => kind === "turn");
    expect(accused).toMatchObject({ places: [{ at: "M4" }] });
  });

  test("follow a token that was whistled, swapped and walked", () => {
    const { deeds } = of("jack", "S/G4/B7>F2", "L/E5/NE>NW", "B/I5/B8>C5", "H/G7/+?", "unseen", "U/xM", "G/B>I6/L4");
    const turns = deeds.filter((deed): deed is Extract<Deed, { kind: "turn" }> => deed.kind === "turn");
    const last = turns.at(-1);
    expect(last?.who).toBe("goodley");
    expect(last?.places).toEqual([
      { at: "I6", from: "I5" },
      { at: "L4", from: "M4" },
    ]);
    expect(last?.tokens.get("gull")).toBe("A5");
    expect(last?.tokens.get("stealthy")).toBe("E1");
  });

  test("show an alibi card to the person who drew it, and no other", () => {
    const lines = ["S/G4/B7>F2", "H/G7/+?", "B/I5/B8>C5", "L/E5/NE>NW"];
    expect(of("jack", ...lines).deeds.filter(({ kind }) => kind === "alibi")).toHaveLength(1);
    expect(of("detective", ...lines).deeds.filter(({ kind }) => kind === "alibi")).toEqual([]);
  });

  test("draw the board after a turn that is not the newest, without light", () => {
    const { deeds, moved } = of("jack", "S/G4/B7>F2", "L/E5/NE>NW");
    const deed = deeds.find((one): one is Extract<Deed, { kind: "turn" }> => one.kind === "turn");
    const view = deed && viewAfter(deed, start, 2, moved);
    expect(view?.tokens.find((one) => one.character === "smith")?.hex).toBe("G4");
    expect(view?.lamps.find((one) => one.number === 1)?.hex).toBe("F2");
    expect(view?.cordons).toEqual(start.cordons);
    expect(view?.lit).toEqual([]);
  });
});

/** Mr. Jack as the server shows it, under the names this client uses. */
import type {
  MrJackActive,
  MrJackBoard,
  MrJackChoice,
  MrJackExit,
  MrJackLantern,
  MrJackToken,
  MrJackView,
} from "../../wire/schema";

export type { MrJackBoard, MrJackChoice, MrJackHex, MrJackView } from "../../wire/schema";
export type Character = MrJackToken["character"];
export type Exit = MrJackExit["exit"];
export type Facing = MrJackLantern["facing"];
export type Token = MrJackToken;
export type Active = MrJackActive;
export type Stage = MrJackView["stage"];
export type Round = MrJackBoard["rounds"][number];
export type MrJackAction = MrJackChoice["action"];

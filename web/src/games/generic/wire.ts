/** Any game as the server shows it if the game has no format of its own. */
export type { PlainChoice, PlainView } from "../../wire/schema";

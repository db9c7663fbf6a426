/** Mr. Jack as the server shows it. */
export type Character = "holmes" | "watson" | "smith" | "lestrade" | "stealthy" | "goodley" | "gull" | "bert";
export type Exit = "NW" | "NE" | "SE" | "SW";
export type Facing = "N" | "NE" | "SE" | "S" | "SW" | "NW";
export type Side = "jack" | "detective";
export type Stage =
  | "deal"
  | "draw"
  | "pick"
  | "act"
  | "face"
  | "alibi"
  | "verdict"
  | "call"
  | "escape"
  | "right"
  | "wrong"
  | "dawn";

export type Token = {
  character: Character;
  letter: string;
  hex: string;
  suspect: boolean;
  lit: boolean;
  in_sight: boolean;
  card: "up" | "taken" | "away";
};
export type Lamp = { number: number | null; hex: string | null; goes_out: number | null };
export type Round = { round: number; picks: Side[]; draws: boolean; lamp_out: number | null };
export type Active = {
  character: Character;
  walk: boolean;
  ability: boolean;
  face: boolean;
  points: number;
  whistled: Character[];
};

export type MrJackView = {
  game: "mrjack";
  seat: string;
  text: string;
  edition: "revised" | "first";
  stage: Stage;
  actor: Side | "chance" | null;
  round: number;
  turn: number;
  picks: Side[];
  witness: "seen" | "unseen";
  tokens: Token[];
  lantern: { facing: Facing; beam: string[] };
  lamps: Lamp[];
  lit: string[];
  covers: string[];
  open_manholes: string[];
  cordons: Exit[];
  cards: Character[];
  played: Character[];
  active: Active | null;
  jack: Character | null;
  jack_alibis: (Character | null)[];
  detective_alibis: (Character | null)[];
};

export type MrJackAction = { text: string } & (
  | { type: "deal"; character: Character | null }
  | { type: "draw"; cards: Character[] }
  | { type: "pick"; character: Character }
  | { type: "walk"; to: string }
  | { type: "stay" }
  | { type: "accuse"; character: Character }
  | { type: "verdict"; right: boolean }
  | { type: "leave"; exit: Exit }
  | { type: "face"; facing: Facing }
  | { type: "move-lamp"; start: string; to: string }
  | { type: "move-cordon"; start: Exit; to: Exit }
  | { type: "move-cover"; start: string; to: string }
  | { type: "swap"; character: Character }
  | { type: "whistle"; character: Character; to: string }
  | { type: "alibi"; character: Character | null }
  | { type: "call"; seen: boolean }
);

export type MrJackChoice = { game: "mrjack"; action: MrJackAction; hexes: string[]; exits: Exit[] };

export type HexKind = "street" | "building" | "garden" | "gaslight";
export type MrJackHex = {
  name: string;
  kind: HexKind;
  x: number;
  y: number;
  neighbours: Partial<Record<Facing, string>>;
};
export type MrJackBoard = {
  game: "mrjack";
  width: number;
  height: number;
  hexes: MrJackHex[];
  exits: { exit: Exit; hex: string }[];
  rounds: Round[];
  editions: {
    edition: "revised" | "first";
    manholes: string[];
    covers: string[];
    tokens: { character: Character; hex: string }[];
  }[];
};

// The yardstick: boardgame.io's own server with its memory storage, and a game of the size of ours with a hidden part.
// It prints its address when it is up.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/dist/cjs/core.js");

const STREETS = 100;
const CHARACTERS = ["holmes", "watson", "smith", "lestrade", "stealthy", "goodley", "gull", "bert"];

const setup = ({ random }) => ({
  round: 1,
  witness: "seen",
  tokens: CHARACTERS.map((character, at) => ({
    character,
    letter: character[0].toUpperCase(),
    hex: at * 11,
    suspect: true,
    lit: at % 2 === 0,
    inSight: at % 2 === 0,
    card: "up",
  })),
  lantern: { facing: "NE", beam: ["E4", "F4", "G4"] },
  lamps: [1, 2, 3, 4, null, null].map((number, at) => ({ number, hex: `B${at}`, goesOut: number })),
  lit: ["A1", "A2", "B3", "B4", "C5", "C6", "D7", "E8", "F2", "G3"],
  covers: ["B8", "L2"],
  openManholes: ["A3", "C4", "D9", "G1", "H6", "K5"],
  cordons: ["NE", "SW"],
  cards: [...CHARACTERS],
  played: [],
  secret: random.Shuffle([...CHARACTERS]),
});

const walk = ({ G, playerID }, character, to) => {
  const token = G.tokens[character];
  if (token === undefined || to < 0 || to >= STREETS || G.tokens.some((one) => one.hex === to)) return INVALID_MOVE;
  token.hex = to;
  token.lit = to % 2 === 0;
  for (const one of G.tokens) one.inSight = one.lit || G.tokens.some((o) => o !== one && Math.abs(o.hex - one.hex) === 1);
  G.played = [token.character, ...G.played].slice(0, 4);
  G.witness = G.tokens.find((one) => one.character === G.secret[0]).inSight ? "seen" : "unseen";
  G.lastBy = playerID;
};

const game = {
  name: "yardstick",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: { walk },
  turn: { minMoves: 1, maxMoves: 1 },
  // The first player is Jack, who knows the secret.
  playerView: ({ G, playerID }) => (playerID === "0" ? G : { ...G, secret: undefined }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`at http://127.0.0.1:${appServer.address().port}`));

/** Colours as people see them: colour-blind eyes are simulated with the matrices of Machado, Oliveira and Fernandes
 * (A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009), at full severity. */

export type Eyes = keyof typeof MATRICES;
type Vector = [number, number, number];

export const MATRICES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export const EYES = Object.keys(MATRICES) as Eyes[];

/** From linear sRGB to XYZ, for the white of daylight (D65). */
const XYZ = [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041];

/** How different two colours look: the distance in CIELAB. From about 2 on a difference is seen at all. */
export function difference(one: string, other: string, eyes: Eyes): number {
  const [a, b] = [lab(seen(one, eyes)), lab(seen(other, eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of WCAG, from 1 to 21. */
export function contrast(one: string, other: string, eyes: Eyes = "usual"): number {
  const [a, b] = [times(XYZ, seen(one, eyes))[1], times(XYZ, seen(other, eyes))[1]];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function seen(colour: string, eyes: Eyes): Vector {
  const found = times(MATRICES[eyes], linear(colour));
  return found.map((part) => Math.min(1, Math.max(0, part))) as Vector;
}

function linear(colour: string): Vector {
  return [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Vector;
}

function lab(colour: Vector): Vector {
  const white = times(XYZ, [1, 1, 1]);
  const [x, y, z] = times(XYZ, colour).map((part, index) => root(part / (white[index] ?? 1))) as Vector;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function root(part: number): number {
  return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
}

function times(matrix: readonly number[], [x, y, z]: Vector): Vector {
  const row = (at: number) => (matrix[at] ?? 0) * x + (matrix[at + 1] ?? 0) * y + (matrix[at + 2] ?? 0) * z;
  return [row(0), row(3), row(6)];
}

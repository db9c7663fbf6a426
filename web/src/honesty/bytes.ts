/** Fields with their lengths, one after another, and hexadecimal digits: as `core/framing.py` of the server has them. */

export type Field = string | Uint8Array;
const NUMBER_BYTES = 8;
const SPELLING = /^(?:[0-9a-f]{2})*$/;

export function frame(...fields: Field[]): Uint8Array<ArrayBuffer> {
  const contents = fields.map((field) => (typeof field === "string" ? new TextEncoder().encode(field) : field));
  const found = new Uint8Array(contents.reduce((sum, content) => sum + 4 + content.length, 0));
  let at = 0;
  for (const content of contents) {
    new DataView(found.buffer).setUint32(at, content.length);
    found.set(content, at + 4);
    at += 4 + content.length;
  }
  return found;
}

export function number(value: number): Uint8Array {
  const found = new Uint8Array(NUMBER_BYTES);
  new DataView(found.buffer).setUint32(4, value);
  return found;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null if the text is not written in lower-case hexadecimal digits. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!SPELLING.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

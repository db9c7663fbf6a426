/** Lines of a story as sentences. */

export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** Several lines one after the other, each with a capital letter and an end. */
export function paragraph(lines: readonly string[]): string {
  return lines.map((line) => capitalised(/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");
}

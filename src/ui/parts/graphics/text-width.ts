/** The approximate width of a text in the shop's typeface, in the unit of `fontSize`. */
export function estimateTextWidth(text: string, fontSize: number): number {
  const ems = Array.from(text).reduce((sum, letter) => sum + emWidth(letter), 0);
  return Math.round(ems * fontSize);
}

/** Mean advances of Schibsted Grotesk's letters, by how broad they are. */
function emWidth(letter: string): number {
  if (/[iIljft.,:;!|'’ ]/u.test(letter)) return 0.28;
  if (/[mwMW@&—]/u.test(letter)) return 0.8;
  return /\p{Lu}|\p{Script=Han}|\p{Extended_Pictographic}/u.test(letter) ? 0.64 : 0.53;
}

/** The greatest width of a name on one line, in heights of the line: a longer one would be too small to read in the header. */
const lineWidth = 16;

/** A shop's name on one line, or on two about as long as each other, of which the second begins with a word. */
export function wordmarkLines(name: string): readonly string[] {
  if (estimateTextWidth(name, 1) <= lineWidth) return [name];
  const breaks = Array.from(name.matchAll(/ (?=[\p{L}\p{N}])/gu), ({ index }) => [
    name.slice(0, index),
    name.slice(index + 1),
  ]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => estimateTextWidth(line, 100)));
  return breaks.toSorted((one, other) => widest(one) - widest(other))[0] ?? [name];
}

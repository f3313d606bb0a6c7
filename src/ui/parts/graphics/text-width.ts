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

/** How a word differs from another by a slip of the pen. */
export type TypoKind = 'none' | 'swapped' | 'letter-more-or-less' | 'other-letter';

/** null: it is another word. In words of three letters a slip makes one: `mug` and `rug`. */
export function typoBetween(word: string, other: string): TypoKind | null {
  if (word === other) return 'none';
  if (Math.min(word.length, other.length) < 4) return null;
  const from = firstDifference(word, other);
  const [rest, otherRest] = [word.slice(from), other.slice(from)];
  if (rest.slice(1) === otherRest || rest === otherRest.slice(1)) return 'letter-more-or-less';
  if (rest.slice(1) === otherRest.slice(1)) return 'other-letter';
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return isSwapped ? 'swapped' : null;
}

/** From this length on a word is more likely a slip than a word of its own: `lmap`, `cushon`, `candlo`. */
const minTypoLength: Readonly<Record<TypoKind, number>> = {
  none: Infinity,
  swapped: 4,
  'letter-more-or-less': 5,
  'other-letter': 6,
};

/** Whether what was typed is most likely the other word. First letters are seldom wrong, but for a swap. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  const typo = typoBetween(typed, meant);
  if (typo === null || typed.length < minTypoLength[typo]) return false;
  return typo === 'swapped' || typed[0] === meant[0];
}

function firstDifference(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return at;
}

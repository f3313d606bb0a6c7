/**
 * How many letters are added, left out, replaced or swapped with their neighbor between two words (optimal string
 * alignment distance).
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1;
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** The name that was most likely meant by a misspelt one; null when none is near. */
export function closestName(written: string, names: readonly string[]): string | null {
  const near = names.map((name) => ({ name, distance: editDistance(written, name) }));
  const [closest] = near.toSorted((one, other) => one.distance - other.distance);
  return closest && closest.distance <= Math.max(2, written.length / 3) ? closest.name : null;
}

/** The single edit by which a word differs from another. */
export type TypoKind = 'none' | 'swapped' | 'letter-more-or-less' | 'other-letter';

/**
 * Classifies a distance of at most one edit in linear time; null for more. Words of three letters are always different:
 * `mug` and `rug`.
 */
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

/** The length from which a word is more likely a typo than a word of its own: `lmap`, `cushon`, `candlo`. */
const minTypoLength: Readonly<Record<TypoKind, number>> = {
  none: Infinity,
  swapped: 4,
  'letter-more-or-less': 5,
  'other-letter': 6,
};

/** Whether the typed word most likely is the other one. First letters are seldom wrong, except in a swap. */
export function isLikelyTypo(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || (typed[0] !== meant[0] && typed[0] !== meant[1])) return false;
  const typo = typoBetween(typed, meant);
  if (typo === null || typed.length < minTypoLength[typo]) return false;
  return typo === 'swapped' || typed[0] === meant[0];
}

/** Letters of a word of another language that a letter more or less does not make another word. */
const minForeignTypo = 8;

/** The same for words that may be of two languages, of which many differ by a letter only: `ständer` is no sander. */
export function isSureTypo(typed: string, meant: string): boolean {
  const typo = typoBetween(typed, meant);
  return (
    isLikelyTypo(typed, meant) && (typo === 'swapped' || (typo !== 'other-letter' && typed.length >= minForeignTypo))
  );
}

function firstDifference(word: string, other: string): number {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  return at;
}

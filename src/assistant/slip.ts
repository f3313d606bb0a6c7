/** Whether a word is another one or a slip of the pen away from it: a letter more, less, wrong, or two swapped. */
export function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.min(word.length, other.length) < shortest || Math.abs(word.length - other.length) > 1) return false;
  const from = firstDifference(word, other);
  const [rest, otherRest] = [word.slice(from), other.slice(from)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(0, 2) === [...otherRest.slice(0, 2)].toReversed().join('') && rest.slice(2) === otherRest.slice(2))
  );
}

/** In shorter words a letter makes another word: `mug` and `rug`. */
const shortest = 4;

function firstDifference(word: string, other: string): number {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return at === -1 ? word.length : at;
}

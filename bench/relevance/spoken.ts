import type { RandomSource } from '../random.ts';

/** More than one of a thing. */
export function pluralize(name: string): string {
  if (/(?:s|shorts|goggles|glasses|shears)$/.test(name) && !name.endsWith('ss')) return name;
  if (/(?:shelf|scarf|knife)$/.test(name)) return name.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:ss|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** The words with one slip inside of the longest of them: a letter doubled, lost, swapped or replaced. */
export function misspell(random: RandomSource, text: string): string {
  const longest = text.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? text;
  const at = 1 + random.below(Math.max(1, longest.length - 2));
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest.charAt(at),
    longest.charAt(at + 1),
    longest.slice(at + 2),
  ];
  const misspellings = [
    before + letter + letter + next + after,
    before + next + after,
    before + next + letter + after,
    before + random.pick(['a', 'e', 'i', 'o', 'n', 'r', 't']) + next + after,
  ] as const;
  return text.replace(longest, random.pick([...misspellings]));
}

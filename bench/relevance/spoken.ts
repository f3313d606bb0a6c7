import type { Random } from '../random.ts';

/** More than one of a thing. */
export function plural(name: string): string {
  if (/(?:s|shorts|goggles|glasses|shears)$/.test(name) && !name.endsWith('ss')) return name;
  if (/(?:shelf|scarf|knife)$/.test(name)) return name.replace(/fe?$/, 'ves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:ss|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

/** The words with one slip inside of the longest of them: a letter doubled, lost, swapped or replaced. */
export function slip(random: Random, said: string): string {
  const longest = said.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? said;
  const at = 1 + random.below(Math.max(1, longest.length - 2));
  const [before, letter, next, after] = [
    longest.slice(0, at),
    longest.charAt(at),
    longest.charAt(at + 1),
    longest.slice(at + 2),
  ];
  const slips = [
    before + letter + letter + next + after,
    before + next + after,
    before + next + letter + after,
    before + random.pick(['a', 'e', 'i', 'o', 'n', 'r', 't']) + next + after,
  ] as const;
  return said.replace(longest, random.pick([...slips]));
}

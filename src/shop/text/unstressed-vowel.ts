/**
 * Norwegian nouns in `-el` and `-er` lose that `e` in the plural, and one of two consonants before it: `sykkel`, `sykler`.
 * Words are folded (`normalizeForSearch`), here as well as in what is returned.
 */

/** What a plural may be in the singular, known or not: `nokel` and `nokkel` of `nokler`. Empty for others, as `sammler`. */
export function withUnstressedVowel(word: string): readonly string[] {
  const { start, consonant, last } = withoutVowel.exec(word)?.groups ?? {};
  if (start === undefined || consonant === undefined || last === undefined || start.endsWith(consonant)) return [];
  return [`${start}${consonant}e${last}`, `${start}${consonant}${consonant}e${last}`];
}

/** The plurals that a singular may have: `nokler`, `noklene` and `nokle` of `nokkel`. Empty for other words. */
export function withoutUnstressedVowel(word: string): readonly string[] {
  const { start, consonant, last } = withVowel.exec(word)?.groups ?? {};
  if (start === undefined || consonant === undefined || last === undefined) return [];
  return ['er', 'ene', 'e'].map((ending) => start + consonant + last + ending);
}

const withoutVowel = /^(?<start>.{2,})(?<consonant>[bdfgkmnpstv])(?<last>[lr])(?:er|ene|e)$/u;
const withVowel = /^(?<start>.{2,}?)(?<consonant>[bdfgkmnpstv])\k<consonant>?e(?<last>[lr])$/u;

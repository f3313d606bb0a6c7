/**
 * The form in which English words are compared in search: without the endings of plurals and verbs, so that `shelves`,
 * `shelf` and `shelving` are one, and in American spelling. Light on purpose: `bedding` is not a bed. Takes normalized
 * words; words with digits or other letters are returned as they are.
 */
export function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const singular = singularize(word);
  const base = baseForms.get(singular) ?? singular;
  return base.length < 4 ? base : americanSpelling(withoutSilentE(withoutVerbEnding(base)));
}

/** Words that no rule reduces to their base form or American spelling. */
const baseForms: ReadonlyMap<string, string> = new Map([
  ['aluminium', 'aluminum'],
  ['cosy', 'cozy'],
  ['golden', 'gold'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['mould', 'mold'],
  ['pyjama', 'pajama'],
  ['storey', 'story'],
  ['tyre', 'tire'],
  ['wooden', 'wood'],
  ['woolen', 'wool'],
  ['woollen', 'wool'],
]);

/**
 * An English word (normalized) without its plural or possessive ending: `vases` and `vase's` are `vase`. Apply it to both
 * sides of a comparison: it is consistent (`candie` is `candy`) rather than correct.
 */
export function singularize(word: string): string {
  // Most words have none of these endings, and patterns are slow to say so.
  const bare = word.includes("'") ? word.replace(/'s?$/, '') : word;
  const singular = withoutPluralEnding(bare);
  const irregular = irregularPlurals.get(bare) ?? irregularPlurals.get(singular);
  return irregular ?? (singular.endsWith('men') ? `${singular.slice(0, -2)}an` : singular);
}

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['mice', 'mouse'],
  ['people', 'person'],
  ['scarves', 'scarf'],
  ['shelves', 'shelf'],
  ['teeth', 'tooth'],
]);

function withoutPluralEnding(word: string): string {
  if (!word.endsWith('s')) return word.length > 4 && word.endsWith('ie') ? `${word.slice(0, -2)}y` : word;
  if (/^[^aeiouy]{2,3}s$/.test(word) && !word.endsWith('ss')) return word.slice(0, -1);
  if (word.length < 4) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/** `lighting`, `tufted`, `sized`; a word with a doubled consonant (`bedding`) is a noun of its own. */
function withoutVerbEnding(word: string): string {
  const root = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : '';
  if (root.length < 3 || !/[aeiouy]/.test(root)) return word;
  if (/^[^aeiou]+[aeiou][^aeiouwxy]$/.test(root)) return `${root}e`;
  return /([^aeiouls])\1$/.test(root) ? word : root;
}

/** A silent e stays where it distinguishes short words: `tube` is no `tub`. */
function withoutSilentE(word: string): string {
  const silent = (word.length > 4 && word.endsWith('e') && !/[^aeiou]re$/.test(word)) || /[ix]e$/.test(word);
  const bare = silent ? word.slice(0, -1) : word;
  return bare.replace(/v$/, 'f').replace(/([^aeiou])y$/, '$1i');
}

/** British spellings as American ones: `colour`, `fibre`, `organiser`, `travelled`. */
function americanSpelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/our$/, 'or')
    .replace(/([^aeiou])re$/, '$1er')
    .replace(/(.{3})iz(er)?$/, '$1is$2')
    .replace(/^(.{3,}[aeiou]l)l$/, '$1');
}

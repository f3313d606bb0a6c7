/**
 * The form in which English words are compared: without the endings of plurals and verbs, so that `shelves`, `shelf` and
 * `shelving` are one, and in one of the spellings of both sides of the ocean. Light on purpose: `bedding` is not a bed.
 * Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  const one = singular(word);
  return one.length < 4 ? one : spelling(ending(verb(one)));
}

/** Words that no rule leads to their ground form. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['aluminium', 'aluminum'],
  ['children', 'child'],
  ['cosy', 'cozy'],
  ['feet', 'foot'],
  ['geese', 'goose'],
  ['golden', 'gold'],
  ['grey', 'gray'],
  ['jewellery', 'jewelry'],
  ['mice', 'mouse'],
  ['mould', 'mold'],
  ['people', 'person'],
  ['pyjama', 'pajama'],
  ['storey', 'story'],
  ['teeth', 'tooth'],
  ['tyre', 'tire'],
  ['wooden', 'wood'],
  ['woolen', 'wool'],
  ['woollen', 'wool'],
]);

function singular(word: string): string {
  const one = plural(word);
  return irregular.get(word) ?? irregular.get(one) ?? one.replace(/men$/, 'man');
}

function plural(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/** `lighting`, `tufted`, `sized`; a doubled consonant (`bedding`) names a thing of its own. */
function verb(word: string): string {
  const root = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : '';
  if (root.length < 3 || !/[aeiouy]/.test(root)) return word;
  if (/^[^aeiou]+[aeiou][^aeiouwxy]$/.test(root)) return `${root}e`;
  return /([^aeiouls])\1$/.test(root) ? word : root;
}

/** A silent e is kept where it tells short words apart: `tube` is no tub. */
function ending(word: string): string {
  const silent = (word.length > 4 && word.endsWith('e') && !/[^aeiou]re$/.test(word)) || /[ix]e$/.test(word);
  const bare = silent ? word.slice(0, -1) : word;
  return bare.replace(/v$/, 'f').replace(/([^aeiou])y$/, '$1i');
}

/** `colour`, `fibre`, `organiser`, `travelled` and their other spellings. */
function spelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/our$/, 'or')
    .replace(/([^aeiou])re$/, '$1er')
    .replace(/(.{3})iz(er)?$/, '$1is$2')
    .replace(/^(.{3,}[aeiou]l)l$/, '$1');
}

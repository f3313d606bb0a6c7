/**
 * The form in which English words are compared: without the endings of plurals and verbs, so that `shelves`, `shelf` and
 * `shelving` are one. Light on purpose: `bedding` is not a bed. Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return ending(verb(plural(word)));
}

function plural(word: string): string {
  if (!word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us|is)$/.test(word) ? word : word.slice(0, -1);
}

/** `lighting`, `tufted`; a doubled consonant (`bedding`) names a thing of its own. */
function verb(word: string): string {
  const root = word.endsWith('ing') ? word.slice(0, -3) : word.endsWith('ed') ? word.slice(0, -2) : '';
  if (root.length < 3 || !/[aeiouy]/.test(root)) return word;
  return /([^aeiouls])\1$/.test(root) ? word : root;
}

function ending(word: string): string {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  if (bare.endsWith('v')) return `${bare.slice(0, -1)}f`;
  return /[^aeiou]y$/.test(bare) ? `${bare.slice(0, -1)}i` : bare;
}

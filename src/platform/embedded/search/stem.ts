/**
 * The form in which English words are compared: without the endings of plurals and verbs, so that `shelves`, `shelf` and
 * `shelving` are one. Light on purpose: `bedding` is not a bed. Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return ending(verb(plural(word)));
}

function plural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** `lighting`, `tufted`; a doubled consonant (`bedding`) names a thing of its own. */
function verb(word: string): string {
  const root = /^(.+)(?:ing|ed)$/.exec(word)?.[1];
  if (root === undefined || root.length < 3 || !/[aeiouy]/.test(root)) return word;
  return /([^aeiouls])\1$/.test(root) ? word : root;
}

function ending(word: string): string {
  const bare = word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word;
  return bare.replace(/v$/, 'f').replace(/([^aeiou])y$/, '$1i');
}

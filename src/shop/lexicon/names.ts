import { stem } from '../text/stem.ts';
import { isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import { withUnstressedVowel } from '../text/unstressed-vowel.ts';

/** Languages of the lexicon, in the order of its columns. */
export const lexiconLanguages = ['en', 'de', 'nb'] as const;

export type LexiconLanguage = (typeof lexiconLanguages)[number];

export type NamesByLanguage = Readonly<Record<LexiconLanguage, readonly string[]>>;

/** Letters of the shortest part of a compound, and of the shortest word without its ending. */
export const minPart = 3;

/** Of German and Norwegian nouns and adjectives. */
export const endings = ['ene', 'en', 'er', 'es', 'em', 'et', 'e', 'n', 's', 'a', 'r'];

/** `English, English | German | Norwegian`. */
export function readNames(columns: string): NamesByLanguage {
  const [en = [], de = [], nb = []] = columns.split('|').map(readList);
  return { en, de, nb };
}

/** The names between commas. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Names by their keys, and by the forms of those that are German or Norwegian. */
export interface NameIndex<T> {
  readonly byName: ReadonlyMap<string, readonly T[]>;
  readonly byForm: ReadonlyMap<string, readonly T[]>;
}

export interface IndexedName<T> {
  readonly name: string;
  readonly language: LexiconLanguage;
  readonly of: T;
}

export function indexNames<T>(names: readonly IndexedName<T>[]): NameIndex<T> {
  const byName = new Map<string, T[]>();
  const byForm = new Map<string, T[]>();
  for (const { name, language, of } of names) {
    const [key = '', ...joined] = keysOfName(name);
    for (const each of [key, ...joined]) addTo(byName, each, of);
    if (language !== 'en') for (const form of formsOfKey(key)) addTo(byForm, form, of);
  }
  return { byName, byForm };
}

function addTo<T>(index: Map<string, T[]>, key: string, value: T): void {
  const values = index.get(key);
  if (values === undefined) index.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** What words name exactly; null where nothing is called so. */
export function findByName<T>({ byName }: NameIndex<T>, words: readonly Word[]): readonly T[] | null {
  const key = keyOf(words);
  return byName.get(key) ?? byName.get(germanVowels(key)) ?? byName.get(joinedKeyOf(words)) ?? null;
}

/** What words name in another form of a German or Norwegian noun. */
export function findByForm<T>({ byForm }: NameIndex<T>, words: readonly Word[]): readonly T[] {
  const forms = new Set([keyOf(words), joinedKeyOf(words)].flatMap((each) => formsOf(germanVowels(each))));
  return [...new Set([...forms].flatMap((form) => byForm.get(form) ?? []))];
}

/** The keys by which a name is found: of several words also as if they were written as one. */
export function keysOfName(name: string): readonly string[] {
  const words = tokenize(name);
  return words.length === 1 ? [keyOf(words)] : [keyOf(words), joinedKeyOf(words)];
}

/** Of the key of a name; short ones only without an `e`: `kåpa` is `kåpe`, but `stones` are no `stor`. */
function formsOfKey(nameKey: string): readonly string[] {
  const key = germanVowels(nameKey);
  return formsOf(key).filter((form) => form.length > minPart || form === key || `${form}e` === key);
}

export function keyOf(words: readonly Word[]): string {
  return words.map(({ term }) => term).join(' ');
}

/** The key of words written as one: `rain coat` is a raincoat. Not of a word with one that joins it to others: `kaffee do`. */
function joinedKeyOf(words: readonly Word[]): string {
  if (words.some(isStopWord)) return keyOf(words);
  return stem(words.map(({ surface }) => surface.replaceAll(' ', '')).join(''));
}

/** `gurtel` for `guertel`, as keyboards without the letter write it. */
export function germanVowels(key: string): string {
  return key.replaceAll('aeu', 'au').replaceAll(/(?<![aeq])([aou])e(?=[^aeiou\s])/g, '$1');
}

/**
 * A word with and without the endings of German and Norwegian nouns and adjectives: `lampen`, `jakken`, `rote`. What is left
 * of `weingläser` is compared like `weinglas`, which has lost an English plural.
 */
export function formsOf(key: string): readonly string[] {
  const stripped = endings.filter((ending) => key.endsWith(ending)).map((ending) => key.slice(0, -ending.length));
  const singular = /[^s]ser$/.test(key) ? [key.slice(0, -'ser'.length)] : [];
  return [key, ...[...stripped, ...singular].filter(({ length }) => length >= minPart), ...withUnstressedVowel(key)];
}

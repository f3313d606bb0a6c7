import { foldAccents, normalizeForSearch } from '../text/normalize.ts';
import { singularize } from '../text/stem.ts';
import { isStopWord, tokenize, type Word } from '../text/tokenize.ts';
import {
  endings,
  findByForm,
  findByName,
  formsOf,
  germanVowels,
  type IndexedName,
  indexNames,
  keyOf,
  keysOfName,
  type LexiconLanguage,
  lexiconLanguages,
  minPart,
  type NameIndex,
  type NamesByLanguage,
  readNames,
} from './names.ts';
import { colors } from './words/colors.ts';
import { materials } from './words/materials.ts';
import { properties } from './words/properties.ts';
import { shades } from './words/shades.ts';
import { things } from './words/things.ts';

/** The longest phrase of the lexicon, in words. */
export const maxLexiconWords = 3;

/** One thing with its names: words that a shopper uses for the same thing, not what is merely related. */
export interface LexiconConcept {
  /** A color, material, person or occasion: what things have or are for, and no thing. */
  readonly isProperty: boolean;
  /** Of a thing: where a department store would have it. Empty for a property. */
  readonly department: string;
  readonly names: NamesByLanguage;
  readonly phrases: readonly (readonly Word[])[];
  /** The names of each language as words of messages are compared with them. */
  readonly forms: Readonly<Record<LexiconLanguage, ReadonlySet<string>>>;
}

const colorConcepts = readConcepts(colors);
const materialConcepts = readConcepts(materials);

let conceptsRead: readonly LexiconConcept[] | null = null;

/** All concepts of the lexicon of retail, which was written for this project; read when they are first asked for. */
export function lexiconConcepts(): readonly LexiconConcept[] {
  return (conceptsRead ??= [
    ...things.flatMap(([department, text]) => readConcepts(text, department)),
    ...colorConcepts,
    ...readConcepts(properties),
    ...materialConcepts,
  ]);
}

/** Words for what things are made of, with and without endings. */
export const materialWords: ReadonlySet<string> = wordsOf(materialConcepts);

/** The names of materials, folded, as they are written: `pine`, which has the same stem as `pins`. */
export const materialNames: ReadonlySet<string> = new Set(
  materialConcepts.flatMap(({ names: { en, de, nb } }) => [...en, ...de, ...nb].map(foldAccents)),
);

/** Words for colors, with and without endings. */
export const colorWords: ReadonlySet<string> = wordsOf(colorConcepts);

function wordsOf(concepts: readonly LexiconConcept[]): ReadonlySet<string> {
  return new Set(concepts.flatMap(({ forms: { en, de, nb } }) => [...en, ...de, ...nb]));
}

/** Without a department they are properties. */
function readConcepts(text: string, department = ''): readonly LexiconConcept[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readConcept(line, department));
}

function readConcept(line: string, department: string): LexiconConcept {
  const names = readNames(line);
  const { en, de, nb } = names;
  let phrases: LexiconConcept['phrases'] | undefined;
  let forms: LexiconConcept['forms'] | undefined;
  return {
    isProperty: department === '',
    department,
    names,
    get phrases() {
      return (phrases ??= [...en, ...de, ...nb].map((name) => tokenize(name)));
    },
    get forms() {
      return (forms ??= { en: formsOfNames(en), de: formsOfNames(de), nb: formsOfNames(nb) });
    },
  };
}

/** Also of names of two words written as one: `drumsticks`. */
function formsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap(keysOfName).flatMap((key) => formsOf(germanVowels(key))));
}

/**
 * What else the lexicon calls the thing that some words of a query name; empty where it does not know them. Compared as
 * words of a query are, without case, accents and plurals, and without endings of German and Norwegian nouns.
 */
export function lexiconSynonyms(words: readonly Word[]): readonly (readonly Word[])[] {
  return otherNames(conceptsOf(words), words);
}

/** The same beside other English words, where the word is English if it can be: the Norwegian `dress` is a suit. */
export function englishSynonyms(words: readonly Word[]): readonly (readonly Word[])[] {
  const concepts = conceptsOf(words);
  const keys = formsOf(germanVowels(keyOf(words)));
  const english = concepts.filter(({ forms }) => keys.some((key) => forms.en.has(key)));
  return otherNames(english.length > 0 ? english : concepts, words);
}

function otherNames(concepts: readonly LexiconConcept[], words: readonly Word[]): readonly (readonly Word[])[] {
  const key = keyOf(words);
  const others = concepts.flatMap(({ phrases }) => phrases.filter((phrase) => keyOf(phrase) !== key));
  return [...new Map(others.map((phrase) => [keyOf(phrase), phrase])).values()];
}

/** Terms of the shades of a color: navy of blue. Empty for other words. */
export function shadesOf({ term }: Word): readonly string[] {
  return shadesByColor.get(term) ?? [];
}

const shadesByColor: ReadonlyMap<string, readonly string[]> = new Map(
  shades.split('\n').flatMap((line) => {
    const [color, ...names] = tokenize(line).map(({ term }) => term);
    return color === undefined ? [] : [[color, names] as const];
  }),
);

/** The concepts that words name. */
export function conceptsOf(words: readonly Word[]): readonly LexiconConcept[] {
  const index = indexFor(keyOf(words).charAt(0));
  const exact = findByName(index, words);
  // `have` is no form of the Norwegian `havre`, oats.
  return exact ?? (words.every(isStopWord) ? [] : findByForm(index, words));
}

/** Whether words only say what things have or are for: `children`, `waterproof`. */
export function isProperty(words: readonly Word[]): boolean {
  const concepts = conceptsOf(words);
  return concepts.length > 0 && concepts.every((concept) => concept.isProperty);
}

/** Whether words name a thing. */
export function isThing(words: readonly Word[]): boolean {
  return conceptsOf(words).some((concept) => !concept.isProperty);
}

/** The two parts of a compound that the lexicon knows: `wollpullover`, `nettverkskabel`. null when it knows none. */
export function splitKnownCompound(word: string): readonly [string, string] | null {
  if (word.length > maxCompound) return null;
  for (let cut = word.length - minHead; cut >= minPart; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)];
    if (!isName(second)) continue;
    const known = [first, first.replace(/(?:s|n|en|e)$/, '')].find((each) => each.length >= minPart && isName(each));
    if (known !== undefined) return [known, second];
  }
  return null;
}

/** Whether a word is correct in some language of the lexicon, alone or as a compound of two: it is then not misspelt. */
export function isLexiconWord(word: string): boolean {
  const folded = foldedName(word);
  const isCorrect = ({ names }: LexiconConcept): boolean =>
    lexiconLanguages.some((language) => names[language].some((name) => isFormIn(language, folded, foldedName(name))));
  return conceptsOf(tokenize(word)).some(isCorrect) || splitKnownCompound(folded) !== null;
}

function foldedName(name: string): string {
  return germanVowels(normalizeForSearch(name).replaceAll(/[\s-]/g, ''));
}

/** An English name has no endings but that of its plural: `trellises` of `trellis`, but not `trellise`. */
function isFormIn(language: LexiconLanguage, word: string, name: string): boolean {
  if (language !== 'en') return isFormOf(word, name);
  return singularize(word) === singularize(name) || word === `${name}es`;
}

/** `lampen` of `lampe`; `dungerees` is no form of `dünger`, although it has its stem. */
function isFormOf(word: string, name: string): boolean {
  const bare = name.replace(/e$/, '');
  return (
    word === name || [name, bare].some((base) => word.startsWith(base) && endings.includes(word.slice(base.length)))
  );
}

/** Of the last part: shorter ones are found in names such as `harbor`. */
const minHead = 4;
/** Letters; longer words are looked at as one, since every place to cut them would have to be tried. */
const maxCompound = 40;

function isName(word: string): boolean {
  return conceptsOf(tokenize(word)).length > 0;
}

/** Whether words are a name in a language. */
export function isNameIn(language: LexiconLanguage, words: readonly Word[]): boolean {
  const keys = formsOf(germanVowels(keyOf(words)));
  return conceptsOf(words).some(({ forms }) => keys.some((key) => forms[language].has(key)));
}

/** Whether a word is a name in English and in no other language. */
export function isOnlyEnglish(word: string): boolean {
  const words = tokenize(word);
  return isNameIn('en', words) && !isNameIn('de', words) && !isNameIn('nb', words);
}

/** Whether a word is the name of a thing in German or Norwegian, and no name in English. */
export function isForeignThing(word: string): boolean {
  const words = tokenize(word);
  return !isNameIn('en', words) && conceptsOf(words).some((concept) => !concept.isProperty);
}

const indexes = new Map<string, NameIndex<LexiconConcept>>();

/** The index of the names that begin with a letter, read when it is first asked for: all names at once delay the start. */
function indexFor(letter: string): NameIndex<LexiconConcept> {
  const known = indexes.get(letter);
  if (known) return known;
  const index = indexNames(namesByLetter().get(letter) ?? []);
  indexes.set(letter, index);
  return index;
}

/** Each reads the names that begin with one letter, which is otherwise done when the first word with that letter is looked up. */
export function lexiconParts(): readonly (() => void)[] {
  return [...namesByLetter().keys()].map((letter) => () => void indexFor(letter));
}

let namesRead: ReadonlyMap<string, readonly IndexedName<LexiconConcept>[]> | null = null;

/** No stemming and no form changes the first letter of a word. */
function namesByLetter(): ReadonlyMap<string, readonly IndexedName<LexiconConcept>[]> {
  return (namesRead ??= Map.groupBy(
    lexiconConcepts().flatMap((concept) =>
      lexiconLanguages.flatMap((language) => concept.names[language].map((name) => ({ name, language, of: concept }))),
    ),
    ({ name }) => normalizeForSearch(name.charAt(0)).charAt(0),
  ));
}

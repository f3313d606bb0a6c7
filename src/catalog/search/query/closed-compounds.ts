import { conceptsOf, isLexiconWord, isOnlyEnglish, lexiconSynonyms } from '#shop/lexicon/lexicon.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { tokenize } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { readFrequencies, wordsEndingWith, wordsStartingWith, writesClosedCompounds } from '../index/dictionary.ts';

/** A word of the catalog that is another form of a word of a query, or a compound that says the same more exactly. */
export interface RelatedWord {
  readonly word: string;
  /**
   * `form`: `Scheren` for `Schere`; `compound`: `Gartenschere`, as there is a `Garten`; `guess`: `Bypassschere`. Of an unknown
   * compound, `ending`: `Gartenschlauch` for `Wasserschlauch`; `beginning`: `Vogelhaus` for `Vogeltränke`.
   */
  readonly relation: 'form' | 'compound' | 'guess' | 'ending' | 'beginning';
  /**
   * What stands before the word in a compound of it, with and without joining letters; empty where it is no compound. Of an
   * `ending`, those that products have: `Kinder` of `Kinderjacke`.
   */
  readonly modifiers: readonly string[];
}

/** Letters of the shortest word that compounds are looked for; shorter ones end many other words, too. */
const minHead = 4;
/** Letters of the shortest first part. */
const minModifier = 3;
const maxLetters = 30;
const maxCompounds = 16;

/**
 * In a catalog in German or a Nordic language, where compounds are one word and plurals have many endings: the other forms
 * of a word, and the compounds that name kinds of it, `Heckenschere` for `Scheren`. Empty for other catalogs.
 */
export function relatedWords(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!mayBeCompound(store, word)) return [];
  const forms = formsOf(word);
  const known = readFrequencies(store, forms);
  return [
    ...forms
      .filter((form) => form !== word && known.has(form))
      .map((form) => ({ word: form, relation: 'form', modifiers: [] }) as const),
    ...compoundsOf(store, forms),
  ];
}

function mayBeCompound(store: Database, word: string): boolean {
  if (word.length < minHead || word.length > maxLetters || !/^\p{L}+$/u.test(word)) return false;
  return !isOnlyEnglish(word) && writesClosedCompounds(store);
}

/**
 * For a word that no product has, in a catalog that writes compounds as one word: what its longest known ending names, and
 * the words that begin like it. `Wasserschlauch` finds garden hoses and `Vogeltränke` what else there is for birds.
 */
export function wordsOfUnknownCompound(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (word.length < minHead + minModifier || !mayBeCompound(store, word)) return [];
  const lookups = [relatedToKinds, relatedToStem, relatedToEnding, relatedToBeginning];
  return firstFound(lookups, store, word);
}

/**
 * For a word of the lexicon that no product has, and that is no compound of two others. In English, what ends in it: `padlock`
 * for `lock`; not for `ring`, in which participles end. In a language that writes compounds as one word, what a word for
 * several kinds of things stands for: `Regenjacke` for `Regenkleidung`.
 */
export function kindsOfUnknownWord(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (mayBeCompound(store, word)) return firstFound([relatedToKinds, relatedToStem, relatedToBeginning], store, word);
  const singular = word.replace(/(?<=[^s])s$/, '');
  if (singular.length < minHead || !/^[a-z]+(?<!ing)$/.test(singular) || writesClosedCompounds(store)) return [];
  const search = { letters: singular.length + minModifier, limit: maxEnglishCompounds };
  return [singular, `${singular}s`]
    .flatMap((form) => wordsEndingWith(store, form, search))
    .map((each) => ({ word: each.word, relation: 'guess', modifiers: [] }));
}

const maxEnglishCompounds = 4;

type CompoundLookup = (store: Database, word: string) => readonly RelatedWord[];

function firstFound(lookups: readonly CompoundLookup[], store: Database, word: string): readonly RelatedWord[] {
  for (const lookup of lookups) {
    const found = lookup(store, word);
    if (found.length > 0) return found;
  }
  return [];
}

/** The compounds that a word begins, with or without its ending: `Kopfschmerztabletten` for `Kopfschmerzen`. */
function relatedToStem(store: Database, word: string): readonly RelatedWord[] {
  const stem = stemsOf(word)
    .filter(({ length }) => length >= minStemOfCompound)
    .toSorted((one, other) => one.length - other.length)[0];
  const words = stem === undefined ? [] : wordsStartingWith(store, stem, maxCompounds);
  return words.map((each) => ({ word: each.word, relation: 'compound', modifiers: [] }));
}

/** Letters; shorter beginnings are those of many words. */
const minStemOfCompound = 6;

/** The same for a word whose parts products have, but none has both: `Fahrradschloss` where locks do not say what they are for. */
export function wordsOfEnding(store: Database, surface: string): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  return word.length < minHead + minModifier || !mayBeCompound(store, word) ? [] : relatedToEnding(store, word);
}

/** Words for the longest ending that is a word, or else that other words end in. */
function relatedToEnding(store: Database, word: string): readonly RelatedWord[] {
  const endings = Array.from({ length: Math.max(0, word.length - minHead - minModifier + 1) }, (_, more) =>
    word.slice(minModifier + more),
  );
  const words = readFrequencies(store, endings.flatMap(formsOf));
  const isWord = (ending: string): boolean => formsOf(ending).some((form) => words.has(form)) || isLexiconWord(ending);
  const others = endings.filter((ending) => ending.length >= minOtherEnding && !endings.some(isWord));
  for (const ending of [...endings.filter(isWord), ...others]) {
    const found = wordsForEnding(store, word.slice(0, -ending.length), ending);
    if (found.length > 0) return found;
  }
  return [];
}

/** Letters of an ending that is no word: `Wasser` is no kind of `Messer`. */
const minOtherEnding = 5;

/** First what says the same of both parts by another name of the second: `Wollpullover` for `Wollpulli`. */
function wordsForEnding(store: Database, modifier: string, ending: string): readonly RelatedWord[] {
  const names = [ending, ...otherNamesOf(ending)];
  const whole = readFrequencies(
    store,
    names.map((name) => modifier + name),
  );
  const kinds = [
    ...readFrequencies(store, names).keys(),
    ...names.flatMap((name) => relatedWords(store, name).map((each) => each.word)),
  ];
  const modifiers = [...readFrequencies(store, [...modifiersOf(modifier), `${modifier}e`]).keys()];
  return [
    ...Array.from(whole.keys(), (each) => ({ word: each, relation: 'compound', modifiers: [] }) as const),
    ...[...new Set(kinds)].map((each) => ({ word: each, relation: 'ending', modifiers }) as const),
  ];
}

/** Single words that the lexicon has for the same. */
function otherNamesOf(word: string): readonly string[] {
  return lexiconSynonyms(tokenize(word)).flatMap(([name, ...more]) =>
    name && more.length === 0 ? normalizeForSearch(name.surface) : [],
  );
}

/** What a compound ends in that stands for things with several names: clothes, furniture, tools, equipment. */
const kindsPattern =
  /^(?<first>\p{L}{3,}?)(?:toy|klaer|(?:be)?kleidung|mobel|mobler|werkzeuge?|verktoy|utstyr|ausrustung|zubehor|tilbehor)$/u;

/** The things that begin like a word for several kinds of them: `Regenjacke` for `Regenkleidung`. */
function relatedToKinds(store: Database, word: string): readonly RelatedWord[] {
  const first = kindsPattern.exec(word)?.groups?.['first'];
  if (first === undefined) return [];
  return wordsStartingWith(store, first, maxCompounds)
    .filter(({ folded }) => isModifiedName(folded, first))
    .map((each) => ({ word: each.word, relation: 'beginning', modifiers: [] }));
}

/** Letters of the shortest beginning of a compound that is looked for. */
const minBeginning = 4;

function relatedToBeginning(store: Database, word: string): readonly RelatedWord[] {
  for (let end = word.length - minModifier; end >= minBeginning; end -= 1) {
    const [beginning] = modifiersOf(word.slice(0, end))
      .filter((part) => part.length >= minBeginning)
      .slice(-1);
    if (beginning === undefined) continue;
    const words = wordsStartingWith(store, beginning, maxCompounds);
    const isWord = readFrequencies(store, modifiersOf(word.slice(0, end))).size > 0;
    if (
      isWord ||
      (beginning.length >= minSureBeginning && words.length > 0) ||
      words.some(({ folded }) => isModifiedName(folded, beginning))
    )
      return words.map((each) => ({ word: each.word, relation: 'beginning', modifiers: [] }));
  }
  return [];
}

/** Letters of a beginning that words share only when they are about the same: `Blutdruck`. */
const minSureBeginning = 6;

/** Whether a word is a beginning and the name of a thing: `Regenjacke`, where no product is called rain. */
function isModifiedName(word: string, beginning: string): boolean {
  const names = [word.slice(beginning.length), word.slice(beginning.length).replace(/^(?:en|er|es|s|n|e)/, '')];
  return names.some((name) => name.length >= minHead && isLexiconWord(name));
}

/** Letters between the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'];

/** The compounds of a word and another one of the query: `Kettenöl` for `Öl für die Kette`, whichever comes first. */
export function compoundsOfTwo(store: Database, surface: string, others: readonly string[]): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (!isPart(word) || !writesClosedCompounds(store)) return [];
  const candidates = others
    .map((other) => normalizeForSearch(other))
    .filter(isPart)
    .flatMap((other) => [...joined(word, other), ...joined(other, word)]);
  const known = readFrequencies(store, [...new Set(candidates)]);
  return Array.from(known.keys(), (each) => ({ word: each, relation: 'compound', modifiers: [] }));
}

function isPart(word: string): boolean {
  return /^\p{L}{2,20}$/u.test(word) && !isOnlyEnglish(word);
}

function joined(first: string, second: string): readonly string[] {
  return stemsOf(first)
    .filter(({ length }) => length >= minModifier)
    .flatMap((stem) => joints.map((joint) => stem + joint + second));
}

function compoundsOf(store: Database, forms: readonly string[]): readonly RelatedWord[] {
  const found = forms
    .filter(({ length }) => length >= minHead)
    .flatMap((form) =>
      wordsEndingWith(store, form, { letters: form.length + minModifier, limit: maxCompounds }).map((each) => ({
        ...each,
        modifiers: modifiersOf(each.folded.slice(0, -form.length)),
      })),
    )
    .toSorted((one, other) => other.uses - one.uses)
    .slice(0, maxCompounds);
  const known = readFrequencies(
    store,
    found.flatMap(({ modifiers }) => modifiers),
  );
  const isKnown = (modifier: string): boolean => known.has(modifier) || conceptsOf(tokenize(modifier)).length > 0;
  return found.map(({ word, modifiers }) => ({
    word,
    relation: modifiers.some(isKnown) ? 'compound' : 'guess',
    modifiers,
  }));
}

/**
 * The compounds of another word of the query that begin with a word: `Schirmständer` and `Sonnenschirmständer` for the
 * `Schirm` of `Ständer für den Schirm`.
 */
export function compoundsBeginningWith(surface: string, related: readonly RelatedWord[]): readonly RelatedWord[] {
  const word = normalizeForSearch(surface);
  if (word.length < minHead) return [];
  const forms = formsOf(word).filter(({ length }) => length >= minHead);
  return related.filter(({ modifiers }) =>
    modifiers.some((modifier) => forms.some((form) => modifier.startsWith(form) || modifier.endsWith(form))),
  );
}

/** The first part of a compound, with and without the letters that join it to the second: `Rose` of `Rosen|schere`. */
function modifiersOf(part: string): readonly string[] {
  const bare = ['s', 'n', 'en', 'es', 'er', 'e'].filter((joint) => part.endsWith(joint));
  return [part, ...bare.map((joint) => part.slice(0, -joint.length))].filter(({ length }) => length >= minModifier);
}

/** Endings of plurals and cases in German and the Nordic languages; that of the English plural is no matter of these. */
const endings = ['', 'e', 'en', 'n', 'er', 'ern', 'ene', 'ne'];
const minStem = 3;

/** The forms that a word may have in a catalog of such a language, itself first: `Haselnüssen`. */
export function inflections(store: Database, surface: string): readonly string[] {
  const word = normalizeForSearch(surface);
  return word.length >= minHead && writesClosedCompounds(store) ? formsOf(word) : [word];
}

/** A word with other endings, itself first. Umlauts are folded, so that `Töpfe` and `Toepfe` are `topf` with an ending. */
function formsOf(word: string): readonly string[] {
  return [...new Set([word, ...stemsOf(word).flatMap((stem) => endings.map((ending) => stem + ending))])];
}

/** A word without each ending that it may have, itself first; also without that of a small thing: `Häuschen`. */
function stemsOf(word: string): readonly string[] {
  const large = word.replace(/(?<=\p{L}{4})chen$/u, '');
  const written = [word, word.replaceAll(/(?<![aeq])([aou])e(?=\p{L})/gu, '$1'), large];
  const stems = written.flatMap((each) =>
    endings
      .filter((ending) => each.endsWith(ending) && each.length - ending.length >= minStem)
      .map((ending) => each.slice(0, each.length - ending.length)),
  );
  return [...new Set(stems)];
}

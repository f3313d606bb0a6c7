import { normalizeForSearch } from '#shop/text/normalize.ts';
import { text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { spellingsOf, writesLetters } from '../index/dictionary.ts';
import { type Postings, readPostings } from '../index/postings.ts';
import { accessoryTerm, headTerm } from '../index/marked-terms.ts';
import { isColor } from '#shop/lexicon/appearance.ts';
import {
  conceptsOf as conceptsNamed,
  englishSynonyms,
  isOnlyEnglish,
  lexiconSynonyms,
  maxLexiconWords,
} from '#shop/lexicon/lexicon.ts';
import { headNoun } from '#shop/lexicon/head-noun.ts';
import { compoundTerm, tokenize, type Word } from '#shop/text/tokenize.ts';
import { wordsOfName } from './closed-compounds.ts';

/** Consecutive words of a term, with their synonyms. */
export interface Phrase {
  readonly words: readonly Word[];
  /** Those of the shop. */
  readonly synonyms: readonly (readonly Word[])[];
  /** Those of the retail lexicon that the catalog has, where no product is named by the words themselves. */
  readonly lexicon: readonly (readonly Word[])[];
  /**
   * Those of the lexicon that name far more products than the words themselves, which only mention the thing: a shop with
   * laptop bags has its laptops as notebooks, and one with SSD adapters its SSDs as solid state drives. Of a property all its
   * names: merchants write `sort` for one product and `svart` for the next, and `kids` beside `junior`.
   */
  readonly called: readonly (readonly Word[])[];
  /** Those of the lexicon that some products are, while the word itself names others: sun milk beside sun cream. */
  readonly alike: readonly (readonly Word[])[];
}

/** The longest phrase that has synonyms, in words. */
export const maxPhraseWords = maxLexiconWords;

/**
 * Splits the words of a term that mean something (`words`) into the longest phrases that have synonyms, and single words.
 * `all` are those of the whole term.
 */
export function splitPhrases(
  store: Database,
  { words, all }: { readonly words: readonly Word[]; readonly all: readonly Word[] },
): readonly Phrase[] {
  const head = headNoun(all);
  return phrasesOf(words, readSynonyms(store, words)).map(({ names, ...phrase }) => ({
    ...phrase,
    ...usefulNames(store, {
      words: phrase.words,
      names: namesInTheirLetters(store, phrase.words, names),
      isHead: head === null ? phrase.words.length === words.length : phrase.words.includes(head),
    }),
  }));
}

/** Without names that the catalog has in other letters only: the Norwegian `øl` is beer, and no German `Öl`. */
function namesInTheirLetters(
  store: Database,
  words: readonly Word[],
  names: readonly (readonly Word[])[],
): readonly (readonly Word[])[] {
  const written = conceptsNamed(words).flatMap((concept) => Object.values(concept.names).flat());
  return names.filter(([only, ...more]) => {
    if (!only || more.length > 0) return true;
    const own = written.filter((name) => normalizeForSearch(name) === only.surface).map((name) => name.toLowerCase());
    if (own.length === 0 || own.includes(only.surface)) return true;
    const spellings = spellingsOf(store, only.surface);
    // How a word of two letters is spelled is not known, but whether the catalog writes any with these letters.
    if (spellings.length === 0) return own.some((name) => writesLetters(store, name));
    return spellings.some((word) => own.includes(word) || word === only.surface);
  });
}

interface NamedPhrase {
  readonly words: readonly Word[];
  /** What else the lexicon calls it. */
  readonly names: readonly (readonly Word[])[];
  /** Whether it says what the thing is. */
  readonly isHead: boolean;
}

type UsefulNames = Pick<Phrase, 'lexicon' | 'called' | 'alike'>;

const noNames: UsefulNames = { lexicon: [], called: [], alike: [] };

function usefulNames(store: Database, { words, names, isHead }: NamedPhrase): UsefulNames {
  if (names.length === 0) return noNames;
  const postings = readPostings(
    store,
    [words, ...names].flatMap((name) => [
      ...name.flatMap(({ term }) => [term, headTerm(term), accessoryTerm(term)]),
      ...joinsOf(name),
    ]),
  );
  const isNamed = [...words.map(({ term }) => term), ...joinsOf(words)].every(
    (term) => (postings.of(term)?.names ?? 0) > 0,
  );
  const known = names.filter((name) => name.every(({ term }) => postings.of(term) !== null));
  if (!isNamed) return { ...noNames, lexicon: [...known, ...names.flatMap((name) => kindsOf(store, name))] };
  if (isColor(words) || conceptsNamed(words).every(({ isProperty }) => isProperty))
    return { ...noNames, called: known };
  if (!isHead) return noNames;
  const things = names.filter((name) => countThings(postings, name) > 0);
  const alike = things.filter((name) => namesNothingElse(name, words));
  if (words.length > 1) return { ...noNames, alike };
  const own = Math.max(1, countThings(postings, words));
  const least = areOnlyFitted(postings, words) ? 1 : muchMoreThings * own;
  const called = things.filter((name) => countThings(postings, name) >= least);
  return { lexicon: [], called, alike: alike.filter((name) => !called.includes(name)) };
}

/** Whether a name says only what the words do, and these one thing: the Norwegian `dress` is a suit, and no `kjole`. */
function namesNothingElse(name: readonly Word[], words: readonly Word[]): boolean {
  const asked = conceptsNamed(words);
  return asked.length === 1 && conceptsNamed(name).every((concept) => asked.includes(concept));
}

/** What the catalog has of a name, in other forms or as the end of compounds. */
function kindsOf(store: Database, [noun, ...more]: readonly Word[]): readonly (readonly Word[])[] {
  return !noun || more.length > 0 ? [] : wordsOfName(store, noun.surface).map(tokenize);
}

/** Whether all products that have a word in their names are accessories for what it names: a charger for PS5 controllers. */
function areOnlyFitted(postings: Postings, words: readonly Word[]): boolean {
  const fitted = (term: string): number => postings.of(accessoryTerm(term))?.uses ?? 0;
  return words.every(({ term }) => fitted(term) >= (postings.of(term)?.names ?? 0));
}

/**
 * About how many products are what a name says: its words stand side by side, and the last says what the thing is, unless
 * it is a number: `PlayStation 5`.
 */
function countThings(postings: Postings, name: readonly Word[]): number {
  const last = name.at(-1);
  const counts = joinsOf(name).map((term) => postings.of(term)?.names ?? 0);
  const isNumbered = counts.length > 0 && /^\d+$/.test(last?.surface ?? '');
  return Math.min(isNumbered ? Infinity : ((last && postings.of(headTerm(last.term))?.uses) ?? 0), ...counts);
}

/** The compounds of adjacent words. */
function joinsOf(name: readonly Word[]): readonly string[] {
  return name.slice(1).flatMap((word, index) => {
    const before = name[index];
    return before ? [compoundTerm(before, word)] : [];
  });
}

/** How many times as many products a synonym must name for the word itself to be one that only accessories have. */
const muchMoreThings = 3;

interface Synonyms {
  readonly instead: ReadonlyMap<string, string>;
  readonly also: ReadonlyMap<string, readonly string[]>;
  readonly ofLexicon: typeof lexiconSynonyms;
}

function readSynonyms(store: Database, words: readonly Word[]): Synonyms {
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: maxPhraseWords }, (_each, more) => words.slice(start, start + more + 1)).flatMap((phrase) => [
      phraseText(phrase),
      phraseTerms(phrase),
    ]),
  );
  const rows = store.all(
    'SELECT term, kind, other FROM synonym WHERE term IN (SELECT value FROM json_each(?))',
    JSON.stringify(phrases),
  );
  const of = (kind: string) =>
    Map.groupBy(
      rows.filter((row) => text(row, 'kind') === kind),
      (row) => text(row, 'term'),
    );
  return {
    instead: new Map([...of('instead')].map(([term, [row]]) => [term, row ? text(row, 'other') : term])),
    also: new Map([...of('also')].map(([term, found]) => [term, found.map((row) => text(row, 'other'))])),
    ofLexicon: words.some(({ surface }) => isOnlyEnglish(surface)) ? englishSynonyms : lexiconSynonyms,
  };
}

type UnweighedPhrase = Pick<Phrase, 'words' | 'synonyms'> & Pick<NamedPhrase, 'names'>;

function phrasesOf(words: readonly Word[], synonyms: Synonyms): readonly UnweighedPhrase[] {
  if (words.length === 0) return [];
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length -= 1) {
    const given = words.slice(0, length);
    const surface = phraseText(given);
    const replacement = synonyms.instead.get(surface);
    const others = [...new Set([surface, phraseTerms(given)])].flatMap((each) => synonyms.also.get(each) ?? []);
    const names = replacement === undefined ? synonyms.ofLexicon(given) : [];
    if (length === 1 || replacement !== undefined || others.length + names.length > 0) {
      const phrase = {
        words: replacement === undefined ? given : tokenize(replacement),
        synonyms: others.map(tokenize),
        names,
      };
      return [phrase, ...phrasesOf(words.slice(length), synonyms)];
    }
  }
  return [];
}

/** Singular and plural have the same synonyms. */
function phraseTerms(words: readonly Word[]): string {
  return words.map(({ term }) => term).join(' ');
}

function phraseText(words: readonly Word[]): string {
  return words.map(({ surface }) => surface).join(' ');
}

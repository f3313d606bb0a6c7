import { text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { readPostings } from '../index/postings.ts';
import { headTerm } from '../index/search-document.ts';
import { lexiconSynonyms, maxLexiconWords } from '#shop/lexicon/lexicon.ts';
import { headNoun, tokenize, type Word } from '#shop/text/tokenize.ts';

/** Consecutive words of a term, with their synonyms. */
export interface Phrase {
  readonly words: readonly Word[];
  /** Those of the shop. */
  readonly synonyms: readonly (readonly Word[])[];
  /**
   * Those of the retail lexicon that the catalog has, where no product is named by the words themselves, or where they
   * say what the thing is but products that are it are called otherwise: a shop with laptop bags has its laptops as
   * notebooks.
   */
  readonly lexicon: readonly (readonly Word[])[];
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
  return phrasesOf(words, readSynonyms(store, words)).map((phrase) => {
    const lexicon = usefulLexicon(store, phrase, head !== null && phrase.words.includes(head));
    return { ...phrase, lexicon };
  });
}

function usefulLexicon(store: Database, { words, lexicon }: Phrase, isHead: boolean): Phrase['lexicon'] {
  if (lexicon.length === 0) return [];
  const said = [words, ...lexicon];
  const postings = readPostings(
    store,
    said.flat().flatMap(({ term }) => [term, headTerm(term)]),
  );
  const isNamed = words.every(({ term }) => (postings.of(term)?.names ?? 0) > 0);
  if (!isNamed) return lexicon.filter((other) => other.every(({ term }) => postings.of(term) !== null));
  if (!isHead || words.length > 1) return [];
  const things = ([word]: readonly Word[]): number => (word && postings.of(headTerm(word.term))?.uses) ?? 0;
  return lexicon.filter((other) => other.length === 1 && things(other) >= muchMoreThings * Math.max(1, things(words)));
}

/** How many times as many products a synonym must name for the word itself to be one that only accessories have. */
const muchMoreThings = 3;

interface Synonyms {
  readonly instead: ReadonlyMap<string, string>;
  readonly also: ReadonlyMap<string, readonly string[]>;
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
  };
}

function phrasesOf(words: readonly Word[], synonyms: Synonyms): readonly Phrase[] {
  if (words.length === 0) return [];
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length -= 1) {
    const given = words.slice(0, length);
    const said = phraseText(given);
    const replacement = synonyms.instead.get(said);
    const others = [...new Set([said, phraseTerms(given)])].flatMap((each) => synonyms.also.get(each) ?? []);
    const lexicon = replacement === undefined ? lexiconSynonyms(given) : [];
    if (length === 1 || replacement !== undefined || others.length + lexicon.length > 0) {
      const phrase = {
        words: replacement === undefined ? given : tokenize(replacement),
        synonyms: others.map(tokenize),
        lexicon,
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
  return words.map(({ said }) => said).join(' ');
}

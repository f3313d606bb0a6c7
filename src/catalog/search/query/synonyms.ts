import { text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { readPostings } from '../index/postings.ts';
import { lexiconSynonyms, maxLexiconWords } from '#shop/lexicon/lexicon.ts';
import { tokenize, type Word } from '#shop/text/tokenize.ts';

/** Consecutive words of a term, with their synonyms. */
export interface Phrase {
  readonly words: readonly Word[];
  /** Those of the shop. */
  readonly synonyms: readonly (readonly Word[])[];
  /** Those of the retail lexicon that the catalog has, where no product is named by the words themselves. */
  readonly lexicon: readonly (readonly Word[])[];
}

/** The longest phrase that has synonyms, in words. */
export const maxPhraseWords = maxLexiconWords;

/** Splits words into the longest phrases that have synonyms, and single words. */
export function splitPhrases(store: Database, words: readonly Word[]): readonly Phrase[] {
  return phrasesOf(words, readSynonyms(store, words)).map((phrase) => withUsefulLexicon(store, phrase));
}

function withUsefulLexicon(store: Database, phrase: Phrase): Phrase {
  if (phrase.lexicon.length === 0) return phrase;
  const postings = readPostings(
    store,
    [phrase.words, ...phrase.lexicon].flat().map(({ term }) => term),
  );
  const isNamed = phrase.words.every(({ term }) => (postings.of(term)?.names ?? 0) > 0);
  const lexicon = phrase.lexicon.filter((said) => said.every(({ term }) => postings.of(term) !== null));
  return { ...phrase, lexicon: isNamed ? [] : lexicon };
}

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

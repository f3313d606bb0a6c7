import { distinctWords, isStopWord, tokenize, type Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { type Postings, readPostings } from '../index/postings.ts';
import type { QueryConcept, SearchQuery } from '../query/search-query.ts';
import { queryTerms } from '../ranking/rank.ts';
import { type Phrase, splitPhrases } from '../query/synonyms.ts';
import { readTypedLetters } from '../query/typed-letters.ts';
import { interpretWords, type WordMeaning } from '../query/word-meanings.ts';

/** How a search understands a word, or a phrase that has synonyms as a whole. */
export interface WordExplanation {
  readonly surface: string;
  /** As it is compared: without case, accents and endings. */
  readonly term: string;
  /** Whether products that are what it names come first. */
  readonly isHeadNoun: boolean;
  /** The word of the catalog in place of a misspelt one; null: it was not corrected. */
  readonly corrected: string | null;
  /** Of the shop: its search settings and its data. */
  readonly synonyms: readonly string[];
  /** Of the retail lexicon; only where no product is named by the word itself. */
  readonly lexicon: readonly string[];
  /** Terms of the index that also count: completions, parts, measures, other spellings and compounds. */
  readonly others: readonly string[];
  /** No product has it in any form. */
  readonly isUnknown: boolean;
}

export interface TermExplanation {
  readonly words: readonly WordExplanation[];
  /** Words such as `the`, which are not looked for beside others. */
  readonly ignored: readonly string[];
  /** Names of product types, as they are compared, that the term has as a whole. */
  readonly types: readonly string[];
}

/** Explains how a term was read (`parseQuery`). */
export function explainTerm(store: Database, term: string, query: SearchQuery): TermExplanation {
  const letters = readTypedLetters(term);
  const all = distinctWords(tokenize(term));
  const content = all.filter((word) => !isStopWord(word));
  const words = content.length > 0 ? content : all;
  const context = {
    phrases: splitPhrases(store, { words, all }),
    meanings: interpretWords(store, words, { inputState: 'typed', letters }),
    postings: readPostings(store, queryTerms(query)),
  };
  return {
    words: query.concepts.map((concept, index) => explainConcept(concept, index === query.head?.concept, context)),
    ignored: all.filter((word) => !words.includes(word)).map(({ surface }) => surface),
    types: query.classes.filter((name) => context.postings.of(name) !== null).map((name) => name.slice(1)),
  };
}

interface TermContext {
  readonly phrases: readonly Phrase[];
  readonly meanings: ReadonlyMap<Word, WordMeaning>;
  readonly postings: Postings;
}

function explainConcept(
  { surface, alternatives }: QueryConcept,
  isHeadNoun: boolean,
  { phrases, meanings, postings }: TermContext,
): WordExplanation {
  const phrase = phrases.find(
    ({ words }) => textOf(words) === surface || words.some((word) => word.surface === surface),
  );
  const words = phrase?.words.filter((word) => textOf(phrase.words) === surface || word.surface === surface) ?? [];
  const synonyms = phrase?.synonyms ?? [];
  const lexicon = [...(phrase?.lexicon ?? []), ...(phrase?.called ?? [])];
  const known = alternatives.filter(({ terms }) => terms.every((each) => postings.of(each) !== null));
  const named = new Set([words, ...synonyms, ...lexicon].map(termsOf));
  const corrections = words.flatMap((word) => meanings.get(word)?.corrected ?? []);
  const corrected = lexicon.length > 0 ? null : (corrections[0] ?? null);
  if (corrected !== null) named.add(termsOf(tokenize(corrected)));
  return {
    surface,
    term: termsOf(words),
    isHeadNoun,
    corrected,
    synonyms: synonyms.map(textOf),
    lexicon: lexicon.map(textOf),
    others: [...new Set(known.map(({ terms }) => terms.join(' ')))].filter((each) => !named.has(each)),
    isUnknown: known.length === 0,
  };
}

function textOf(words: readonly Word[]): string {
  return words.map(({ surface }) => surface).join(' ');
}

function termsOf(words: readonly Word[]): string {
  return words
    .filter((word) => !isStopWord(word))
    .map(({ term }) => term)
    .join(' ');
}

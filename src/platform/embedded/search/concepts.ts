import type { WordPair } from './joins.ts';
import type { WordMeaning } from './meaning.ts';
import type { QueryConcept } from './query.ts';
import type { Phrase } from './synonyms.ts';
import { complementOf, isStopWord, type Word } from './words.ts';

const synonymFactor = 0.85;
const emphases = { phrase: 1.2, aside: 0.75 } as const;

interface PhraseContext {
  readonly meanings: ReadonlyMap<Word, WordMeaning>;
  readonly joins: readonly WordPair[];
  /** All words of the term. */
  readonly all: readonly Word[];
}

/** A phrase of several words that has synonyms is one concept, so that a synonym stands for all of it. */
export function conceptsOf(phrase: Phrase, { meanings, joins, all }: PhraseContext): readonly QueryConcept[] {
  const { words } = phrase;
  const complement = complementOf(all);
  const emphasis = words.every((word) => complement.includes(word)) ? emphases.aside : 1;
  const synonyms = phrase.synonyms.map((said) => ({ terms: contentTerms(said), factor: synonymFactor }));
  const [only] = words;
  if (only && words.length === 1) {
    const own = meanings.get(only)?.alternatives ?? [{ terms: [only.term], factor: 1 }];
    const joined = joins.filter(({ pair }) => pair.includes(only)).map(({ term }) => ({ terms: [term], factor: 1 }));
    return [{ alternatives: [...own, ...joined, ...synonyms], emphasis }];
  }
  if (synonyms.length > 0) {
    const alternatives = [{ terms: contentTerms(words), factor: 1 }, ...synonyms];
    return [{ alternatives, emphasis: emphases.phrase * emphasis }];
  }
  return words.map((word) => ({ alternatives: [{ terms: [word.term], factor: 1 }], emphasis }));
}

function contentTerms(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !isStopWord(word)).map(({ term }) => term);
}

import type { Join } from './joins.ts';
import type { Meaning } from './meaning.ts';
import type { Concept } from './query.ts';
import type { Phrase } from './synonyms.ts';
import { asideOf, isFiller, type Word } from './words.ts';

const synonymFactor = 0.85;
const emphases = { phrase: 1.2, aside: 0.75 } as const;

interface Understanding {
  readonly meanings: ReadonlyMap<Word, Meaning>;
  readonly joins: readonly Join[];
  /** All words of the term. */
  readonly all: readonly Word[];
}

/** A phrase of several words that has synonyms is one concept, so that a synonym stands for all of it. */
export function conceptsOf(phrase: Phrase, { meanings, joins, all }: Understanding): readonly Concept[] {
  const { words } = phrase;
  const aside = asideOf(all);
  const emphasis = words.every((word) => aside.includes(word)) ? emphases.aside : 1;
  const synonyms = phrase.synonyms.map((said) => ({ terms: termsOf(said), factor: synonymFactor }));
  const [only] = words;
  if (only && words.length === 1) {
    const own = meanings.get(only)?.alternatives ?? [{ terms: [only.term], factor: 1 }];
    const joined = joins.filter(({ pair }) => pair.includes(only)).map(({ term }) => ({ terms: [term], factor: 1 }));
    return [{ alternatives: [...own, ...joined, ...synonyms], emphasis }];
  }
  if (synonyms.length > 0) {
    const alternatives = [{ terms: termsOf(words), factor: 1 }, ...synonyms];
    return [{ alternatives, emphasis: emphases.phrase * emphasis }];
  }
  return words.map((word) => ({ alternatives: [{ terms: [word.term], factor: 1 }], emphasis }));
}

function termsOf(words: readonly Word[]): readonly string[] {
  return words.filter((word) => !isFiller(word)).map(({ term }) => term);
}

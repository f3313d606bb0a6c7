import { isStopWord, compoundTerm, type Word } from './words.ts';

/** Two neighbours, neither of them a filler, as the one word they make. */
export interface WordPair {
  readonly pair: readonly [Word, Word];
  readonly term: string;
}

export function adjacentPairs(words: readonly Word[]): readonly WordPair[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && !isStopWord(word) && !isStopWord(next)
      ? [{ pair: [word, next], term: compoundTerm(word, next) }]
      : [];
  });
}

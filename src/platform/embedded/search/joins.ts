import { isFiller, joinedTerm, type Word } from './words.ts';

/** Two neighbours, neither of them a filler, as the one word they make. */
export interface Join {
  readonly pair: readonly [Word, Word];
  readonly term: string;
}

export function joinsOf(words: readonly Word[]): readonly Join[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    return next && !isFiller(word) && !isFiller(next) ? [{ pair: [word, next], term: joinedTerm(word, next) }] : [];
  });
}

import { foldAccents } from '#shop/text/normalize.ts';

/** A word with its place in a text. */
export interface TextWord {
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

export function wordsIn(text: string): readonly TextWord[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu), ({ 0: word, index }) => ({
    folded: foldAccents(word),
    from: index,
    to: index + word.length,
  }));
}

/** The most words from `start` on, with nothing but spaces between them, whose phrase `find` knows. */
export function longestPhrase<Found>(
  text: string,
  words: readonly TextWord[],
  search: { readonly start: number; readonly longest: number; readonly find: (phrase: string) => Found | undefined },
): { readonly found: Found; readonly end: number } | null {
  for (let end = Math.min(words.length, search.start + search.longest); end > search.start; end -= 1) {
    const part = words.slice(search.start, end);
    const isJoined = part.every(
      (word, index) => index === 0 || /^\s+$/.test(text.slice(part[index - 1]?.to, word.from)),
    );
    const found = isJoined ? search.find(part.map(({ folded }) => folded).join(' ')) : undefined;
    if (found !== undefined) return { found, end };
  }
  return null;
}

/** What words for things end with, such as `babysachen` and `kjøkkenutstyr`. English ones are two words. */
export const thingEndings = { en: [], de: ['sachen', 'zeug', 'bedarf'], nb: ['utstyr', 'greier'] } as const;

import { foldAccents } from '#shop/text/normalize.ts';

/** What of a message and its context tells its class, without repetition. */
export interface TextFeatures {
  readonly text: readonly string[];
  readonly context: readonly string[];
}

/** Characters. */
const maxRead = 300;

/** The words and marks of the beginning of a text, folded; any number is 0. */
export function tokensOf(message: string): readonly string[] {
  const folded = foldAccents(message.slice(0, maxRead).toWellFormed());
  return (folded.match(tokenPattern) ?? []).map((token) => token.replaceAll(/\d+/g, '0'));
}

/** Words, marks and emoji. */
const tokenPattern = /[\p{L}\p{N}]+(?:'\p{L}+)*|[?!.,;:+&]|\p{Extended_Pictographic}/gu;

/** Words with their neighbours, and the letters of words. */
export function featuresOfTokens(tokens: readonly string[]): readonly string[] {
  return [...new Set([...wordFeatures(tokens), ...tokens.filter(isWord).flatMap(letterFeatures)])];
}

function isWord(token: string): boolean {
  return /^\p{L}/u.test(token);
}

/** Words, pairs and triples of them, and where the message begins and ends. */
function wordFeatures(tokens: readonly string[]): readonly string[] {
  const bounded = ['^', ...tokens, '$'];
  return [1, 2, 3].flatMap((size) =>
    Array.from({ length: Math.max(0, bounded.length - size + 1) }, (_, start) =>
      bounded.slice(start, start + size).join(' '),
    ),
  );
}

/** Sequences of three to five letters with the bounds of the word: endings, parts of compounds, words with a slip. */
function letterFeatures(word: string): readonly string[] {
  const bounded = `<${word}>`;
  return [3, 4, 5].flatMap((size) =>
    Array.from(
      { length: Math.max(0, bounded.length - size + 1) },
      (_, start) => `~${bounded.slice(start, start + size)}`,
    ),
  );
}

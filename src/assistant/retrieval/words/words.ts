import { foldAccents } from '#shop/text/normalize.ts';
import { isOnlyEnglish, lexiconSynonyms } from '#shop/lexicon/lexicon.ts';
import { listBounds } from '#shop/listing/listing.ts';
import { singularize } from '#shop/text/stem.ts';
import type { Word } from '#shop/text/tokenize.ts';
import { functionWords } from './function-words.ts';

/** A word or number of a folded text; short words with a number, as of a model, are one: `x100`, `ga5030r`. */
export const wordPattern =
  /\p{L}{1,5}\d{3,}\p{L}{1,3}(?![\p{L}\d])|\p{L}{1,3}\d+(?![\p{L}\d])|\d+(?:[.,]\d+)*|\p{L}+(?:'\p{L}+)*/gu;

const tokenPattern = new RegExp(String.raw`${wordPattern.source}|[^\s\p{L}\d]`, 'gu');

/** Between the sides of `170x240`. */
const sides = /(?<=\d) ?[x×] ?(?=\d)/g;

/** The words, numbers, currency signs and punctuation of a text, folded, in order. */
export function tokensOf(text: string): readonly string[] {
  return foldAccents(text).replaceAll(sides, ' x ').match(tokenPattern) ?? [];
}

/** The words and numbers of a text in the singular, folded. */
export function stemsOf(text: string): readonly string[] {
  return tokensOf(text)
    .filter((token) => /^[\p{L}\d]/u.test(token))
    .map(singularize);
}

/** The stems of a text without function words. */
export function contentStems(text: string): readonly string[] {
  return stemsOf(text).filter((stem) => !functionWords.has(stem));
}

/** Letters of the shortest thing that is read at the end of a compound. */
const minHead = 4;

/** Whether a word is a compound of a kind of thing: `haspelstang` is a `stang`. English writes such words apart. */
export function isCompoundOf(word: string, thing: string): boolean {
  return thing.length >= minHead && word !== thing && word.endsWith(thing) && !isOnlyEnglish(thing);
}

/** `bugel` of `bügeln` and `gebügelt`, `trommel` of `trommelen`: without endings of German and Norwegian, `ph` as `f`. */
export function bareForm(word: string, minLength = 4): string {
  const plain = word.replaceAll('ph', 'f');
  const bare = plain.replace(/^ge(?=\p{L}{4,}t$)/u, '').replace(/(?:ene|en|et|er|es|em|n|t|e)$/, '');
  return bare.length < minLength ? plain : bare;
}

/** The stems of what the lexicon also calls a thing, in one word and any of its languages: `kabel` for `cable`. */
export function otherNamesOf(name: readonly Word[]): readonly string[] {
  return lexiconSynonyms(name).flatMap(([first, ...others]) =>
    first && others.length === 0 ? stemsOf(first.surface) : [],
  );
}

/** The distinct words, from the first on, that fit into a search term; a longer first word is cut. */
export function searchTermOf(words: readonly string[]): string {
  return joinWithin([...new Set(words)], ' ', listBounds.termCharacters);
}

/** Joins as many texts, from the first on, as fit into `maxLength` UTF-16 code units; a longer first one is cut. */
export function joinWithin(texts: readonly string[], separator: string, maxLength: number): string {
  const [first = '', ...rest] = texts;
  let joined = first.slice(0, maxLength).toWellFormed();
  for (const text of rest) {
    if (joined.length + separator.length + text.length > maxLength) break;
    joined += separator + text;
  }
  return joined;
}

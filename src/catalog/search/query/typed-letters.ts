import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Word } from '#shop/text/tokenize.ts';
import type { Database } from '#storage/database.ts';
import { spellingsOf, wordOfEntry } from '../index/dictionary.ts';
import { readDocumentWords } from '../index/search-document.ts';
import { minHead, type RelatedWord, relatedWords } from './closed-compounds.ts';

/**
 * The words of a term as they were typed, in lower case, by their folded form. Search folds å and ü, as not every keyboard has
 * them; but where a catalog has words that differ in these letters only, `maling` (paint) is not `måling` (measuring).
 */
export type TypedLetters = ReadonlyMap<string, string>;

export function readTypedLetters(term: string): TypedLetters {
  const words =
    term
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return new Map(words.map((word) => [normalizeForSearch(word), word]));
}

/**
 * Without words that have other letters than were typed, where some have the typed ones: no `Küchenmesser` for `Kuchen`. Of what
 * ends in a short word, only those with its letters: `Massageöl` for `Öl`, but no `Alkohol`.
 */
export function spelledAsTyped<T extends Pick<RelatedWord, 'word'>>(
  words: readonly T[],
  { surface }: Word,
  letters: TypedLetters,
): readonly T[] {
  const typed = letters.get(surface) ?? surface;
  const hasTyped = ({ word }: T): boolean => word.includes(typed);
  if (surface.length < minHead) return words.filter(hasTyped);
  if (typed !== surface || !words.some(hasTyped)) return words;
  return words.filter((each) => hasTyped(each) || !normalizeForSearch(each.word).includes(surface));
}

/** Whether too many words end in a word by chance: `te` of `Pute`. Its own letters keep `Öl` apart. */
export function isTooShort({ surface }: Word, letters: TypedLetters): boolean {
  return surface.length < minShort && (letters.get(surface) ?? surface) === surface;
}

const minShort = 3;

/**
 * Of some products, the best first, those whose names only have a word of a term in other letters, where others have the typed
 * ones: measuring tools for `maling`, where there is paint. Only the first are looked at, which a page shows.
 */
export function findOtherwiseSpelled(store: Database, term: string, productIds: readonly number[]): readonly number[] {
  const ambiguous = Array.from(readTypedLetters(term)).flatMap(([folded, typed]) => {
    const spellings = spellingsOf(store, folded);
    const others = spellings.filter((word) => word !== typed);
    if (others.length === 0) return [];
    return spellings.includes(typed) || endsCompound(store, folded, typed) ? [{ typed, others }] : [];
  });
  if (ambiguous.length === 0) return [];
  const wordsById = readDocumentWords(store, productIds.slice(0, maxCompared));
  return productIds.filter((id) => {
    const words = wordsById.get(id)?.map(wordOfEntry) ?? [];
    return ambiguous.some(
      ({ typed, others }) => others.some((word) => words.includes(word)) && !words.some((word) => word.includes(typed)),
    );
  });
}

const maxCompared = 100;

function endsCompound(store: Database, surface: string, typed: string): boolean {
  return relatedWords(store, surface).some(({ word }) => word !== typed && word.endsWith(typed));
}

import { editDistance } from '#shop/text/edit-distance.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import type { Database } from '#storage/database.ts';
import { type DictionaryWord, similarWords } from '../index/dictionary.ts';

/** Letters of the shortest word whose first one may be wrong. */
const minOtherInitial = 6;

/**
 * The dictionary word closest to a misspelt one: within edit distance 1 from four letters on, 2 from eight. null when there
 * is none. Short words have to begin alike: a `rack` is no pack. A longer one that differs in the first letter and in the
 * last two is not found.
 */
export function closestWord(store: Database, misspelt: string): DictionaryWord | null {
  const word = normalizeForSearch(misspelt);
  const maxDistance = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (maxDistance === 0 || /\d/.test(word)) return null;
  const candidates = similarWords(store, word)
    .filter(({ folded }) => folded !== word && Math.abs(folded.length - word.length) <= maxDistance)
    .filter(({ folded }) => word.length >= minOtherInitial || folded[0] === word[0])
    .map((each) => ({ each, distance: editDistance(word, each.folded) }))
    .filter(({ distance }) => distance <= maxDistance);
  return candidates.toSorted((a, b) => a.distance - b.distance || b.each.uses - a.each.uses)[0]?.each ?? null;
}

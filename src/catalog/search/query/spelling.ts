import { editDistance } from '#shop/text/edit-distance.ts';
import { normalizeForSearch } from '#shop/text/normalize.ts';
import { integer, text, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { reverseWord, spellingOnlyWord, wordOfEntry } from '../index/dictionary.ts';

export interface DictionaryWord {
  readonly word: string;
  readonly folded: string;
  /** Number of products that have it. */
  readonly uses: number;
}

/** Dictionary words for completion that begin with some letters, the most frequent first. */
export function wordsStartingWith(store: Database, start: string, limit: number): readonly DictionaryWord[] {
  const folded = normalizeForSearch(start);
  return store
    .all(
      `SELECT word, folded, uses FROM search_word
       WHERE folded >= ?1 AND folded < ?2 AND word NOT GLOB ?3
       ORDER BY uses DESC, word LIMIT ?4`,
      folded,
      `${folded}\u{10FFFF}`,
      spellingOnlyWord('*'),
      limit,
    )
    .map(toDictionaryWord);
}

function toDictionaryWord(row: SqlRow): DictionaryWord {
  return { word: wordOfEntry(text(row, 'word')), folded: text(row, 'folded'), uses: integer(row, 'uses') };
}

/** Whether the dictionary has a word, other than as a compound of two. */
export function isInDictionary(store: Database, word: string): boolean {
  return store.first('SELECT 1 FROM search_word WHERE folded = ? LIMIT 1', normalizeForSearch(word)) !== null;
}

/**
 * The dictionary word closest to a misspelt one: within edit distance 1 from four letters on, 2 from eight. null when there
 * is none. A word that differs in the first letter and in the last two is not found.
 */
export function closestWord(store: Database, misspelt: string): DictionaryWord | null {
  const word = normalizeForSearch(misspelt);
  const maxDistance = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (maxDistance === 0 || /\d/.test(word)) return null;
  const candidates = similarWords(store, word)
    .filter(({ folded }) => folded !== word && Math.abs(folded.length - word.length) <= maxDistance)
    .map((each) => ({ each, distance: editDistance(word, each.folded) }))
    .filter(({ distance }) => distance <= maxDistance);
  return candidates.toSorted((a, b) => a.distance - b.distance || b.each.uses - a.each.uses)[0]?.each ?? null;
}

/** Words with the same first letter or the same last two letters. */
function similarWords(store: Database, word: string): readonly DictionaryWord[] {
  const [start, end] = [word.slice(0, 1), reverseWord(word).slice(0, 2)];
  return store
    .all(
      `SELECT word, folded, uses FROM search_word WHERE folded >= ?1 AND folded < ?2 AND length(folded) BETWEEN ?5 AND ?6
       UNION SELECT word, folded, uses FROM search_word
       WHERE mirrored >= ?3 AND mirrored < ?4 AND length(folded) BETWEEN ?5 AND ?6`,
      start,
      `${start}\u{10FFFF}`,
      end,
      `${end}\u{10FFFF}`,
      word.length - 2,
      word.length + 2,
    )
    .map(toDictionaryWord);
}

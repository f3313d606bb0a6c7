import { foldWords } from '../fold-words.ts';
import { integer, text, type Row } from '../row.ts';
import type { Store } from '../store.ts';
import { knownWord, plainWord } from './known-word.ts';
import { mirrored } from './write-words.ts';

export interface KnownWord {
  readonly word: string;
  readonly folded: string;
  /** Products that have it. */
  readonly uses: number;
}

/** Words of the catalogue that begin with these letters and may complete them, the most frequent first. */
export function wordsBeginning(store: Store, start: string, limit: number): readonly KnownWord[] {
  const folded = foldWords(start);
  return store
    .all(
      `SELECT word, folded, uses FROM search_word
       WHERE folded >= ?1 AND folded < ?2 AND word NOT GLOB ?3
       ORDER BY uses DESC, word LIMIT ?4`,
      folded,
      `${folded}\u{10FFFF}`,
      knownWord('*'),
      limit,
    )
    .map(toWord);
}

function toWord(row: Row): KnownWord {
  return { word: plainWord(text(row, 'word')), folded: text(row, 'folded'), uses: integer(row, 'uses') };
}

/** Whether a product writes it so, and not only side by side with another word. */
export function isListed(store: Store, said: string): boolean {
  return store.first('SELECT 1 FROM search_word WHERE folded = ? LIMIT 1', foldWords(said)) !== null;
}

/**
 * The word of the catalogue that a misspelt one most likely means; null when it is like none: one slip in four letters,
 * two in eight, never the first letter and one of the last two at once.
 */
export function likestWord(store: Store, misspelt: string): KnownWord | null {
  const word = foldWords(misspelt);
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (slips === 0 || /\d/.test(word)) return null;
  const candidates = lookalikes(store, word)
    .filter(({ folded }) => folded !== word && Math.abs(folded.length - word.length) <= slips)
    .map((each) => ({ each, distance: slipsBetween(word, each.folded) }))
    .filter(({ distance }) => distance <= slips);
  return candidates.toSorted((a, b) => a.distance - b.distance || b.each.uses - a.each.uses)[0]?.each ?? null;
}

/** Words that begin with the same letter or end with the same two. */
function lookalikes(store: Store, word: string): readonly KnownWord[] {
  const [start, end] = [word.slice(0, 1), mirrored(word).slice(0, 2)];
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
    .map(toWord);
}

/** Letters added, left out, replaced or swapped with their neighbour (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] && row > 1 && column > 1;
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

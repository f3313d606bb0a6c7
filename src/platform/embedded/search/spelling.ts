import { foldWords } from './fold-words.ts';
import { integer, text } from './row.ts';
import { searchWords } from './search-words.ts';
import type { Store } from './store.ts';
import type { Visit } from './visit.ts';

/**
 * A term with each word that the catalogue does not have replaced by the likest one that it has; null when nothing is
 * changed by that, or a word is like none.
 */
export function correctTerm({ store }: Visit, term: string): string | null {
  const words = searchWords(term);
  const corrected = words.map((word) => (isKnown(store, word) ? word : likest(store, word)));
  if (corrected.includes(null)) return null;
  const meant = corrected.join(' ');
  return meant === words.join(' ') ? null : meant;
}

function isKnown(store: Store, word: string): boolean {
  return store.first('SELECT 1 FROM product_word WHERE term >= ?1 AND term < ?2 LIMIT 1', word, after(word)) !== null;
}

/** The first texts of the index that do not begin with a word. */
function after(word: string): string {
  return `${word}\u{10FFFF}`;
}

/** Words are like one another when they begin the same and are few slips apart: one in four letters, two in eight. */
function likest(store: Store, word: string): string | null {
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (slips === 0) return null;
  const [first = ''] = word;
  const candidates = store
    .all('SELECT term, doc FROM product_word WHERE term >= ?1 AND term < ?2', first, after(first))
    .map((row) => ({ term: text(row, 'term'), uses: integer(row, 'doc') }))
    .filter(({ term }) => Math.abs(term.length - word.length) <= slips)
    .map((each) => ({ ...each, distance: slipsBetween(foldWords(word), foldWords(each.term)) }))
    .filter(({ distance }) => distance <= slips);
  return candidates.toSorted((a, b) => a.distance - b.distance || b.uses - a.uses)[0]?.term ?? null;
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

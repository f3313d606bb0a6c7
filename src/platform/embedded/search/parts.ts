import { integer, text } from '../row.ts';
import type { Store } from '../store.ts';

const shortest = 3;
const mostParts = 3;
const longestWord = 40;

/**
 * The words of the catalogue that an unknown one is made of, two or else three: those whose rarest is most frequent.
 * null when there are none.
 */
export function partsOf(store: Store, said: string): readonly string[] | null {
  if (said.length < 2 * shortest || said.length > longestWord || !/^\p{L}+$/u.test(said)) return null;
  const uses = usesOf(store, piecesOf(said));
  for (let count = 2; count <= mostParts; count += 1) {
    const best = bestSplit(said, count, uses);
    if (best.rarest > 0) return best.parts;
  }
  return null;
}

function piecesOf(said: string): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from <= said.length - shortest; from += 1)
    for (let to = from + shortest; to <= said.length; to += 1) pieces.push(said.slice(from, to));
  return pieces;
}

function usesOf(store: Store, words: readonly string[]): ReadonlyMap<string, number> {
  const rows = store.all(
    'SELECT folded, sum(uses) uses FROM search_word WHERE folded IN (SELECT value FROM json_each(?)) GROUP BY folded',
    JSON.stringify(words),
  );
  return new Map(rows.map((row) => [text(row, 'folded'), integer(row, 'uses')]));
}

interface Split {
  readonly parts: readonly string[];
  /** Products that have the rarest of them. */
  readonly rarest: number;
}

function bestSplit(said: string, count: number, uses: ReadonlyMap<string, number>): Split {
  if (count === 1) return { parts: [said], rarest: uses.get(said) ?? 0 };
  let best: Split = { parts: [], rarest: 0 };
  for (let cut = shortest; cut <= said.length - shortest; cut += 1) {
    const first = uses.get(said.slice(0, cut)) ?? 0;
    if (first <= best.rarest) continue;
    const { parts, rarest } = bestSplit(said.slice(cut), count - 1, uses);
    if (Math.min(first, rarest) > best.rarest)
      best = { parts: [said.slice(0, cut), ...parts], rarest: Math.min(first, rarest) };
  }
  return best;
}

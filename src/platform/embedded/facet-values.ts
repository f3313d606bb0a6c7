import type { FacetValue } from '#shop/listing.ts';
import { integer, text, type Row } from './row.ts';

/**
 * The values of a facet from rows of `folded`, `value` and `count`, the most frequent first. A chosen value that nothing
 * has any more stays, with 0, so that it can be taken back.
 */
export function facetValues(
  rows: readonly Row[],
  chosen: readonly string[],
  swatches: ReadonlyMap<string, string> = new Map(),
): readonly FacetValue[] {
  const values = rows.map((row) => {
    const folded = text(row, 'folded');
    const value = text(row, 'value');
    const selected = chosen.includes(folded);
    return { value, label: value, count: integer(row, 'count'), selected, swatch: swatches.get(folded) ?? null };
  });
  const present = new Set(rows.map((row) => text(row, 'folded')));
  const gone = chosen
    .filter((value) => !present.has(value))
    .map((value) => ({ value, label: value, count: 0, selected: true, swatch: null }));
  return [...values, ...gone].toSorted((a, b) => b.count - a.count || compare(a.value, b.value));
}

const { compare } = new Intl.Collator('en', { numeric: true });

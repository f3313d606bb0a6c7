import { has, type Bitset } from './bits.ts';
import type { ProductColumns } from './columns.ts';

/**
 * The variant that a product is priced by in a list in the order of prices: the cheapest of some, of those that are
 * available if there are any. Of equally cheap ones the first.
 */
export function representativeVariant(
  { variantStarts, variants }: ProductColumns,
  candidates: Bitset,
  row: number,
): number {
  const end = variantStarts.cells[row + 1] ?? 0;
  let [best, bestAvailable, bestPrice] = [-1, false, Infinity];
  for (let variant = variantStarts.cells[row] ?? 0; variant < end; variant += 1) {
    if (!has(candidates, variant)) continue;
    const available = has(variants.available, variant);
    const price = variants.prices.cells[variant] ?? 0;
    if (available === bestAvailable ? price >= bestPrice : bestAvailable) continue;
    best = variant;
    bestAvailable = available;
    bestPrice = price;
  }
  return best;
}

import { has } from './bits.ts';
import { readSortIndex, type ProductIndex } from './known.ts';
import type { CandidateSet } from './members.ts';

/** What the cheapest and the dearest of some variants cost; null when there is none. */
export function findPriceRange(index: ProductIndex, { sparse, bits }: CandidateSet): readonly [number, number] | null {
  const { cells } = index.columns.variants.prices;
  if (sparse) {
    const prices = Array.from(sparse, (variant) => cells[variant] ?? 0);
    return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
  }
  const { numbers } = readSortIndex(index, 'price');
  const isIn = (variant: number): boolean => has(bits, variant);
  const [cheapest, dearest] = [numbers.find(isIn), numbers.findLast(isIn)];
  return cheapest === undefined || dearest === undefined ? null : [cells[cheapest] ?? 0, cells[dearest] ?? 0];
}

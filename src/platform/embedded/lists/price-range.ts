import { has } from './bits.ts';
import { sorted, type Known } from './known.ts';
import type { Some } from './members.ts';

/** What the cheapest and the dearest of some variants cost; null when there is none. */
export function priceRange(known: Known, { few, bits }: Some): readonly [number, number] | null {
  const { cells } = known.columns.variants.prices;
  if (few) {
    const prices = Array.from(few, (variant) => cells[variant] ?? 0);
    return prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)];
  }
  const { numbers } = sorted(known, 'price');
  const isIn = (variant: number): boolean => has(bits, variant);
  const [cheapest, dearest] = [numbers.find(isIn), numbers.findLast(isIn)];
  return cheapest === undefined || dearest === undefined ? null : [cells[cheapest] ?? 0, cells[dearest] ?? 0];
}

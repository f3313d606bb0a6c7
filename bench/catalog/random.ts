/** A pseudo-random generator, reproducible by its seed (mulberry32). */
export interface RandomSource {
  /** 0 ≤ n < 1. */
  readonly next: () => number;
  /** An integer, 0 ≤ n < limit. */
  below(limit: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  /** `count` distinct items, or all if there are fewer. */
  sample<T>(items: readonly T[], count: number): readonly T[];
}

export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    sample: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, items.length) }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}

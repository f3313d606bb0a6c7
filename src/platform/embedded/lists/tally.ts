import type { Choice } from './choice.ts';
import type { Item, ItemVariant, Values } from './item.ts';

/** What a list shows and what its facets count, from one look at each product of its scope. */
export interface Tally {
  /** What is shown, in the order of the scope. */
  readonly shown: readonly Item[];
  /** Products by value (`Values`), each counted as if nothing were chosen in its own facet and all else were. */
  readonly counts: Int32Array;
  readonly available: number;
  readonly soldOut: number;
  /** Least and most that the variants cost which everything but the price leaves; null when there is none. */
  readonly prices: readonly [number, number] | null;
}

interface Counters {
  readonly shown: Item[];
  readonly counts: Int32Array;
  /** The last product (by its turn) that each value was seen of, and seen available of. */
  readonly seen: Int32Array;
  readonly seenAvailable: Int32Array;
  available: number;
  soldOut: number;
  least: number;
  most: number;
}

export function tally(items: Iterable<Item>, values: Values, choice: Choice): Tally {
  const wanted = wantedValues(values, choice);
  const size = values.all.length;
  const counters: Counters = {
    shown: [],
    counts: new Int32Array(size),
    seen: new Int32Array(size),
    seenAvailable: new Int32Array(size),
    available: 0,
    soldOut: 0,
    least: Infinity,
    most: -Infinity,
  };
  let turn = 0;
  for (const item of items) {
    turn += 1;
    tallyItem(item, wanted, { counters, turn });
  }
  const { shown, counts, available, soldOut, least, most } = counters;
  return { shown, counts, available, soldOut, prices: least > most ? null : [least, most] };
}

/** A choice in numbers: of each value the facet it belongs to, and whether it is chosen. */
interface Wanted {
  readonly facetOf: Int32Array;
  readonly chosen: Uint8Array;
  /** Facets of products and of variants that something is chosen in. */
  readonly product: readonly number[];
  readonly option: readonly number[];
  readonly available: boolean | null;
  readonly least: number;
  readonly most: number;
}

function wantedValues(values: Values, choice: Choice): Wanted {
  const facets = new Map<string, number>();
  const facetNumber = (key: string): number => {
    if (!facets.has(key)) facets.set(key, facets.size);
    return facets.get(key) ?? 0;
  };
  const chosen = new Uint8Array(values.all.length);
  for (const [key, folded] of [...choice.product, ...choice.option]) {
    for (const each of folded) {
      const number = values.find(key, each);
      if (number !== undefined) chosen[number] = 1;
    }
  }
  return {
    facetOf: Int32Array.from(values.all, ({ key }) => facetNumber(key)),
    chosen,
    product: [...choice.product.keys()].map(facetNumber),
    option: [...choice.option.keys()].map(facetNumber),
    available: choice.available,
    least: choice.priceMin ?? -Infinity,
    most: choice.priceMax ?? Infinity,
  };
}

/** Which of the chosen facets is missed: none, one by its number, or more. */
const none = -1;
const several = -2;
const price = -3;

function missed(values: readonly number[], facets: readonly number[], { facetOf, chosen }: Wanted): number {
  let miss = none;
  for (const facet of facets) {
    let has = false;
    for (const value of values) if (chosen[value] === 1 && facetOf[value] === facet) has = true;
    if (!has) miss = miss === none ? facet : several;
  }
  return miss;
}

function missedByVariant({ values, price: amount }: ItemVariant, wanted: Wanted): number {
  const miss = wanted.option.length === 0 ? none : missed(values, wanted.option, wanted);
  if (amount >= wanted.least && amount <= wanted.most) return miss;
  return miss === none ? price : several;
}

interface Turn {
  readonly counters: Counters;
  readonly turn: number;
}

function tallyItem(item: Item, wanted: Wanted, { counters, turn }: Turn): void {
  const miss = wanted.product.length === 0 ? none : missed(item.values, wanted.product, wanted);
  if (miss === several) return;
  let [fits, fitsAvailable, priced, pricedAvailable] = [false, false, false, false];
  for (const variant of item.variants) {
    const missing = missedByVariant(variant, wanted);
    if (missing === none) {
      fits = true;
      fitsAvailable ||= variant.available;
    }
    if (missing === none || missing === price) {
      priced = true;
      pricedAvailable ||= variant.available;
    }
  }
  if (isWanted(wanted.available, fits, fitsAvailable)) countValues(item, miss, { wanted, counters });
  if (miss !== none) return;
  if (isWanted(wanted.available, fits, fitsAvailable)) counters.shown.push(item);
  if (fits && fitsAvailable) counters.available += 1;
  if (fits && !fitsAvailable) counters.soldOut += 1;
  if (isWanted(wanted.available, priced, pricedAvailable)) notePrices(item, wanted, counters);
  countOptions(item, wanted, { counters, turn });
}

/** Sold out is a product none of whose fitting variants is available. */
function isWanted(available: boolean | null, fits: boolean, fitsAvailable: boolean): boolean {
  if (available === null) return fits;
  return fits && available === fitsAvailable;
}

/** A product that misses one facet only is still counted in that one. */
function countValues(
  { values }: Item,
  miss: number,
  { wanted, counters }: { wanted: Wanted; counters: Counters },
): void {
  for (const value of values) {
    if (miss === none || wanted.facetOf[value] === miss) counters.counts[value] = (counters.counts[value] ?? 0) + 1;
  }
}

function notePrices({ variants }: Item, wanted: Wanted, counters: Counters): void {
  for (const variant of variants) {
    const missing = missedByVariant(variant, wanted);
    if ((missing !== none && missing !== price) || (wanted.available === true && !variant.available)) continue;
    counters.least = Math.min(counters.least, variant.price);
    counters.most = Math.max(counters.most, variant.price);
  }
}

/** A product counts once for a value, by those of its variants that have it and whatever else is chosen. */
function countOptions({ variants }: Item, wanted: Wanted, { counters, turn }: Turn): void {
  const { counts, seen, seenAvailable } = counters;
  const { available, facetOf } = wanted;
  if (available !== null) {
    for (const variant of variants) {
      if (!variant.available) continue;
      const missing = missedByVariant(variant, wanted);
      if (missing === several || missing === price) continue;
      for (const value of variant.values) {
        if (missing === none || facetOf[value] === missing) seenAvailable[value] = turn;
      }
    }
  }
  for (const variant of variants) {
    const missing = missedByVariant(variant, wanted);
    if (missing === several || missing === price) continue;
    for (const value of variant.values) {
      if ((missing !== none && facetOf[value] !== missing) || seen[value] === turn) continue;
      seen[value] = turn;
      if (available === null || (seenAvailable[value] === turn) === available) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
}

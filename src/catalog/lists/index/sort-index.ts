import type { NumberColumn, ProductColumns } from './product-columns.ts';

type CompareRows = (one: number, other: number) => number;

/** Product rows, or variant numbers, in one order. */
export interface SortIndex {
  readonly of: 'products' | 'variants';
  readonly compare: CompareRows;
  /** Includes those of rows that are no longer current. */
  numbers: Int32Array;
  /** The first number that is not in it yet. */
  next: number;
}

/** `price` sorts variants, the others product rows. */
export type SortIndexes = Readonly<Record<'rank' | 'title' | 'created' | 'price', SortIndex>>;

/** Ties are broken by product id, so that every page and process has the same order. */
export function createSortIndexes({ ids, salesRanks, created, titleKeys, variants }: ProductColumns): SortIndexes {
  const by = (column: NumberColumn<Float64Array>): CompareRows => {
    return (one, other) => (column.cells[one] ?? 0) - (column.cells[other] ?? 0);
  };
  const [byRank, byCreation, byPrice, byId] = [by(salesRanks), by(created), by(variants.prices), by(ids)];
  const rowOf = (variant: number): number => variants.rows.cells[variant] ?? 0;
  return {
    rank: createSortIndex('products', (one, other) => byRank(one, other) || byId(one, other)),
    title: createSortIndex(
      'products',
      (one, other) => compareTexts(titleKeys[one], titleKeys[other]) || byId(one, other),
    ),
    created: createSortIndex('products', (one, other) => byCreation(one, other) || byId(one, other)),
    price: createSortIndex('variants', (one, other) => byPrice(one, other) || byId(rowOf(one), rowOf(other))),
  };
}

function createSortIndex(of: SortIndex['of'], compare: CompareRows): SortIndex {
  return { of, compare, numbers: new Int32Array(), next: 0 };
}

function compareTexts(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sorting so many takes about ten milliseconds. */
const sortBatchSize = 10_000;

/** Merges new numbers into a sort index. Yields after each batch. */
export function* sortNewRows({ ids, variants }: ProductColumns, sortIndex: SortIndex): Generator<undefined> {
  const end = sortIndex.of === 'products' ? ids.length : variants.ids.length;
  while (sortIndex.next < end) {
    const added = numbersFrom(sortIndex.next, Math.min(end, sortIndex.next + sortBatchSize)).sort(sortIndex.compare);
    sortIndex.numbers = merge(sortIndex.numbers, added, sortIndex.compare);
    sortIndex.next += added.length;
    yield;
  }
}

function numbersFrom(first: number, end: number): Int32Array {
  return Int32Array.from({ length: end - first }, (_, index) => first + index);
}

/** Merges few numbers into many: the ranges between them are copied whole. */
function merge(many: Int32Array, few: Int32Array, compare: CompareRows): Int32Array {
  const merged = new Int32Array(many.length + few.length);
  let from = 0;
  for (const [index, number] of few.entries()) {
    const to = insertionPoint(number, { many, from, compare });
    merged.set(many.subarray(from, to), from + index);
    merged[to + index] = number;
    from = to;
  }
  merged.set(many.subarray(from), from + few.length);
  return merged;
}

interface InsertionSearch {
  readonly many: Int32Array;
  readonly from: number;
  readonly compare: CompareRows;
}

/** The index from `from` on at which a number is inserted, by binary search. */
function insertionPoint(number: number, { many, from, compare }: InsertionSearch): number {
  let [low, high] = [from, many.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(many[middle] ?? 0, number) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

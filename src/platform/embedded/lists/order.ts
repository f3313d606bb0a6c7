import type { Column } from './column.ts';
import type { Columns } from './columns.ts';

type Compare = (one: number, other: number) => number;

/** Rows of products, or places of variants, in one order. */
export interface Order {
  readonly of: 'products' | 'variants';
  readonly compare: Compare;
  /** Those of rows that are not current any more stay among them. */
  numbers: Int32Array;
  /** All from here on are not in it yet. */
  next: number;
}

/** `price` is of variants. */
export type Orders = Readonly<Record<'rank' | 'title' | 'created' | 'price', Order>>;

/** Ties are settled by the product's id: the same way on every page and in every process. */
export function makeOrders({ ids, salesRanks, created, titleKeys, variants }: Columns): Orders {
  const by = (column: Column<Float64Array>): Compare => {
    return (one, other) => (column.cells[one] ?? 0) - (column.cells[other] ?? 0);
  };
  const [byRank, byCreation, byPrice, byId] = [by(salesRanks), by(created), by(variants.prices), by(ids)];
  const rowOf = (variant: number): number => variants.rows.cells[variant] ?? 0;
  return {
    rank: makeOrder('products', (one, other) => byRank(one, other) || byId(one, other)),
    title: makeOrder('products', (one, other) => byText(titleKeys[one], titleKeys[other]) || byId(one, other)),
    created: makeOrder('products', (one, other) => byCreation(one, other) || byId(one, other)),
    price: makeOrder('variants', (one, other) => byPrice(one, other) || byId(rowOf(one), rowOf(other))),
  };
}

function makeOrder(of: Order['of'], compare: Compare): Order {
  return { of, compare, numbers: new Int32Array(), next: 0 };
}

function byText(one = '', other = ''): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What is sorted at once: some ten milliseconds. */
const piece = 10_000;

/** Puts what is new into an order. Yields after each piece. */
export function* sortNew({ ids, variants }: Columns, order: Order): Generator<undefined> {
  const end = order.of === 'products' ? ids.length : variants.ids.length;
  while (order.next < end) {
    const added = numbersFrom(order.next, Math.min(end, order.next + piece)).sort(order.compare);
    order.numbers = merge(order.numbers, added, order.compare);
    order.next += added.length;
    yield;
  }
}

function numbersFrom(first: number, end: number): Int32Array {
  return Int32Array.from({ length: end - first }, (_, index) => first + index);
}

/** Few among many: what lies between two of the few is moved as one. */
function merge(many: Int32Array, few: Int32Array, compare: Compare): Int32Array {
  const merged = new Int32Array(many.length + few.length);
  let from = 0;
  for (const [index, number] of few.entries()) {
    const to = placeOf(number, { many, from, compare });
    merged.set(many.subarray(from, to), from + index);
    merged[to + index] = number;
    from = to;
  }
  merged.set(many.subarray(from), from + few.length);
  return merged;
}

interface Search {
  readonly many: Int32Array;
  readonly from: number;
  readonly compare: Compare;
}

/** How many stand before a number, those before `from` among them. */
function placeOf(number: number, { many, from, compare }: Search): number {
  let [low, high] = [from, many.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(many[middle] ?? 0, number) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { pageSize, type SortKey } from '#shop/listing.ts';
import { has, numbersIn } from './bits.ts';
import { sorted, type Known } from './known.ts';
import type { Orders } from './order.ts';
import { standInOf } from './stand-in.ts';
import type { Tally } from './tally.ts';
import type { Tallied } from './tally-scope.ts';

/** A product on a page. */
export interface Placed {
  readonly id: number;
  /** What it costs in a list that is in the order of prices; null in another. */
  readonly price: number | null;
}

/** The products of one page of a list, page numbers from 1. */
export function pageInOrder({ known, tally, rows }: Tallied, key: SortKey, page: number): readonly Placed[] {
  const range = { from: (page - 1) * pageSize, to: Math.min(page * pageSize, tally.total) };
  if (range.from >= range.to) return [];
  const { ids, variants } = known.columns;
  const sort = sorts[key];
  const found = sort
    ? pick(known, listed(known, tally, sort.by), { ...sort, ...range })
    : rows.filter((row) => has(tally.shown, row)).slice(range.from, range.to);
  if (sort?.by !== 'price') return Array.from(found, (row) => ({ id: ids.cells[row] ?? 0, price: null }));
  return Array.from(found, (variant) => ({
    id: ids.cells[variants.rows.cells[variant] ?? 0] ?? 0,
    price: variants.prices.cells[variant] ?? 0,
  }));
}

interface Sort {
  readonly by: keyof Orders;
  readonly descending: boolean;
}

/** `null`: the order of the list's own scope. */
const sorts: Readonly<Record<SortKey, Sort | null>> = {
  manual: null,
  relevance: null,
  'best-selling': { by: 'rank', descending: false },
  'title-ascending': { by: 'title', descending: false },
  'title-descending': { by: 'title', descending: true },
  'price-ascending': { by: 'price', descending: false },
  'price-descending': { by: 'price', descending: true },
  'created-descending': { by: 'created', descending: true },
  'created-ascending': { by: 'created', descending: false },
};

/** What is put in order: the products that are shown, or for prices the variant that each is priced by. */
interface Listed {
  readonly total: number;
  has(number: number): boolean;
  all(): Int32Array;
}

function listed({ columns }: Known, { shown, fitting, total }: Tally, by: keyof Orders): Listed {
  const all = (): Int32Array => numbersIn(shown);
  if (by !== 'price') return { total, has: (row) => has(shown, row), all };
  const rowOf = (variant: number): number => columns.variants.rows.cells[variant] ?? 0;
  return {
    total,
    has: (variant) =>
      has(fitting, variant) && has(shown, rowOf(variant)) && standInOf(columns, fitting, rowOf(variant)) === variant,
    all: () => all().map((row) => standInOf(columns, fitting, row)),
  };
}

interface Range extends Sort {
  readonly from: number;
  readonly to: number;
}

/** To put one in order takes as long as to look at so many. */
const worthSorting = 20;

/** A part of a list in order. A short list is put in order itself, a long one is looked for in the order of all. */
function pick(known: Known, list: Listed, { by, descending, from, to }: Range): Int32Array {
  if (list.total * worthSorting < known.columns.ids.length) {
    const found = list.all().sort(known.orders[by].compare);
    return (descending ? found.toReversed() : found).subarray(from, to);
  }
  const { numbers } = sorted(known, by);
  const found = new Int32Array(to);
  for (let turn = 0, length = 0; length < to && turn < numbers.length; turn += 1) {
    const number = numbers[descending ? numbers.length - 1 - turn : turn] ?? 0;
    if (!list.has(number)) continue;
    found[length] = number;
    length += 1;
  }
  return found.subarray(from);
}

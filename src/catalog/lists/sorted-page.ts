import { pageSize, type SortKey } from '#shop/listing/listing.ts';
import { type Bitset, has, numbersIn } from './index/bitset.ts';
import type { ProductColumns } from './index/product-columns.ts';
import { type ProductIndex, readSortIndex } from './index/product-index.ts';
import type { ListResult, ResultSet } from './result-set.ts';
import type { SortIndexes } from './index/sort-index.ts';

export interface ListedProduct {
  readonly id: number;
  /** The price that a list sorted by price ranks it by; null in other lists. */
  readonly price: number | null;
}

/** The products of one page of a list, page numbers from 1. */
export function selectPage(
  { index, resultSet, rows }: ListResult,
  key: SortKey,
  page: number,
): readonly ListedProduct[] {
  const range = { from: (page - 1) * pageSize, to: Math.min(page * pageSize, resultSet.total) };
  if (range.from >= range.to) return [];
  const { ids, variants } = index.columns;
  const sort = sortRules[key];
  const found = sort
    ? selectRange(index, sortCandidates(index, resultSet, sort.by), { ...sort, ...range })
    : rows.filter((row) => has(resultSet.matchingProducts, row)).slice(range.from, range.to);
  if (sort?.by !== 'price') return Array.from(found, (row) => ({ id: ids.cells[row] ?? 0, price: null }));
  return Array.from(found, (variant) => ({
    id: ids.cells[variants.rows.cells[variant] ?? 0] ?? 0,
    price: variants.prices.cells[variant] ?? 0,
  }));
}

interface SortRule {
  readonly by: keyof SortIndexes;
  readonly descending: boolean;
}

/** null: the order of the list's scope. */
const sortRules: Readonly<Record<SortKey, SortRule | null>> = {
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

/** What is sorted: the matching products, or for a sort by price the representative variant of each. */
interface SortCandidates {
  readonly total: number;
  has(number: number): boolean;
  all(): Int32Array;
}

function sortCandidates(
  { columns }: ProductIndex,
  { matchingProducts, matchingVariants, total }: ResultSet,
  by: keyof SortIndexes,
): SortCandidates {
  const all = (): Int32Array => numbersIn(matchingProducts);
  if (by !== 'price') return { total, has: (row) => has(matchingProducts, row), all };
  const rowOf = (variant: number): number => columns.variants.rows.cells[variant] ?? 0;
  // A product with thousands of variants is tested once for each of them.
  const known = new Map<number, number>();
  const representative = (row: number): number => {
    const found = known.get(row) ?? representativeVariant(columns, matchingVariants, row);
    known.set(row, found);
    return found;
  };
  return {
    total,
    has: (variant) =>
      has(matchingVariants, variant) &&
      has(matchingProducts, rowOf(variant)) &&
      representative(rowOf(variant)) === variant,
    all: () => all().map(representative),
  };
}

interface SortedRange extends SortRule {
  readonly from: number;
  readonly to: number;
}

/** Sorting one candidate takes as long as testing so many numbers of a sort index. */
const sortCost = 20;

/** A range of the sorted candidates. Few candidates are sorted; many are looked up in the sort index of all. */
function selectRange(index: ProductIndex, list: SortCandidates, { by, descending, from, to }: SortedRange): Int32Array {
  if (list.total * sortCost < index.columns.ids.length) {
    const found = list.all().sort(index.sortIndexes[by].compare);
    return (descending ? found.toReversed() : found).subarray(from, to);
  }
  const { numbers } = readSortIndex(index, by);
  const found = new Int32Array(to);
  for (let step = 0, length = 0; length < to && step < numbers.length; step += 1) {
    const number = numbers[descending ? numbers.length - 1 - step : step] ?? 0;
    if (!list.has(number)) continue;
    found[length] = number;
    length += 1;
  }
  return found.subarray(from);
}

/**
 * The variant whose price ranks a product in a list sorted by price: the cheapest candidate, among the available ones if
 * there are any. The first of equally cheap ones.
 */
function representativeVariant({ variantStarts, variants }: ProductColumns, candidates: Bitset, row: number): number {
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

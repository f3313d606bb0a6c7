import { pageSize, type SortKey } from '#shop/listing.ts';
import type { Item } from './item.ts';

type Compare = (one: Item, other: Item) => number;

/** The order of each sort; ties are settled the same way on every page. `null`: that of the list's own scope. */
const orders: Readonly<Record<SortKey, Compare | null>> = {
  manual: null,
  relevance: null,
  'best-selling': (one, other) => one.salesRank - other.salesRank || one.id - other.id,
  'title-ascending': (one, other) => byText(one.titleKey, other.titleKey) || one.id - other.id,
  'title-descending': (one, other) => byText(other.titleKey, one.titleKey) || other.id - one.id,
  'price-ascending': (one, other) => one.priceMin - other.priceMin || one.id - other.id,
  'price-descending': (one, other) => other.priceMin - one.priceMin || other.id - one.id,
  'created-descending': (one, other) => byText(other.createdAt, one.createdAt) || other.id - one.id,
  'created-ascending': (one, other) => byText(one.createdAt, other.createdAt) || one.id - other.id,
};

function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The items of one page of a list, page numbers from 1. */
export function pageInOrder(items: readonly Item[], sort: SortKey, page: number): readonly Item[] {
  const compare = orders[sort];
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  return (compare ? least(items, to, compare) : items).slice(from, to);
}

/** The first `count` items in an order. Most of a long list are put aside at a glance. */
function least(items: readonly Item[], count: number, compare: Compare): readonly Item[] {
  if (count * 4 >= items.length) return items.toSorted(compare);
  let best = items.slice(0, count).sort(compare);
  let waiting: Item[] = [];
  for (let index = count; index < items.length; index += 1) {
    const [item, last] = [items[index], best.at(-1)];
    if (!item || !last || compare(item, last) >= 0) continue;
    waiting.push(item);
    if (waiting.length < count) continue;
    best = [...best, ...waiting].sort(compare).slice(0, count);
    waiting = [];
  }
  return [...best, ...waiting].sort(compare).slice(0, count);
}

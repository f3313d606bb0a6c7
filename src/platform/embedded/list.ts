import { optionKey } from '#shop/list-query-filters.ts';
import { pageSize, type Listing, type ListQuery, type SortKey } from '#shop/listing.ts';
import { fold } from '#shop/fold.ts';
import { cardsById, type Accept } from './cards.ts';
import { readFacets } from './facets.ts';
import { choiceOf, productConditions, type Choice } from './filter-sql.ts';
import { integer } from './row.ts';
import { readScope, type Scope } from './scope.ts';
import { relevance } from './search.ts';
import { correctTerm } from './spelling.ts';
import { joined, sql, where, type Sql } from './sql.ts';
import type { Visit } from './visit.ts';

/** One page of a listing; null when its collection does not exist. A term that finds nothing is tried as it was meant. */
export function list(visit: Visit, query: ListQuery): Listing | null {
  const scope = readScope(visit, query.scope);
  if (!scope) return null;
  if (query.scope.kind !== 'search' || !isEmpty(visit, scope)) return listScope(visit, scope, query);
  const meant = correctTerm(visit, query.scope.term);
  const corrected = meant === null ? null : readScope(visit, { kind: 'search', term: meant });
  if (!corrected || isEmpty(visit, corrected)) return listScope(visit, scope, query);
  return { ...listScope(visit, corrected, query), didYouMean: meant };
}

function isEmpty({ store }: Visit, { from, conditions }: Scope): boolean {
  const any = joined([sql('SELECT 1'), from, where(conditions), sql('LIMIT 1')]);
  return store.first(any.sql, ...any.values) === null;
}

function listScope(visit: Visit, scope: Scope, query: ListQuery): Listing {
  const choice = choiceOf(query.filters);
  const sort = query.sort !== null && scope.sorts.includes(query.sort) ? query.sort : scope.ownSort;
  const found = joined([scope.from, where([...scope.conditions, ...productConditions(choice)])]);
  const total = count(visit, found);
  const ids = readIds(visit, { found, sort, page: query.page });
  return {
    cards: cardsById(visit, ids, fitting(choice)),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    sort,
    sorts: scope.sorts,
    facets: query.facets === 'none' ? [] : readFacets({ visit, scope, choice }),
    ignored: [],
    didYouMean: null,
  };
}

function count({ store }: Visit, found: Sql): number {
  return integer(store.first(`SELECT count(*) total ${found.sql}`, ...found.values) ?? {}, 'total');
}

/** The order of each sort; ties are settled the same way on every page. */
const orders: Readonly<Record<SortKey, string>> = {
  manual: 'c.position, l.product_id',
  relevance: `${relevance}, l.sales_rank, l.product_id`,
  'best-selling': 'l.sales_rank, l.product_id',
  'title-ascending': 'l.title_key, l.product_id',
  'title-descending': 'l.title_key DESC, l.product_id DESC',
  'price-ascending': 'l.price_min, l.product_id',
  'price-descending': 'l.price_min DESC, l.product_id DESC',
  'created-descending': 'l.created_at DESC, l.product_id DESC',
  'created-ascending': 'l.created_at, l.product_id',
};

interface Wanted {
  readonly found: Sql;
  readonly sort: SortKey;
  readonly page: number;
}

function readIds({ store }: Visit, { found, sort, page }: Wanted): readonly number[] {
  const rows = store.all(
    `SELECT l.product_id ${found.sql} ORDER BY ${orders[sort]} LIMIT ? OFFSET ?`,
    ...found.values,
    pageSize,
    (page - 1) * pageSize,
  );
  return rows.map((row) => integer(row, 'product_id'));
}

/** A card stands for a variant that was filtered for. */
function fitting({ option, priceMin, priceMax, available }: Choice): Accept {
  return (variant, { options }) =>
    (priceMin === null || variant.price.amount >= priceMin) &&
    (priceMax === null || variant.price.amount <= priceMax) &&
    (available === null || variant.available === available) &&
    options.every(({ name }, index) => {
      const chosen = option.get(optionKey(name));
      return !chosen || chosen.includes(fold(variant.values[index] ?? ''));
    });
}

import { tags } from '#cache/tags.ts';
import { type ListedFilter, standardFilters } from '#shop/listing/filter-attributes.ts';
import { type ListedHandles, type Listing, type ListQuery, pageSize, type SortKey } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import { draftFlag, productTable, type QueryContext, recordNextPublication } from '#storage/query-context.ts';
import { integer, text } from '#storage/row.ts';
import { cardsById } from '../products/cards.ts';
import { findHidden } from '../search/settings/arrange-products.ts';
import { searchSettingsOf } from '../search/settings/search-settings.ts';
import { readFacets } from './facets.ts';
import { readFilterAttributes } from './filter-attributes.ts';
import { compileFilter, type ListFilter, unknownValues } from './filter.ts';
import { onlyReduced, type ProductScope, resolveScope, withoutWords } from './list-scope.ts';
import { chooseListedVariants } from './listed-variants.ts';
import { recordShownList } from './record-list.ts';
import { findListResult, type ListResult } from './result-set.ts';
import { type ListedProduct, selectPage } from './sorted-page.ts';

/** One page of a listing; null when its collection does not exist. */
export function listProducts(context: QueryContext, query: ListQuery): Listing | null {
  const page = findPage(context, query);
  if (!page) return null;
  const { scope, filter, filters, result, sort, products } = page;
  const ids = products.map(({ id }) => id);
  const cards = cardsById(context, ids, chooseListedVariants({ filter, products, named: scope }));
  return {
    cards,
    ...matchesOf(context, scope, cards),
    ...countPages(page, query),
    sort,
    sorts: scope.sorts,
    facets: filters.length > 0 ? readFacets(context.store, result, filters) : [],
    ignored: filter.ignored,
    unknown: unknownValues(filter, result.index.values, result.drafts),
  };
}

/** The products of one page of a listing by their handles; null when its collection does not exist. */
export function listHandles(context: QueryContext, query: ListQuery): ListedHandles | null {
  const page = findPage(context, { ...query, facets: 'none' });
  if (!page) return null;
  const { scope, products } = page;
  const listed = handlesById(
    context,
    products.map(({ id }) => id),
  );
  return {
    handles: listed.map(({ handle }) => handle),
    ...matchesOf(context, scope, listed),
    ...countPages(page, query),
  };
}

/** The products of one page, and how they were chosen. */
interface ListPage {
  readonly scope: ProductScope;
  readonly filter: ListFilter;
  /** Those whose facets are asked for. */
  readonly filters: readonly ListedFilter[];
  readonly result: ListResult;
  readonly sort: SortKey;
  readonly products: readonly ListedProduct[];
}

function findPage(context: QueryContext, query: ListQuery): ListPage | null {
  const scope = resolveScope(context, query.scope);
  if (!scope) return null;
  context.reader.record(tags.profile);
  const attributes = readFilterAttributes(context.store);
  const filter = compileFilter(query.filters, attributes);
  const result = findListResult(context, narrowScope(context, scope, filter), filter);
  const sort = query.sort !== null && scope.sorts.includes(query.sort) ? query.sort : scope.defaultSort;
  const all = searchSettingsOf(context.store).filters ?? [...standardFilters, ...attributes];
  const filters = query.facets === 'none' ? [] : all;
  recordShownList(context.reader.record, { collectionId: scope.collectionId, sort, filter, facets: filters });
  const products = selectPage(result, sort, query.page).slice(0, query.limit);
  return { scope, filter, filters, result, sort, products };
}

function countPages(
  { scope, result }: ListPage,
  { page }: ListQuery,
): Pick<Listing, 'total' | 'page' | 'pages' | 'didYouMean'> {
  const { total } = result.resultSet;
  return {
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    didYouMean: (total > 0 && scope.didYouMean) || null,
  };
}

function matchesOf(
  { store }: QueryContext,
  { partialIds, pinnedIds, unknownWords }: ProductScope,
  listed: readonly ListedHandle[],
): Pick<Listing, 'partialMatches' | 'pinned' | 'unsearchable' | 'unknownWords'> {
  const hidden = findHidden(store);
  return {
    partialMatches: handlesOf(listed, (id) => partialIds.has(id)),
    pinned: handlesOf(listed, (id) => pinnedIds.has(id)),
    unsearchable: handlesOf(listed, (id) => hidden.has(id)),
    unknownWords,
  };
}

type ListedHandle = Pick<ProductCard, 'id' | 'handle'>;

function handlesById(context: QueryContext, ids: readonly number[]): readonly ListedHandle[] {
  for (const productId of ids) context.reader.record(tags.product(String(productId)));
  recordNextPublication(context, 'product');
  const rows = context.store.all(
    `SELECT p.id, p.handle FROM ${productTable(context)} p
WHERE (p.status = 'published' OR ?) AND p.id IN (SELECT value FROM json_each(?))`,
    draftFlag(context),
    JSON.stringify(ids),
  );
  const handles = new Map(rows.map((row) => [integer(row, 'id'), text(row, 'handle')]));
  return ids.flatMap((productId) => {
    const handle = handles.get(productId);
    return handle === undefined ? [] : [{ id: String(productId), handle }];
  });
}

function narrowScope(context: QueryContext, scope: ProductScope, { isReduced, without }: ListFilter): ProductScope {
  const reduced = isReduced ? onlyReduced(context, scope) : scope;
  return without.length > 0 ? withoutWords(context, reduced, without) : reduced;
}

function handlesOf(listed: readonly ListedHandle[], isMeant: (id: number) => boolean): readonly string[] {
  return listed.filter(({ id }) => isMeant(Number(id))).map(({ handle }) => handle);
}

import { tags } from '#cache/tags.ts';
import { standardFilters } from '#shop/listing/filter-attributes.ts';
import { type Listing, type ListQuery, pageSize } from '#shop/listing/listing.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { cardsById } from '../products/cards.ts';
import { findHidden } from '../search/settings/arrange-products.ts';
import { searchSettingsOf } from '../search/settings/search-settings.ts';
import { readFacets } from './facets.ts';
import { readFilterAttributes } from './filter-attributes.ts';
import { compileFilter, type ListFilter, unknownValues } from './filter.ts';
import { onlyReduced, type ProductScope, resolveScope, withoutWords } from './list-scope.ts';
import { chooseListedVariants } from './listed-variants.ts';
import { recordShownList } from './record-list.ts';
import { findListResult } from './result-set.ts';
import { selectPage } from './sorted-page.ts';

/** One page of a listing; null when its collection does not exist. */
export function listProducts(context: QueryContext, query: ListQuery): Listing | null {
  const scope = resolveScope(context, query.scope);
  if (!scope) return null;
  context.reader.record(tags.profile);
  const attributes = readFilterAttributes(context.store);
  const filters = searchSettingsOf(context.store).filters ?? [...standardFilters, ...attributes];
  const filter = compileFilter(query.filters, attributes);
  const result = findListResult(context, narrowScope(context, scope, filter), filter);
  const sort = query.sort !== null && scope.sorts.includes(query.sort) ? query.sort : scope.defaultSort;
  const facets = query.facets === 'none' ? [] : filters;
  recordShownList(context.reader.record, { collectionId: scope.collectionId, sort, filter, facets });
  const products = selectPage(result, sort, query.page).slice(0, query.limit);
  const total = result.resultSet.total;
  const ids = products.map(({ id }) => id);
  const choice = chooseListedVariants({ filter, products, named: scope });
  const cards = cardsById(context, ids, choice);
  const hidden = findHidden(context.store);
  return {
    cards,
    partialMatches: handlesOf(cards, (id) => scope.partialIds.has(id)),
    pinned: handlesOf(cards, (id) => scope.pinnedIds.has(id)),
    unsearchable: handlesOf(cards, (id) => hidden.has(id)),
    unknownWords: scope.unknownWords,
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    sort,
    sorts: scope.sorts,
    facets: readFacets(context.store, result, facets),
    ignored: filter.ignored,
    unknown: unknownValues(filter, result.index.values, result.drafts),
    didYouMean: (total > 0 && scope.didYouMean) || null,
  };
}

function narrowScope(context: QueryContext, scope: ProductScope, { isReduced, without }: ListFilter): ProductScope {
  const reduced = isReduced ? onlyReduced(context, scope) : scope;
  return without.length > 0 ? withoutWords(context, reduced, without) : reduced;
}

function handlesOf(cards: readonly ProductCard[], isMeant: (id: number) => boolean): readonly string[] {
  return cards.filter(({ id }) => isMeant(Number(id))).map(({ handle }) => handle);
}

import { allProducts } from '#cache/tags.ts';
import { filterKeys, noFilters } from '#shop/listing/query/list-query-filters.ts';
import type { ProductType } from '#shop/listing/listing.ts';
import type { QueryContext } from '#storage/query-context.ts';
import { countPostings, createCandidateSet } from './index/facet-postings.ts';
import { byCount } from './facets.ts';
import { compileFilter } from './filter.ts';
import { allProductsScope } from './list-scope.ts';
import { recordList } from './record-list.ts';
import { findListResult } from './result-set.ts';

/** The types of all products that this reader may list, those of the most products first. */
export function readProductTypes(context: QueryContext, limit: number): readonly ProductType[] {
  recordList(context.reader.record, allProducts, ['members', 'type']);
  const { index, resultSet } = findListResult(context, allProductsScope(), compileFilter(noFilters, []));
  const products = createCandidateSet(resultSet.matchingProducts);
  return Array.from(index.values.ofKey(filterKeys.type), ({ folded, label, postings }) => ({
    value: folded,
    label,
    count: countPostings(postings, products),
  }))
    .filter(({ count }) => count > 0)
    .toSorted(byCount)
    .slice(0, limit);
}

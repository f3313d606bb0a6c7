import { fold } from '#shop/fold.ts';
import { optionKey } from '#shop/list-query-filters.ts';
import { pageSize, type Listing, type ListQuery } from '#shop/listing.ts';
import { cardsById, type Accept } from './cards.ts';
import { readFacets } from './facets.ts';
import { choiceOf, type Choice } from './lists/choice.ts';
import { pageInOrder } from './lists/order.ts';
import { tallyScope } from './lists/tally-scope.ts';
import { readScope } from './scope.ts';
import type { Visit } from './visit.ts';

/** One page of a listing; null when its collection does not exist. A misspelt term is tried as it was meant. */
export function list(visit: Visit, query: ListQuery): Listing | null {
  const scope = readScope(visit, query.scope);
  if (!scope) return null;
  const choice = choiceOf(query.filters);
  const { tally, values } = tallyScope(visit, scope, choice);
  const sort = query.sort !== null && scope.sorts.includes(query.sort) ? query.sort : scope.ownSort;
  const ids = pageInOrder(tally.shown, sort, query.page).map(({ id }) => id);
  const total = tally.shown.length;
  return {
    cards: cardsById(visit, ids.slice(0, query.most), fitting(choice)),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    sort,
    sorts: scope.sorts,
    facets: query.facets === 'none' ? [] : readFacets(visit.store, { tally, values, choice }),
    ignored: [],
    didYouMean: (total > 0 && scope.didYouMean) || null,
  };
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

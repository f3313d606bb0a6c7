import { fold } from '#shop/fold.ts';
import { optionKey } from '#shop/list-query-filters.ts';
import { pageSize, type Listing, type ListQuery } from '#shop/listing.ts';
import { cardsById, type Accept } from './cards.ts';
import { readFacets } from './facets.ts';
import { choiceOf, type Choice } from './lists/choice.ts';
import { pageInOrder, type Placed } from './lists/page-in-order.ts';
import { tallyScope } from './lists/tally-scope.ts';
import { readScope } from './scope.ts';
import type { Visit } from './visit.ts';

/** One page of a listing; null when its collection does not exist. A misspelt term is tried as it was meant. */
export function list(visit: Visit, query: ListQuery): Listing | null {
  const scope = readScope(visit, query.scope);
  if (!scope) return null;
  const choice = choiceOf(query.filters);
  const tallied = tallyScope(visit, scope, choice);
  const sort = query.sort !== null && scope.sorts.includes(query.sort) ? query.sort : scope.ownSort;
  const placed = pageInOrder(tallied, sort, query.page).slice(0, query.most);
  const total = tallied.tally.total;
  return {
    cards: cardsById(
      visit,
      placed.map(({ id }) => id),
      standingFor(choice, placed),
    ),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    sort,
    sorts: scope.sorts,
    facets: query.facets === 'none' ? [] : readFacets(visit.store, tallied),
    ignored: [],
    didYouMean: (total > 0 && scope.didYouMean) || null,
  };
}

/** A card stands for a variant that was filtered for, and costs what a list in the order of prices has it stand at. */
function standingFor(choice: Choice, placed: readonly Placed[]): Accept {
  const fits = fitting(choice);
  const prices = new Map(placed.map(({ id, price }) => [String(id), price]));
  return (variant, parts, product) =>
    fits(variant, parts, product) && (prices.get(product.id) ?? variant.price.amount) === variant.price.amount;
}

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

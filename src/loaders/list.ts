import type { AstroGlobal } from 'astro';
import type { Messages } from '#messages/messages.ts';
import { routes } from '#routes.ts';
import { defaultAttributes, standardFilters } from '#shop/listing/filter-attributes.ts';
import {
  type ListAlternatives,
  nearestInPrice,
  nearestQuery,
  relaxedQueries,
} from '#shop/listing/query/list-alternatives.ts';
import { activeFilters, withoutFilters, withoutKeys, withoutValues } from '#shop/listing/query/list-query-change.ts';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { mayHaveJoinedValues, parseListQuery, splitJoinedValues } from '#shop/listing/query/list-query.ts';
import { listUrl } from '#shop/listing/query/list-url.ts';
import {
  allProductsCollection,
  type Collection,
  type Facet,
  type Listing,
  type ListQuery,
  pageSize,
  type Paginated,
} from '#shop/listing/listing.ts';
import { readPageNumber } from '#shop/listing/page-numbers.ts';
import { createIdentityCache } from '#shop/memoize.ts';
import type { ProductCard } from '#shop/product/product.ts';
import type { Frame } from '#ui/layout/frame.ts';
import { collectionsMarkdown, listMarkdown } from '#ui/markdown/lists.ts';
import { readFrame } from './frame.ts';
import { pageOrMarkdown, type PageResult, redirectOrNotFound } from './page-result.ts';

type CatalogReader = App.Locals['catalog'];

type CollectionHeading = Pick<Collection, 'title' | 'handle' | 'description' | 'picture'>;

interface CollectionPage extends ProductList {
  readonly frame: Frame;
  readonly collection: CollectionHeading;
  readonly path: string;
  readonly pageHref: (page: number) => string;
}

/** Reads a page of a collection, or of all products. Past the last page it is shown with status 404. */
export async function readCollectionPage(astro: AstroGlobal): Promise<PageResult<CollectionPage>> {
  const { locals, params, url } = astro;
  const handle = params['handle'] ?? '';
  const frame = await readFrame(locals, url);
  const { currency, description } = frame.profile;
  const isAll = handle === allProductsCollection.handle;
  const collection = isAll
    ? { ...allProductsCollection, title: locals.messages.listing.all, description }
    : await locals.catalog.collection(handle);
  if (!collection) return redirectOrNotFound(astro);
  const scope = isAll ? ({ kind: 'all' } as const) : ({ kind: 'collection', handle } as const);
  const list = await readList(locals, parseListQuery(url.searchParams, { scope, currency }).query);
  if (!list) return redirectOrNotFound(astro);
  setListStatus(astro, list);
  const path = routes.collection(handle);
  const pageHref = (page: number): string => listUrl(path, { ...list.query, page }, currency);
  return pageOrMarkdown(astro, { frame, collection, ...list, path, pageHref }, (page) =>
    listMarkdown(frame, { ...page.collection, ...page }),
  );
}

interface CollectionsPage {
  readonly frame: Frame;
  readonly collections: Paginated<Collection>;
}

/** Reads a page of the list of collections. */
export async function readCollectionsPage(astro: AstroGlobal): Promise<PageResult<CollectionsPage>> {
  const { locals, url } = astro;
  const page = readPageNumber(url.searchParams);
  const [frame, collections] = await Promise.all([readFrame(locals, url), locals.catalog.collections(page, pageSize)]);
  if (page > 1 && page > collections.pages) {
    if (collections.pages === 0) return redirectOrNotFound(astro);
    astro.response.status = 404;
  }
  return pageOrMarkdown(astro, { frame, collections }, () => collectionsMarkdown(frame, collections));
}

interface ProductList {
  /** The query as it was applied: values joined by commas are separate, ignored and unknown ones left out. */
  readonly query: ListQuery;
  readonly listing: Listing;
  /** null where there are products. */
  readonly alternatives: ListAlternatives | null;
}

/** Reads a list of products; null when its collection does not exist. */
export async function readList(
  { catalog, messages }: Pick<App.Locals, 'catalog' | 'messages'>,
  requested: ListQuery,
): Promise<ProductList | null> {
  const query = mayHaveJoinedValues(requested) ? await splitJoinedFilters(catalog, requested) : requested;
  const listing = await catalog.list(query);
  if (!listing) return null;
  const shown = withoutValues(withoutKeys(query, listing.ignored), listing.unknown);
  return {
    query: shown,
    alternatives: listing.total === 0 ? await readListAlternatives(catalog, shown) : null,
    listing: translatedListings.get([listing, messages], '', () => ({
      ...listing,
      facets: translateFacets(listing.facets, messages.listing.facets),
    })),
  };
}

const translatedListings = createIdentityCache<Listing>();

const maxPopular = 3;
const maxNearest = 3;

async function readListAlternatives(catalog: CatalogReader, query: ListQuery): Promise<ListAlternatives> {
  const [nearest, relaxed] = await Promise.all([
    readNearest(catalog, query),
    Promise.all(
      relaxedQueries(query).map(async ({ dropped, query: less }) => {
        const listing = await catalog.list(less);
        return { dropped, total: listing?.total ?? null, hasCards: (listing?.cards.length ?? 0) > 0 };
      }),
    ),
  ]);
  const popular = nearest.length > 0 ? [] : await catalog.bestsellers(maxPopular);
  return { nearest, popular, relaxed: relaxed.filter(({ hasCards }) => hasCards) };
}

/** Of a search, what has all its words is nearer than what has the price. */
async function readNearest(catalog: CatalogReader, query: ListQuery): Promise<readonly ProductCard[]> {
  if (activeFilters(query).length === 0) return [];
  for (const wider of new Set([nearestQuery(query), nearestQuery(withoutFilters(query))])) {
    const listing = await catalog.list(wider);
    const cards = listing?.cards ?? [];
    const partial = new Set(listing?.partialMatches);
    const whole = cards.filter(({ handle }) => !partial.has(handle));
    const found = nearestInPrice(whole.length > 0 ? whole : cards, query.filters);
    if (found.length > 0) return found.slice(0, maxNearest);
  }
  return [];
}

/** Reads the list without filters: only its facets have all values, which distinguish joined values from one with a comma. */
async function splitJoinedFilters(catalog: CatalogReader, requested: ListQuery): Promise<ListQuery> {
  const unfiltered = await catalog.list(withoutFilters(requested));
  return unfiltered ? splitJoinedValues(requested, unfiltered.facets) : requested;
}

/** A page past the last one is shown with status 404. */
export function setListStatus(
  { response }: AstroGlobal,
  { query, listing }: Pick<ProductList, 'query' | 'listing'>,
): void {
  if (query.page > 1 && query.page > listing.pages) response.status = 404;
}

/** Facets with the built-in labels in the language of the shop; labels that the shop chose itself stay as they are. */
export function translateFacets(facets: readonly Facet[], messages: Messages['listing']['facets']): readonly Facet[] {
  const labels: Readonly<Record<string, string>> = {
    [filterKeys.availability]: messages.availability,
    [filterKeys.price]: messages.price,
    [filterKeys.type]: messages.type,
    [filterKeys.vendor]: messages.vendor,
    [filterKeys.tag]: messages.tag,
  };
  return facets.map((facet) => {
    const label = isBuiltIn(facet.label) ? (labels[facet.key] ?? facet.label) : facet.label;
    if (facet.kind !== 'values' || facet.key !== filterKeys.availability) return { ...facet, label };
    const { inStock, soldOut } = messages;
    return {
      ...facet,
      label,
      values: facet.values.map((each) => ({ ...each, label: each.value === '1' ? inStock : soldOut })),
    };
  });
}

const builtInLabels: ReadonlySet<string | null> = new Set([
  ...standardFilters.map(({ label }) => label),
  ...defaultAttributes.map(({ label }) => label),
]);

function isBuiltIn(label: string): boolean {
  return builtInLabels.has(label);
}

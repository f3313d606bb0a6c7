import type { Picture } from '../content/picture.ts';
import type { ProductCard } from '../product/product.ts';

/** Limits of a list's URL: more is ignored, a longer term is cut. */
export const listBounds = {
  termCharacters: 200,
  /** Options, and as many details. */
  namesPerKind: 20,
  valuesPerFilter: 50,
  valueCharacters: 255,
} as const;

/** Products on a page of a listing. */
export const pageSize = 24;

export const sortKeys = [
  'manual',
  'relevance',
  'best-selling',
  'title-ascending',
  'title-descending',
  'price-ascending',
  'price-descending',
  'created-descending',
  'created-ascending',
] as const;

export type SortKey = (typeof sortKeys)[number];

export type ListScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'collection'; readonly handle: string }
  | { readonly kind: 'search'; readonly term: string };

/**
 * Values inside one filter are alternatives; filters restrict each other. Keys and values are normalized
 * (`normalizeText`), distinct and sorted: they match what compares equal to them.
 */
export interface Filters {
  /** Chosen values by the key of their facet: `filterKeys.type`, `vendor` and `tag`, `optionKey`, `detailKey`; `reduced`, `without`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly available: readonly boolean[];
  /** Minor units, inclusive. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
}

/** The state of a listing: its parsed and normalized URL. */
export interface ListQuery {
  readonly scope: ListScope;
  readonly filters: Filters;
  /** null: the scope's own order. */
  readonly sort: SortKey | null;
  /** From 1. */
  readonly page: number;
  /** `none` skips the facets: counting them is most of the work of a long list. */
  readonly facets?: 'none';
  /** Maximum number of cards; absent: the whole page. */
  readonly limit?: number;
}

export interface FacetValue {
  /** Normalized (`normalizeText`), as in a list's URL. */
  readonly value: string;
  readonly label: string;
  /** Products with this value that match all other facets. */
  readonly count: number;
  readonly selected: boolean;
  readonly swatch: string | null;
}

/** `key` is the parameter that a list's URL writes for it (`filterKeys`, `optionKey`, `detailKey`). */
export type Facet =
  | { readonly kind: 'values'; readonly key: string; readonly label: string; readonly values: readonly FacetValue[] }
  /** Lowest and highest price, in minor units, of the products that match all other facets. */
  | {
      readonly kind: 'price';
      readonly key: 'filter.v.price';
      readonly label: string;
      readonly min: number;
      readonly max: number;
    };

export interface Listing {
  readonly cards: readonly ProductCard[];
  /** Handles of the cards that lack some word of the search term. */
  readonly partialMatches: readonly string[];
  /** Handles of the cards that the merchant has put on top of the search term. */
  readonly pinned: readonly string[];
  /** Handles of the cards that no search shows. */
  readonly unsearchable: readonly string[];
  /** Words of the search term that no product has, also not in another form or by a synonym. */
  readonly unknownWords: readonly string[];
  /** null when the platform cannot count. */
  readonly total: number | null;
  readonly page: number;
  readonly pages: number;
  readonly sort: SortKey;
  readonly sorts: readonly SortKey[];
  readonly facets: readonly Facet[];
  /** Keys of filters that the platform cannot apply; the page says so. */
  readonly ignored: readonly string[];
  /** Chosen values that no product has, by their keys: they match nothing, and the page does not show them. */
  readonly unknown: ReadonlyMap<string, readonly string[]>;
  /** The search term with misspelt words corrected; null when none was. */
  readonly didYouMean: string | null;
}

/** A page of a listing, for callers that read its products themselves. */
export interface ListedHandles extends Pick<
  Listing,
  'partialMatches' | 'pinned' | 'unsearchable' | 'unknownWords' | 'total' | 'page' | 'pages' | 'didYouMean'
> {
  readonly handles: readonly string[];
}

export interface Collection {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  /** Products in it; null when the platform cannot count. */
  readonly count: number | null;
  readonly updatedAt: string;
}

/** What menus, sections and fields that link to a collection show of it. */
export type CollectionLink = Pick<Collection, 'handle' | 'title' | 'picture' | 'count'>;

/** A type that products have, as menus link to the list of all products narrowed to it. */
export interface ProductType {
  /** Normalized (`normalizeText`), as in a list's URL. */
  readonly value: string;
  readonly label: string;
  /** Products with this type; at least 1. */
  readonly count: number;
}

/** Which part of a list is read. */
export interface PageRange {
  /** From 1. */
  readonly page: number;
  readonly perPage: number;
}

export interface Paginated<T> {
  readonly items: readonly T[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** The collection of all products, which no platform has. */
export const allProductsCollection = { handle: 'all', picture: null } as const;

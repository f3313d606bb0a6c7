import type { ContentHit } from '#shop/content/content.ts';
import type { Collection, ListedHandles, Listing, ListQuery, Paginated, ProductType } from '#shop/listing/listing.ts';
import type { Option, Product, ProductCard, ProductPicture, Recommendation, Variant } from '#shop/product/product.ts';
import type { ProductTerms } from '#shop/product/sale-terms.ts';

/** Reads products. Nothing found is null; a failed read throws PlatformUnavailableError or PlatformContractError. */
export interface Catalog {
  product(handle: string): Promise<Product | null>;
  /** A product without its tags: searches and answers read them, its own page shows none. */
  productOfPage(handle: string): Promise<Product | null>;
  productById(id: string): Promise<Product | null>;
  /** Products in the order of the handles; unknown handles are left out. */
  products(handles: readonly string[]): Promise<readonly Product[]>;
  /** Cards in the order of the handles; unknown handles are left out. */
  cards(handles: readonly string[], preferred?: PreferredVariants): Promise<readonly ProductCard[]>;
  /** null if the scope's collection does not exist. A page past the end has no cards. */
  list(query: ListQuery): Promise<Listing | null>;
  /** The same products without their cards and facets, which are most of the work of a short list. */
  listHandles(query: ListQuery): Promise<ListedHandles | null>;
  collection(handle: string): Promise<Collection | null>;
  collections(page: number, perPage: number): Promise<Paginated<Collection>>;
  /** The types of all products, those of the most products first. */
  productTypes(limit: number): Promise<readonly ProductType[]>;
  /** Products to buy with a product, best first, without the product itself. */
  recommendations(productId: string, limit: number): Promise<readonly Recommendation[]>;
  /** Products to buy with those of a cart, best first, without them. */
  cartRecommendations(productIds: readonly string[], limit: number): Promise<readonly Recommendation[]>;
  /** The best-selling products that searches may show: sold-out ones only where too few others can be bought. */
  bestsellers(limit: number): Promise<readonly ProductCard[]>;
  suggest(term: string, limit: number): Promise<Suggestions>;
  /** Handles and times of change, in a stable order. */
  sitemap(kind: 'product' | 'collection', page: number, perPage: number): Promise<Paginated<SitemapEntry>>;
}

/** Option values by option name, by product handle: the variant that a card shows. */
export type PreferredVariants = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface SitemapEntry {
  readonly handle: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

export interface Suggestions {
  readonly queries: readonly string[];
  readonly products: readonly ProductCard[];
  readonly collections: readonly Collection[];
  readonly content: readonly ContentHit[];
}

/** Finds texts for a search box; passed to the catalog when it is created. */
export type SearchContent = (term: string, limit: number) => readonly ContentHit[];

/** What product pages, cards and cart lines have in common. */
export interface ProductParts {
  readonly options: readonly Option[];
  readonly variants: readonly Variant[];
  readonly pictures: readonly ProductPicture[];
  /** Index of the option whose values look different; null when all variants look the same. */
  readonly lookOption: number | null;
}

/** What the card of a product is made of, whichever variant it shows. */
export interface CardSource extends ProductParts {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly createdAt: string;
  readonly terms?: ProductTerms;
}

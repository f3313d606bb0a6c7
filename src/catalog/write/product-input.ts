import type { ProductDetail, Fulfilment, Option, Product, ProductPicture } from '#shop/product/product.ts';
import type { SortKey } from '#shop/listing/listing.ts';

/** A product as it is written. Money in minor units, times in ISO 8601. */
export interface ProductInput {
  /** Digits; null: the id of the product with the handle, or a new one. */
  readonly id: string | null;
  readonly handle: string;
  readonly status: 'published' | 'draft';
  readonly title: string;
  readonly subtitle: string | null;
  /** Markdown. */
  readonly description: string;
  readonly type: string | null;
  readonly vendor: string | null;
  /** Handle of the collection shown in breadcrumbs. */
  readonly home: string | null;
  readonly tags: readonly string[];
  readonly options: readonly Option[];
  readonly variants: readonly VariantInput[];
  readonly pictures: readonly PictureInput[];
  /** Absent: none. */
  readonly videos?: readonly VideoInput[];
  readonly details: readonly ProductDetail[];
  readonly fulfilment: Fulfilment;
  readonly fulfilmentNote: string | null;
  readonly requiresShipping: boolean;
  /** 1 is the best-selling product; null: not known. */
  readonly salesRank: number | null;
  /** Whether lists, search and sitemaps contain it; absent: they do. */
  readonly listed?: boolean;
  /** Title and description for search engines; absent or null: they are made from the texts. */
  readonly seo?: Product['seo'];
  /** How it is sold, as JSON. */
  readonly terms?: object;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface VariantInput {
  /** Digits; null: the id of the product's variant with the same values, or a new one. */
  readonly id: string | null;
  readonly title: string;
  /** One value per option, in the order of the options. */
  readonly values: readonly string[];
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly price: number;
  /** The merchant's former price. It announces a reduction but does not set its size: see `lowestRecent`. */
  readonly compareAt: number | null;
  /**
   * The lowest price of the 30 days before the present one, where the price history lacks it, e.g. because the product
   * comes from another shop; null: only the history counts. In a product that is read, it is the price in the history.
   */
  readonly lowestRecent: number | null;
  readonly unitPrice: { readonly price: number; readonly reference: string } | null;
  readonly stock: number | null;
  /** Whether the platform sells it now, whatever its stock; absent: while it has stock. */
  readonly offered?: boolean;
  /** How it is sold, as JSON. */
  readonly terms?: object;
  readonly weightGrams: number | null;
  /** Calendar day (`YYYY-MM-DD`) on which it is expected while it is sold out; absent: not known. */
  readonly expectedOn?: string;
  /** Key of one of the product's pictures. */
  readonly picture: string | null;
}

export interface PictureInput extends Pick<ProductPicture, 'role' | 'shows' | 'alt'> {
  readonly key: string;
}

export interface VideoInput {
  readonly key: string;
  readonly alt: string;
}

export interface CollectionInput {
  readonly handle: string;
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly pictureAlt: string | null;
  readonly position: number;
  readonly sort: Exclude<SortKey, 'relevance'>;
  /** null: the products are chosen by hand. */
  readonly rules: CollectionRules | null;
  readonly updatedAt: string;
}

export interface CollectionRules {
  readonly match: 'all' | 'any';
  readonly rules: readonly CollectionRule[];
}

/** Texts of a product that a rule compares; `option:<name>` and `detail:<name>` the values of one option or detail. */
export type RuleTextField = 'title' | 'type' | 'vendor' | 'tag' | `option:${string}` | `detail:${string}`;

export const ruleTextOperators = ['equals', 'notEquals', 'contains', 'notContains', 'startsWith', 'endsWith'] as const;

/** A condition for products of a collection. Prices are in minor units; `reduced`: a variant has a compare-at price. */
export type CollectionRule =
  | { readonly field: 'createdAt'; readonly operator: 'withinDays'; readonly value: number }
  | { readonly field: 'priceMin'; readonly operator: 'lessThan' | 'greaterThan'; readonly value: number }
  | {
      readonly field: RuleTextField;
      readonly operator: (typeof ruleTextOperators)[number];
      readonly value: string;
    }
  | { readonly field: 'available' | 'reduced'; readonly operator: 'is'; readonly value: boolean }
  | { readonly field: 'variants.stock'; readonly operator: 'betweenAny'; readonly value: readonly [number, number] };

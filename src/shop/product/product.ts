import type { Picture } from '../content/picture.ts';
import type { SafeHtml } from '../text/html/sanitize.ts';
import type { Money, UnitPrice } from './money.ts';
import type { ProductVideo } from './product-video.ts';
import type { ProductTerms, VariantTerms } from './sale-terms.ts';

export interface OptionValue {
  readonly value: string;
  /** A colour `#rrggbb` when the value names one. */
  readonly swatch: string | null;
}

/** A thing to choose (colour, size) with its values in the shop's order. */
export interface Option {
  readonly name: string;
  readonly values: readonly OptionValue[];
}

export interface Variant {
  /** Short and safe in a URL; an adapter expands it to its platform's id. */
  readonly id: string;
  readonly sku: string | null;
  readonly title: string;
  /** One value for each option of the product, in the order of its options. */
  readonly values: readonly string[];
  readonly price: Money;
  /**
   * The price from which a reduction is calculated: the lowest of the 30 days before it (Directive 98/6/EC, article 6a;
   * CJEU C-330/23, Aldi Süd). null when not reduced, or when no earlier price is known. In front of a platform it is the
   * `formerPrice` of the terms.
   */
  readonly compareAt: Money | null;
  readonly unitPrice: UnitPrice | null;
  /**
   * Pieces on hand, those of a whole product at most `maxCountedStock` unless `isCountedInFull`; null when the platform does not
   * count them.
   */
  readonly stock: number | null;
  readonly available: boolean;
  /** Index into the product's pictures. */
  readonly picture: number | null;
  readonly barcode: string | null;
  readonly weightGrams: number | null;
  /** Calendar day (`YYYY-MM-DD`) on which the shop expects it while it is sold out; absent: not known. */
  readonly expectedOn?: string;
  /** Absent: sold by the piece, at its price. */
  readonly terms?: VariantTerms;
}

export interface ProductPicture extends Picture {
  readonly role: 'look' | 'detail' | 'top';
  /** The option values this picture shows, e.g. `{ Colour: 'Rust' }`. */
  readonly shows: Readonly<Record<string, string>>;
}

export type Fulfilment = 'stock' | 'made-to-order' | 'digital';

export interface Product {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: SafeHtml;
  /** The description without markup, for titles, cards of other sites and search engines. */
  readonly summary: string;
  readonly type: string | null;
  readonly vendor: string | null;
  readonly tags: readonly string[];
  /** The collection that breadcrumbs lead through. */
  readonly home: { readonly handle: string; readonly title: string } | null;
  readonly options: readonly Option[];
  readonly variants: readonly Variant[];
  readonly pictures: readonly ProductPicture[];
  /** Shown after the pictures, of every variant; absent: none. */
  readonly videos?: readonly ProductVideo[];
  /** Measurements, material, care and the like as names and values, in the shop's order. */
  readonly details: readonly ProductDetail[];
  /** What the description states by names that no detail has: rows of its tables, `Material: wool` in its lists. */
  readonly specifications: readonly ProductDetail[];
  readonly fulfilment: Fulfilment;
  /** How long a made-to-order product takes, in the shop's words. */
  readonly fulfilmentNote: string | null;
  readonly requiresShipping: boolean;
  /** False: reachable by its address only, in no list, search, sitemap, feed or answer. */
  readonly listed: boolean;
  /** Title and description for search engines; null: they are made from the texts. */
  readonly seo: { readonly title: string | null; readonly description: string | null };
  /** Absent: sold by the piece, and without a rating. */
  readonly terms?: ProductTerms;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What the choice of a variant depends on. */
export type VariantMatrix = Pick<Product, 'options' | 'variants'>;

export interface ProductDetail {
  readonly name: string;
  readonly value: string;
}

/** What a link to a variant needs. */
export interface VariantLink {
  readonly id: string;
  readonly sku: string | null;
  /** The product's options with this variant's values, in option order. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  /** Another variant's values compare equal to these: only the id distinguishes them. */
  readonly ambiguous?: boolean;
}

/** A product in a grid, standing for one of its variants. */
export interface ProductCard {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  /** The variant whose picture and price are shown: links and quick add mean exactly this one. */
  readonly variant: VariantLink;
  readonly price: Money;
  /** Others of the variants that can be bought cost more and none less: the price may be shown as “from”. */
  readonly priceVaries: boolean;
  readonly compareAt: Money | null;
  readonly unitPrice: UnitPrice | null;
  readonly picture: Picture | null;
  /** A second look, shown under the pointer. */
  readonly hover: Picture | null;
  /** The look in words and how many others there are: `Moss`, 2. */
  readonly look: string | null;
  readonly otherLooks: number;
  /** The looks to choose from, each as a dot of its color; null where there is one look, or one without a color. */
  readonly looks: CardLooks | null;
  /** Of the variant that the card stands for, which is an available one wherever one fits. */
  readonly available: boolean;
  /** It can be added without choosing: of a single variant, in any quantity and without a plan. */
  readonly single: boolean;
  /** Something the card does not show has to be chosen before it is bought: a size, a plug, a quantity, a plan. */
  readonly needsChoice: boolean;
  readonly createdAt: string;
}

/** The looks of a card: some of them, in the shop's order, the card's own among them. */
export interface CardLooks {
  /** Name of the option that looks depend on. */
  readonly option: string;
  readonly values: readonly CardLook[];
}

export interface CardLook {
  readonly value: string;
  /** `#rrggbb` */
  readonly color: string;
  /** The variant with this look that otherwise has most of what the card shows. */
  readonly variant: VariantLink;
  readonly available: boolean;
}

/** A card with the shop's own words for why it is shown. */
export interface Recommendation {
  readonly card: ProductCard;
  /** Whether the shop names it to go with the product; otherwise it is chosen automatically. */
  readonly isCurated: boolean;
  readonly reason: string | null;
}

/** All that a product states by name: its details, then what its description adds. */
export function statedDetails({ details, specifications }: Product): readonly ProductDetail[] {
  return [...details, ...specifications];
}

/**
 * The pictures that tell the truth about a variant, its own first: those that show none of its options differently.
 * All of them when none fits, since a look in another colour is better than none.
 */
export function variantPictures(product: Product, variant: Variant): readonly ProductPicture[] {
  const chosen = new Map(product.options.map((option, index) => [option.name, variant.values[index]]));
  const fitting = product.pictures.filter((picture) => showsVariant(picture, chosen));
  const own = variant.picture === null ? undefined : product.pictures[variant.picture];
  const pictures = fitting.length > 0 ? fitting : product.pictures;
  return own ? [own, ...pictures.filter((picture) => picture !== own)] : pictures;
}

function showsVariant(picture: ProductPicture, chosen: ReadonlyMap<string, string | undefined>): boolean {
  return Object.entries(picture.shows).every(([name, value]) => !chosen.has(name) || chosen.get(name) === value);
}

import type { ContentLink, Section } from '#shop/content/content.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { SortKey } from '#shop/listing/listing.ts';

/** Markdown, in which HTML is valid: a platform's HTML is passed on as it is, and sanitized wherever it is shown. */
export type Markup = string;

/** The title and description that search engines show; null: made from the texts. */
export interface SearchListing {
  readonly title: string | null;
  readonly description: string | null;
}

/** A collection without its products: `Feed.members` reads those, since there may be 100,000 of them. */
export interface CollectionBase {
  readonly picture: Picture | null;
  /** The order that the platform gives its products by default. */
  readonly sort: Exclude<SortKey, 'relevance'>;
  /** The platform chooses the products by rules, so that any change of a product may change the collection. */
  readonly automatic: boolean;
  /** Its place among the collections; null if the platform has no order of collections. */
  readonly position: number | null;
}

/** The title and the text of a collection, a blog or a policy. */
export interface DescribedText {
  readonly title: string;
  readonly body: Markup;
  readonly seo: SearchListing;
}

export interface WrittenBase {
  readonly picture: Picture | null;
  /** ISO 8601. */
  readonly publishedAt: string | null;
}

export interface PageText extends DescribedText {
  /** Sections as front matter has them, in the form that the schema of their type expects; empty: the page is its body. */
  readonly sections: readonly SectionSource[];
  /** The platform's pictures in sections, by the names that fields of the sections have instead of a picture's key. */
  readonly pictures?: Readonly<Record<string, Picture>>;
}

/** A section before it is parsed by the schema of its type. */
export interface SectionSource extends Pick<Section, 'type'> {
  readonly [field: string]: unknown;
}

export interface ArticleBase extends WrittenBase {
  /** Id of its blog. */
  readonly blog: string;
  readonly author: string | null;
  readonly tags: readonly string[];
}

export interface ArticleText extends DescribedText {
  readonly excerpt: string;
}

export interface MenuText {
  readonly title: string;
  readonly items: readonly MenuEntry[];
}

/** `href` is a path of this shop, or an absolute URL of another site. */
export interface MenuEntry extends ContentLink {
  readonly children: readonly MenuEntry[];
}

export interface RedirectBase {
  /** A path of this shop, or an absolute URL. */
  readonly target: string;
}

/** The shop itself. What a platform does not know stays as the content source has it. */
export interface ShopBase {
  /** ISO 4217: the currency of a market that names none. */
  readonly currency: string;
  /** BCP 47. */
  readonly locale: string;
  /** IANA, e.g. `Europe/Oslo`. */
  readonly timeZone: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string | null;
  /** Names of the details of products that lists can be filtered by, unless merchants say it in the shop's profile. */
  readonly filters: readonly string[];
}

export interface ShopText {
  readonly name: string;
  readonly description: string;
}

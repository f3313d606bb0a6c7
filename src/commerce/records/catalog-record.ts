import type { ChangeKind } from '../changes.ts';
import type {
  ArticleBase,
  ArticleText,
  CollectionBase,
  DescribedText,
  MenuText,
  PageText,
  RedirectBase,
  ShopBase,
  ShopText,
  WrittenBase,
} from './content-record.ts';
import type { ContextKey } from '../context.ts';
import type { ProductBase, ProductOverlay } from './product-record.ts';

/**
 * What a connector reads from its platform, in terms of the shop. A record is a base, the same everywhere, and an
 * overlay for each configured market with what may differ there: presence, prices, availability, texts.
 *
 * Records are plain JSON: they are stored, compared and hashed as such. Equal data has to give an equal record, so lists
 * that have no order on the platform are sorted by the connector. Nothing in a record is HTML that may be shown as it
 * is: texts are `Markup`.
 */
export type CatalogRecord = { readonly [Kind in RecordKind]: RecordOf<Kind> }[RecordKind];

/** A change of `stock` is one of a product, and a change of `shop` may be one of anything. */
export type RecordKind = Exclude<ChangeKind, 'shop' | 'stock'>;

export interface RecordOf<Kind extends RecordKind> {
  readonly kind: Kind;
  /**
   * The platform's id in a form that is short and safe in a URL (`[\w.~-]`, at most 200 characters); unique within the
   * kind.
   */
  readonly id: string;
  /** `blog/handle` for an article, the path for a redirect; empty for the home page and the profile. */
  readonly handle: string;
  /**
   * When the platform says that it last changed: `toISOString`, so that texts compare as times. null if it does not say:
   * then only the content shows whether it changed.
   */
  readonly version: string | null;
  /**
   * Whether lists, search, sitemaps and feeds may contain it. null if this read cannot tell: the copy keeps what it
   * knows, and something new counts as unlisted until a scan or an event says otherwise.
   */
  readonly listed: boolean | null;
  /** Ids of other things of the platform that it is made of, which have events of their own (`ChangeReference.parts`). */
  readonly parts?: readonly string[];
  readonly base: RecordParts[Kind]['base'];
  /** What differs from market to market, by `contextKey`; a market that is absent does not have the record. */
  readonly overlays: Readonly<Partial<Record<ContextKey, RecordParts[Kind]['overlay']>>>;
}

/** null: the kind has no data in this part; in an overlay it still says that the market has the record. */
interface RecordParts {
  readonly product: { readonly base: ProductBase; readonly overlay: ProductOverlay };
  readonly collection: { readonly base: CollectionBase; readonly overlay: DescribedText };
  readonly page: { readonly base: WrittenBase; readonly overlay: PageText };
  readonly home: { readonly base: WrittenBase; readonly overlay: PageText };
  readonly blog: { readonly base: null; readonly overlay: DescribedText };
  readonly article: { readonly base: ArticleBase; readonly overlay: ArticleText };
  readonly policy: { readonly base: null; readonly overlay: DescribedText };
  readonly menu: { readonly base: null; readonly overlay: MenuText };
  readonly redirect: { readonly base: RedirectBase; readonly overlay: null };
  readonly profile: { readonly base: ShopBase; readonly overlay: ShopText };
}

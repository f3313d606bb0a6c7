import type { CollectionTitles } from '../search/texts.ts';
import type { MediaInput, ProductInput } from '../write/input.ts';
import type { CellContext } from './cells.ts';

/** What all products of a file are read against. */
export interface ImportContext extends CellContext {
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host of this shop; null where it has no fixed one. */
  readonly origin: string | null;
  /** Of the collections that the shop has. */
  readonly titles: CollectionTitles;
}

/** What a product's rows are read against. */
export interface ProductImportContext extends ImportContext {
  /** The product as it is; null for one that is new. What its rows do not speak of stays. */
  readonly before: ProductInput | null;
  /** A picture that the shop has. */
  readonly media: (key: string) => MediaInput | null;
}

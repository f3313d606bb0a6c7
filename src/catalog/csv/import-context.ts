import type { CollectionTitles } from '../search/index/product-texts.ts';
import type { MediaInput } from '#storage/media/pictures.ts';
import type { StoredVideo } from '#storage/media/videos.ts';
import type { ProductInput } from '../write/product-input.ts';
import type { ColumnName } from './columns/columns.ts';
import { type FileLayout, headingOf } from './columns/file-layout.ts';
import type { ReportProblem } from './import-problems.ts';

/** What is needed to read the rows of a file. */
export interface RowContext {
  readonly layout: FileLayout;
  /** ISO 4217. */
  readonly currency: string;
  readonly report: ReportProblem;
}

/** What is needed to prepare the products of a file. */
export interface ImportContext extends RowContext {
  /** ISO 8601. */
  readonly now: string;
  /** Scheme and host of this shop; null where it has no fixed one. */
  readonly origin: string | null;
  /** The titles of the collections that the shop has. */
  readonly collectionTitles: CollectionTitles;
  /** Handles of the collections whose products are chosen by rules. */
  readonly ruledCollections: ReadonlySet<string>;
}

/** What is needed to prepare one product, besides its rows. */
export interface ProductImportContext extends ImportContext {
  /** The product in the shop, which keeps what its rows have no columns for; null for a new one. */
  readonly existing: ProductInput | null;
  /** A picture that the shop has. */
  readonly media: (key: string) => MediaInput | null;
  /** A film that the shop has. */
  readonly film: (key: string) => StoredVideo | null;
  /** The address that a picture of the shop was downloaded from; null: another one. */
  readonly sourceOf: (key: string) => string | null;
}

interface CellProblem {
  readonly line: number;
  readonly column: ColumnName;
  readonly message: string;
  readonly remedy: string;
}

/** Reports a problem under the heading that its column has in the file. */
export function reportCell({ layout, report }: RowContext, problem: CellProblem): void {
  report({ ...problem, column: headingOf(layout, problem.column) });
}

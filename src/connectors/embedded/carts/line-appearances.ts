import type { EntityKind, LoadMany, ReadRecorder } from '#cache/entities/entity-kind.ts';
import { tags } from '#cache/tags.ts';
import type { ProductParts } from '#catalog/port.ts';
import { readPartsOfVariants } from '#catalog/products/product-parts.ts';
import type { LineAppearance } from '#shop/cart/cart.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { Variant } from '#shop/product/product.ts';
import { variantLink } from '#shop/product/variant-url.ts';
import type { Database } from '#storage/database.ts';
import { id, type SqlRow, text } from '#storage/row.ts';

/** What the lines of a cart are priced with. */
export interface LinePricing {
  /** ISO 8601. */
  readonly now: string;
  /** What lines show of their variants, by variant id, shared with other carts; absent: it is always read. */
  readonly appearances?: EntityKind<LineAppearance> | undefined;
}

/** What lines show of these variants, by variant id: shared where it may be, else read. */
export function findLineAppearances(
  store: Database,
  variantIds: readonly string[],
  { now, appearances }: LinePricing,
): ReadonlyMap<string, LineAppearance> {
  const read: LoadMany<LineAppearance> = (missing, recorderOf) =>
    readLineAppearances(store, { variantIds: missing, now, recorderOf });
  return appearances ? appearances.readMany(variantIds, () => noRecorder, read) : read(variantIds, () => noRecorder);
}

/** No cache stores a cart. */
const noRecorder: ReadRecorder = { record: () => {} };

interface AppearanceQuery {
  readonly variantIds: readonly string[];
  readonly now: string;
  readonly recorderOf: (variantId: string) => ReadRecorder;
}

/** A change that does not say what it affects may be one of these, as it may be one of the cards. */
function readLineAppearances(
  store: Database,
  { variantIds, now, recorderOf }: AppearanceQuery,
): ReadonlyMap<string, LineAppearance> {
  const rows = readProducts(store, variantIds);
  const titles = new Map(rows.map((row) => [id(row), { title: text(row, 'title') }]));
  const products = readPartsOfVariants(store, titles, { variantIds, now });
  return new Map(
    rows.flatMap((row) => {
      const variantId = id(row, 'variant_id');
      const parts = products.get(id(row));
      const variant = parts?.variants.find((each) => each.id === variantId);
      if (!parts || !variant) return [];
      for (const tag of [tags.product(id(row)), tags.lists]) recorderOf(variantId).record(tag);
      return [[variantId, toAppearance(row, parts, variant)]];
    }),
  );
}

function readProducts(store: Database, variantIds: readonly string[]): readonly SqlRow[] {
  return store.all(
    `SELECT v.id variant_id, p.id, p.handle, p.title FROM variant v JOIN product p ON p.id = v.product_id
     WHERE v.id IN (SELECT value FROM json_each(?))`,
    JSON.stringify(variantIds.map(Number)),
  );
}

function toAppearance(row: SqlRow, parts: ProductParts, variant: Variant): LineAppearance {
  return {
    productId: id(row),
    handle: text(row, 'handle'),
    title: text(row, 'title'),
    variant: variantLink(parts, variant),
    picture: pictureOf(variant, parts),
  };
}

function pictureOf(variant: Variant, { pictures }: ProductParts): Picture | null {
  const picture = variant.picture === null ? undefined : pictures[variant.picture];
  if (!picture) return null;
  const { role: _role, shows: _shows, ...bare } = picture;
  return bare;
}

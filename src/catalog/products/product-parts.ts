import { tags } from '#cache/tags.ts';
import type { Picture } from '#shop/content/picture.ts';
import type { Option, ProductPicture, Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { findPicture, pictureColumns, pictureOf, placeholderKey } from '#storage/media/pictures.ts';
import { groupById, id, integer, stringRecord, text, textOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { QueryContext } from '#storage/query-context.ts';
import type { ProductParts } from '../port.ts';
import { readSomeVariants, readVariants } from './variants.ts';

/** The parts of products, by product id. The number of statements does not depend on the number of products. */
export function readProductParts(
  store: Database,
  products: ProductTitles,
  now: string,
): ReadonlyMap<string, ProductParts> {
  return assembleProducts(store, products, readVariants(store, jsonOfIds(products.keys()), now));
}

/** The same with only those variants that have an id of `variantIds`. */
export function readPartsOfVariants(
  store: Database,
  products: ProductTitles,
  { variantIds, now }: { readonly variantIds: Iterable<string>; readonly now: string },
): ReadonlyMap<string, ProductParts> {
  return assembleProducts(store, products, readSomeVariants(store, jsonOfIds(variantIds), now));
}

/** Titles by product id. */
type ProductTitles = ReadonlyMap<string, { readonly title: string }>;

function jsonOfIds(ids: Iterable<string>): string {
  return JSON.stringify(Array.from(ids, Number));
}

function assembleProducts(
  store: Database,
  products: ProductTitles,
  variants: ReadonlyMap<string, readonly Variant[]>,
): ReadonlyMap<string, ProductParts> {
  const ids = jsonOfIds(products.keys());
  const options = readOptions(store, ids);
  const pictures = readPictures(store, ids);
  const placeholder = findPicture(store, placeholderKey);
  return new Map(
    Array.from(products, ([productId, { title }]) => [
      productId,
      assembleParts({
        title,
        options: options.get(productId) ?? [],
        pictures: pictures.get(productId) ?? [],
        variants: variants.get(productId) ?? [],
        placeholder: placeholder && { ...placeholder, role: 'look', shows: {} },
      }),
    ]),
  );
}

interface StoredProductParts {
  readonly title: string;
  readonly options: readonly Option[];
  readonly pictures: readonly ProductPicture[];
  readonly variants: readonly Variant[];
  readonly placeholder: ProductPicture | null;
}

/** Gives every variant a picture: its own, one of its look, or the placeholder. */
function assembleParts({ title, options, pictures, variants, placeholder }: StoredProductParts): ProductParts {
  const lookOption = findLookOption(options, pictures);
  const name = lookOption === null ? null : (options[lookOption]?.name ?? null);
  const shown = [...pictures];
  const pictureOfLook = (look: string | null): number | null => {
    const known = shown.findIndex(({ shows }) => name === null || shows[name] === look);
    if (known !== -1) return known;
    if (!placeholder) return null;
    const alt = look === null ? title : `${title}, ${look.toLowerCase()}`;
    shown.push({ ...placeholder, alt, shows: name === null || look === null ? {} : { [name]: look } });
    return shown.length - 1;
  };
  const picturesByLook = new Map<string | null, number | null>();
  const withPicture = (variant: Variant): Variant => {
    if (variant.picture !== null) return variant;
    const look = lookOption === null ? null : (variant.values[lookOption] ?? null);
    const known = picturesByLook.get(look);
    const picture = known === undefined ? pictureOfLook(look) : known;
    picturesByLook.set(look, picture);
    return picture === null ? variant : { ...variant, picture };
  };
  return { options, variants: variants.map(withPicture), pictures: shown, lookOption };
}

/** Index of the option that pictures depend on; without pictures, of the option that has swatches. */
function findLookOption(options: readonly Option[], pictures: readonly ProductPicture[]): number | null {
  const shown = new Set(pictures.flatMap(({ shows }) => Object.keys(shows).map(normalizeText)));
  const pictured = options.findIndex(({ name }) => shown.has(normalizeText(name)));
  if (pictured !== -1) return pictured;
  if (pictures.length > 0) return null;
  const withSwatches = options.findIndex(({ values }) => values.some(({ swatch }) => swatch !== null));
  return withSwatches === -1 ? null : withSwatches;
}

const selectOptions = `
SELECT o.product_id, o.position, o.name, v.value, v.swatch FROM product_option o
LEFT JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.product_id, o.position, v.position`;

/** Options with their values, by product id. `ids` is a JSON array of product ids. */
export function readOptions(store: Database, ids: string): ReadonlyMap<string, readonly Option[]> {
  const rows = groupById(store.all(selectOptions, ids), 'product_id', (row) => row);
  return new Map(Array.from(rows, ([productId, ofProduct]) => [productId, toOptions(ofProduct)]));
}

function toOptions(rows: readonly SqlRow[]): readonly Option[] {
  const byPosition = Map.groupBy(rows, (row) => integer(row, 'position'));
  return Array.from(byPosition.values(), (values) => ({
    name: values[0] ? text(values[0], 'name') : '',
    values: values.flatMap((row) =>
      row['value'] === null ? [] : [{ value: text(row, 'value'), swatch: textOrNull(row, 'swatch') }],
    ),
  }));
}

const selectPictures = `
SELECT p.product_id, p.role, p.shows, p.alt, ${pictureColumns}
FROM product_picture p JOIN media m ON m.key = p.media_key
WHERE p.product_id IN (SELECT value FROM json_each(?)) ORDER BY p.product_id, p.position`;

function readPictures(store: Database, ids: string): ReadonlyMap<string, readonly ProductPicture[]> {
  return groupById(store.all(selectPictures, ids), 'product_id', (row) => ({
    ...pictureOf(row, text(row, 'alt')),
    role: pictureRole(row),
    shows: stringRecord(row, 'shows'),
  }));
}

export function pictureRole(row: SqlRow): ProductPicture['role'] {
  const role = text(row, 'role');
  return role === 'detail' || role === 'top' ? role : 'look';
}

const selectLookPicture = `
SELECT p.id, i.alt, ${pictureColumns}
FROM product p JOIN product_picture i ON i.product_id = p.id JOIN media m ON m.key = i.media_key
WHERE p.handle = ?1 AND p.status = 'published' AND i.role = 'look'
  AND (?2 IS NULL OR EXISTS (SELECT 1 FROM json_each(i.shows) WHERE value = ?2))
ORDER BY i.position LIMIT 1`;

/** The first picture of a published product, of the look with an option value where one is given; null without one. */
export function findLookPicture({ store, reader }: QueryContext, handle: string, value: string | null): Picture | null {
  reader.record(tags.productHandle(handle));
  const row = store.first(selectLookPicture, handle, value);
  if (!row) return null;
  reader.record(tags.card(id(row)));
  return pictureOf(row, text(row, 'alt'));
}

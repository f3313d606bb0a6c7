import type { Option, ProductPicture, Variant } from '#shop/product/product.ts';
import { normalizeText } from '#shop/text/normalize.ts';
import { findPicture, pictureColumns, pictureOf, placeholderKey } from './pictures.ts';
import { id, stringRecord, text, textOrNull, type SqlRow } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import { readVariants, type StoredVariant } from './variants.ts';

/** What a product page and a card are both made of. */
export interface ProductParts {
  readonly options: readonly Option[];
  readonly variants: readonly Variant[];
  readonly pictures: readonly ProductPicture[];
  /** Index of the option whose values look different; null when all variants look the same. */
  readonly lookOption: number | null;
}

/** The parts of products by id, in as many statements for many as for one. */
export function readProductParts(
  store: Database,
  products: ReadonlyMap<string, { readonly title: string }>,
  now: string,
): ReadonlyMap<string, ProductParts> {
  const ids = JSON.stringify(Array.from(products.keys(), Number));
  const options = readOptions(store, ids);
  const pictures = readPictures(store, ids);
  const variants = readVariants(store, ids, now);
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
  readonly variants: readonly StoredVariant[];
  readonly placeholder: ProductPicture | null;
}

/** Gives every variant a picture: its own, one of its look, or the drawing that stands for a look without one. */
function assembleParts({ title, options, pictures, variants, placeholder }: StoredProductParts): ProductParts {
  const lookOption = findLookOption(options, pictures);
  const name = lookOption === null ? null : (options[lookOption]?.name ?? null);
  const shown = [...pictures];
  const pictureFor = (variant: StoredVariant): number | null => {
    if (variant.picture !== null) return variant.picture;
    const look = lookOption === null ? null : (variant.values[lookOption] ?? null);
    const known = shown.findIndex(({ shows }) => name === null || shows[name] === look);
    if (known !== -1) return known;
    if (!placeholder) return null;
    const alt = look === null ? title : `${title}, ${look.toLowerCase()}`;
    shown.push({ ...placeholder, alt, shows: name === null || look === null ? {} : { [name]: look } });
    return shown.length - 1;
  };
  const dressed = variants.map((variant) => ({ ...variant, picture: pictureFor(variant) }));
  return { options, variants: dressed, pictures: shown, lookOption };
}

/** The option that pictures follow; without pictures, the one whose values are colours. */
function findLookOption(options: readonly Option[], pictures: readonly ProductPicture[]): number | null {
  const shown = new Set(pictures.flatMap(({ shows }) => Object.keys(shows).map(normalizeText)));
  const followed = options.findIndex(({ name }) => shown.has(normalizeText(name)));
  if (followed !== -1) return followed;
  if (pictures.length > 0) return null;
  const coloured = options.findIndex(({ values }) => values.some(({ swatch }) => swatch !== null));
  return coloured === -1 ? null : coloured;
}

const optionRows = `
SELECT o.product_id, o.position, o.name, v.value, v.swatch
FROM product_option o JOIN option_value v ON v.product_id = o.product_id AND v.option_position = o.position
WHERE o.product_id IN (SELECT value FROM json_each(?)) ORDER BY o.product_id, o.position, v.position`;

function readOptions(store: Database, ids: string): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, { name: string; values: { value: string; swatch: string | null }[] }[]>();
  for (const row of store.all(optionRows, ids)) {
    const options = found.getOrInsertComputed(id(row, 'product_id'), () => []);
    const name = text(row, 'name');
    if (options.at(-1)?.name !== name) options.push({ name, values: [] });
    options.at(-1)?.values.push({ value: text(row, 'value'), swatch: textOrNull(row, 'swatch') });
  }
  return found;
}

const pictureRows = `
SELECT p.product_id, p.role, p.shows, p.alt, ${pictureColumns}
FROM product_picture p JOIN media m ON m.key = p.media_key
WHERE p.product_id IN (SELECT value FROM json_each(?)) ORDER BY p.product_id, p.position`;

function readPictures(store: Database, ids: string): ReadonlyMap<string, readonly ProductPicture[]> {
  const found = new Map<string, ProductPicture[]>();
  for (const row of store.all(pictureRows, ids)) {
    const picture = pictureOf(row, text(row, 'alt'));
    if (picture)
      found
        .getOrInsertComputed(id(row, 'product_id'), () => [])
        .push({
          ...picture,
          role: role(row),
          shows: stringRecord(row, 'shows'),
        });
  }
  return found;
}

function role(row: SqlRow): ProductPicture['role'] {
  const value = text(row, 'role');
  return value === 'detail' || value === 'top' ? value : 'look';
}

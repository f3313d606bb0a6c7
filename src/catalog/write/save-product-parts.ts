import type { Database } from '#storage/database.ts';
import type { ProductInput } from './product-input.ts';

/** Writes what belongs to a product besides its own row and its variants. */
export function saveProductParts(store: Database, productId: string, product: ProductInput): void {
  const { options, pictures, videos = [], details, tags } = product;
  const save = (part: ProductPart, rows: readonly PartRow[]): void => replaceRows(store, productId, { ...part, rows });
  // Deleting an option deletes its values.
  save(
    parts.options,
    options.map(({ name }, position) => [position, name]),
  );
  save(
    parts.values,
    options.flatMap(({ values }, option) =>
      values.map(({ value, swatch }, position) => [option, position, value, swatch] as const),
    ),
  );
  save(
    parts.pictures,
    pictures.map(({ key, role, shows, alt }, position) => [position, key, role, JSON.stringify(shows), alt]),
  );
  save(
    parts.videos,
    videos.map(({ key, alt }, position) => [position, key, alt]),
  );
  save(
    parts.details,
    details.map(({ name, value }, position) => [position, name, value]),
  );
  save(
    parts.tags,
    [...new Set(tags)].map((tag) => [tag]),
  );
}

/** A table with rows of products. */
interface ProductPart {
  readonly table: string;
  /** All but `product_id`. */
  readonly columns: readonly string[];
}

type PartRow = readonly (string | number | null)[];

const parts = {
  options: { table: 'product_option', columns: ['position', 'name'] },
  values: { table: 'option_value', columns: ['option_position', 'position', 'value', 'swatch'] },
  pictures: { table: 'product_picture', columns: ['position', 'media_key', 'role', 'shows', 'alt'] },
  videos: { table: 'product_video', columns: ['position', 'video_key', 'alt'] },
  details: { table: 'product_detail', columns: ['position', 'name', 'value'] },
  tags: { table: 'product_tag', columns: ['tag'] },
} as const satisfies Readonly<Record<string, ProductPart>>;

/** Replaces the rows of a product in a table. Equal ones are not written: that would be a change of its pages. */
function replaceRows(
  store: Database,
  productId: string,
  { table, columns, rows }: ProductPart & { readonly rows: readonly PartRow[] },
): void {
  const stored = store.all(`SELECT ${columns.join(', ')} FROM ${table} WHERE product_id = ?`, productId);
  const before = new Set(stored.map((row) => JSON.stringify(Object.values(row))));
  if (before.size === rows.length && rows.every((row) => before.has(JSON.stringify(row)))) return;
  if (before.size > 0) store.run(`DELETE FROM ${table} WHERE product_id = ?`, productId);
  const insert = `INSERT INTO ${table} (product_id, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`;
  for (const row of rows) store.run(insert, productId, ...row);
}

import type { Database } from '#storage/database.ts';
import { type SqlRow, text } from '#storage/row.ts';
import type { ProductInput } from './product-input.ts';

/**
 * Writes what belongs to a product besides its own row and its variants. Rows of a part that stay the same are not written:
 * that would be a change of the product's pages. Returns whether something was written that products are filtered and searched by.
 */
export function saveProductParts(store: Database, productId: string, product: ProductInput): boolean {
  const stored = Map.groupBy(store.all(selectParts, productId), (row) => text(row, 'part'));
  const rows = rowsOf(product);
  const changed = partNames.filter((name) => !hasRows(stored.get(name) ?? [], parts[name], rows[name]));
  // Deleting an option deletes its values.
  const written = new Set<PartName>(changed.includes('options') ? [...changed, 'values'] : changed);
  for (const name of written) {
    if (stored.has(name)) store.run(`DELETE FROM ${parts[name].table} WHERE product_id = ?`, productId);
    insertRows(store, productId, { ...parts[name], rows: rows[name] });
  }
  return statedParts.some((name) => written.has(name));
}

function rowsOf({ options, pictures, videos = [], details, tags }: ProductInput): Readonly<Record<PartName, PartRows>> {
  return {
    options: options.map(({ name }, position) => [position, name]),
    values: options.flatMap(({ values }, option) =>
      values.map(({ value, swatch }, position) => [option, position, value, swatch] as const),
    ),
    pictures: pictures.map(({ key, role, shows, alt }, position) => [position, key, role, JSON.stringify(shows), alt]),
    videos: videos.map(({ key, alt }, position) => [position, key, alt]),
    details: details.map(({ name, value }, position) => [position, name, value]),
    tags: [...new Set(tags)].map((tag) => [tag]),
  };
}

/** A table with rows of products. */
interface ProductPart {
  readonly table: string;
  /** All but `product_id`. */
  readonly columns: readonly string[];
}

type PartRows = readonly (readonly (string | number | null)[])[];

const parts = {
  options: { table: 'product_option', columns: ['position', 'name'] },
  values: { table: 'option_value', columns: ['option_position', 'position', 'value', 'swatch'] },
  pictures: { table: 'product_picture', columns: ['position', 'media_key', 'role', 'shows', 'alt'] },
  videos: { table: 'product_video', columns: ['position', 'video_key', 'alt'] },
  details: { table: 'product_detail', columns: ['position', 'name', 'value'] },
  tags: { table: 'product_tag', columns: ['tag'] },
} as const satisfies Readonly<Record<string, ProductPart>>;

type PartName = keyof typeof parts;

/** Options before their values, which refer to them. */
const partNames = ['options', 'values', 'pictures', 'videos', 'details', 'tags'] as const satisfies readonly PartName[];

const statedParts = ['options', 'values', 'details', 'tags'] as const satisfies readonly PartName[];

/** Names of columns that hold those of any part, in their order. */
const places = ['a', 'b', 'c', 'd', 'e'] as const;

/** All parts by one statement: most of a small one's cost is not its rows. */
const selectParts = partNames.map((name) => selectPart(name, parts[name])).join(' UNION ALL ');

function selectPart(name: PartName, { table, columns }: ProductPart): string {
  const placed = places.map((place, index) => `${columns[index] ?? 'NULL'} AS ${place}`);
  return `SELECT '${name}' AS part, ${placed.join(', ')} FROM ${table} WHERE product_id = ?1`;
}

function hasRows(stored: readonly SqlRow[], { columns }: ProductPart, rows: PartRows): boolean {
  const own = places.slice(0, columns.length);
  const before = new Set(stored.map((row) => JSON.stringify(own.map((place) => row[place]))));
  return before.size === rows.length && rows.every((row) => before.has(JSON.stringify(row)));
}

function insertRows(
  store: Database,
  productId: string,
  { table, columns, rows }: ProductPart & { readonly rows: PartRows },
): void {
  const insert = `INSERT INTO ${table} (product_id, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`;
  for (const row of rows) store.run(insert, productId, ...row);
}

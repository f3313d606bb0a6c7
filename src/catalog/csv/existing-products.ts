import { id, integer, text } from '#storage/row.ts';
import type { Database } from '#storage/database.ts';
import type { ProductInput } from '../write/product-input.ts';
import { readProductInputs } from '../write/read-product-input.ts';

const select = `
SELECT p.id, p.handle, coalesce(v.version, 0) version FROM product p LEFT JOIN list_version v ON v.product_id = p.id
WHERE p.handle IN (SELECT value FROM json_each(?))`;

export interface ExistingProduct {
  /** Rises with each change of the product. */
  readonly version: number;
  readonly product: ProductInput;
}

/** The versions of products by handle; unknown handles are left out. */
export function readProductVersions(store: Database, handles: readonly string[]): ReadonlyMap<string, number> {
  const rows = store.all(select, JSON.stringify(handles));
  return new Map(rows.map((row) => [text(row, 'handle'), integer(row, 'version')]));
}

/** Products with their versions, by handle; unknown handles are left out. */
export function readExistingProducts(
  store: Database,
  handles: readonly string[],
): ReadonlyMap<string, ExistingProduct> {
  const rows = store.all(select, JSON.stringify(handles));
  if (rows.length === 0) return new Map();
  const products = readProductInputs(
    store,
    rows.map((row) => id(row)),
  );
  return new Map(
    rows.flatMap((row) => {
      const product = products.get(id(row));
      return product ? [[product.handle, { version: integer(row, 'version'), product }]] : [];
    }),
  );
}

import { stringify } from 'csv-stringify/sync';
import { id, integer } from '../row.ts';
import type { Database } from '../store.ts';
import { readProductInputs } from '../write/read-inputs.ts';
import { headingsFor, productRows, type ExportContext } from './export-cells.ts';

const nextSql = 'SELECT id FROM product WHERE id > ? ORDER BY id LIMIT 200';

/**
 * Pieces of a CSV file with every product, drafts too, as `importProducts` reads it. Shopify reads it as well. `origin`
 * is put before addresses of the shop's own pictures, so that they are found from elsewhere.
 */
export function* exportProducts(store: Database, origin: string | null = null): Generator<string> {
  const context: ExportContext = { store, origin };
  const headings = headingsFor(maxOptions(store));
  yield stringify([[...headings]]);
  for (let rows = store.all(nextSql, 0); rows.length > 0; rows = store.all(nextSql, integer(rows.at(-1) ?? {}, 'id'))) {
    const products = readProductInputs(
      store,
      rows.map((row) => id(row)),
    );
    const cells = Array.from(products.values()).flatMap((product) => productRows(product, context));
    yield stringify(cells.map((row) => headings.map((heading) => row[heading] ?? '')));
  }
}

function maxOptions(store: Database): number {
  return integer(store.first('SELECT coalesce(max(position) + 1, 0) options FROM product_option') ?? {}, 'options');
}

import { stringify } from 'csv-stringify/sync';
import { id, integer } from '../row.ts';
import type { Store } from '../store.ts';
import { readInputs } from '../write/read-inputs.ts';
import { headingsFor, productCells, type Exporting } from './export-cells.ts';

const next = 'SELECT id FROM product WHERE id > ? ORDER BY id LIMIT 200';

/**
 * Pieces of a CSV file with every product, drafts too, as `importProducts` reads it. Shopify reads it as well. `origin`
 * is put before addresses of the shop's own pictures, so that they are found from elsewhere.
 */
export function* exportProducts(store: Store, origin: string | null = null): Generator<string> {
  const exporting: Exporting = { store, origin };
  const headings = headingsFor(mostOptions(store));
  yield stringify([[...headings]]);
  for (let rows = store.all(next, 0); rows.length > 0; rows = store.all(next, integer(rows.at(-1) ?? {}, 'id'))) {
    const products = readInputs(
      store,
      rows.map((row) => id(row)),
    );
    const cells = Array.from(products.values()).flatMap((product) => productCells(product, exporting));
    yield stringify(cells.map((row) => headings.map((heading) => row[heading] ?? '')));
  }
}

function mostOptions(store: Store): number {
  return integer(store.first('SELECT coalesce(max(position) + 1, 0) options FROM product_option') ?? {}, 'options');
}

import { setTimeout as delay } from 'node:timers/promises';
import type { RandomSource } from '../../../bench/catalog/random.ts';
import { setPrice, setStock } from '#catalog/write/price-and-stock.ts';
import type { ProductInput } from '#catalog/write/product-input.ts';
import { readProductInputs } from '#catalog/write/read-product-input.ts';
import { saveProduct } from '#catalog/write/save-product.ts';
import type { Database } from '#storage/database.ts';
import { id } from '#storage/row.ts';

/**
 * Edits the database of an embedded shop as its command line, an import or an operator does. Resolves with the kind of the
 * edit when the running shop has accepted the events of it.
 */
export async function editEmbedded(store: Database, random: RandomSource): Promise<string> {
  const pick = (sql: string): string => {
    const rows = store.all(sql);
    const row = rows[random.below(rows.length)];
    if (!row) throw new Error(`There is nothing to choose from: ${sql}`);
    return id(row);
  };
  const now = new Date().toISOString();
  const product = pick('SELECT id FROM product');
  const collection = pick('SELECT id FROM collection');
  const variant = pick('SELECT id FROM variant');
  const change = (fields: Partial<ProductInput>): void => {
    const input = readProductInputs(store, [product]).get(product);
    if (input) saveProduct(store, { ...input, ...fields, updatedAt: now }, now);
  };
  const kinds: Readonly<Record<string, () => void>> = {
    title: () => change({ title: `Thing ${random.below(1000)}` }),
    description: () => change({ description: `Text ${random.below(1000)}.` }),
    tags: () => change({ tags: [`tag-${random.below(5)}`] }),
    maker: () => change({ vendor: `Maker ${random.below(5)}` }),
    type: () => change({ type: random.below(2) === 0 ? 'Bowl' : 'Lamp' }),
    'being published': () => change({ status: random.below(2) === 0 ? 'draft' : 'published' }),
    'nothing of a product': () => change({}),
    price: () => setPrice(store, variant, { price: 500 + random.below(20_000), compareAt: null, now }),
    stock: () => setStock(store, variant, { stock: random.below(3), now }),
    'title of a collection': () =>
      store.run('UPDATE collection SET title = ? WHERE id = ?', `Group ${random.below(100)}`, Number(collection)),
    'members of a collection': () =>
      store.run(
        'DELETE FROM collection_product WHERE collection_id = ? AND product_id = ?',
        Number(collection),
        Number(product),
      ),
    'title of a page': () =>
      store.run(
        "UPDATE document SET title = ? WHERE id = (SELECT id FROM document WHERE kind = 'page' ORDER BY id LIMIT 1)",
        `Page ${random.below(100)}`,
      ),
  };
  const names = Object.keys(kinds);
  const kind = names[random.below(names.length)] ?? '';
  kinds[kind]?.();
  await eventsAccepted(store);
  return kind;
}

async function eventsAccepted(store: Database): Promise<void> {
  while (store.first('SELECT 1 FROM change_note UNION ALL SELECT 1 FROM outgoing LIMIT 1')) await delay(5);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filterKeys } from '#shop/listing/query/list-query-filters.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { exportText } from '#tests/fixtures/sample-import.ts';
import { sampleProductInput } from '#tests/fixtures/sample-product-input.ts';
import { demoDay, sampleShop } from '#tests/fixtures/sample-shop.ts';
import { saveProduct } from '../write/save-product.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

const compiled = mkdtempSync(join(tmpdir(), 'compiled-'));
const products = 1500;

/** A shop in a file with a bowl, and a product file that changes the bowl and adds many. */
function openShared() {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const [database, path] = [join(folder, 'shop.sqlite'), join(folder, 'products.csv')];
  const store = openDatabase(database);
  saveProduct(store, sampleProductInput({ handle: 'bowl', vendor: 'Ash' }), demoDay.toISOString());
  const rows = Array.from({ length: products }, (_, index) => `chair-${index},Chair ${index},Oak,10,Seats\n`);
  writeFileSync(path, `Handle,Title,Vendor,Price,Collection\nbowl,Deep bowl,Elm,20,Seats\n${rows.join('')}`);
  return { store, database, path };
}

interface ImportWorker {
  readonly process: ChildProcess;
  /** Resolves when it has sent itself its signal. */
  readonly reached: Promise<unknown>;
  readonly ended: Promise<unknown>;
}

function startImport({ database, path }: { database: string; path: string }, at: number, signal: string): ImportWorker {
  const script = resolve('tests/helpers/workers/import-worker.ts');
  const worker = spawn(process.execPath, [script, database, path, String(at), signal], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: worker, reached: once(worker.stdout, 'data'), ended: once(worker, 'exit') };
}

/** Everything that an import writes, but for the times at which it did. */
function contentOf(store: Database): readonly unknown[] {
  return [
    exportText(store),
    store.all('SELECT term, block, hex(postings) FROM search_posting ORDER BY term, block'),
    store.all('SELECT * FROM search_document ORDER BY product_id'),
    store.all('SELECT * FROM search_word ORDER BY word'),
    store.all('SELECT * FROM search_pending'),
    store.all('SELECT product_id, published, price_min, title_key FROM product_list ORDER BY product_id'),
    store.all('SELECT * FROM product_facet ORDER BY product_id, key, value'),
    store.all('SELECT * FROM collection_product ORDER BY collection_id, position'),
  ];
}

/** Products that are neither as they were nor as the file describes them, with everything that lists need. */
const brokenProducts = `
SELECT p.handle FROM product p LEFT JOIN product_list l ON l.product_id = p.id LEFT JOIN variant v ON v.product_id = p.id
LEFT JOIN product_facet f ON f.product_id = p.id AND f.key = '${filterKeys.vendor}' AND f.value = p.vendor
LEFT JOIN collection_product c ON c.product_id = p.id
WHERE NOT coalesce(l.price_min = v.price AND f.key IS NOT NULL AND CASE WHEN p.handle = 'bowl' THEN
    (p.title = 'bowl' AND v.price <> 2000 AND c.product_id IS NULL)
    OR (p.title = 'Deep bowl' AND p.vendor = 'Elm' AND v.price = 2000 AND c.product_id IS NOT NULL)
  ELSE p.vendor = 'Oak' AND v.price = 1000 AND c.product_id IS NOT NULL END, 0)`;

test('an import that is killed or interrupted leaves each product old or new, and continues when it is repeated', async () => {
  const [shared, other] = [openShared(), openShared()];
  const counts: number[] = [];
  for (const [share, signal] of [
    [0.4, 'SIGINT'],
    [0.46, 'SIGKILL'],
    [0.55, 'SIGTERM'],
    [0.68, 'SIGKILL'],
    [0.7, 'SIGKILL'],
    [0.84, 'SIGINT'],
    [0.97, 'SIGKILL'],
  ] as const) {
    const { ended } = startImport(shared, share, signal);
    expect(await ended).toEqual([null, signal]);
    expect([share, shared.store.all(brokenProducts)]).toEqual([share, []]);
    expect(shared.store.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    counts.push(shared.store.all('SELECT 1 FROM product').length);
  }
  expect(counts[0]).toBe(1);
  expect(counts.some((count) => count > 1 && count < products)).toBe(true);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  for (const each of [shared, other]) expect(await startImport(each, 2, 'SIGKILL').ended).toEqual([0, null]);
  expect(contentOf(shared.store)).toEqual(contentOf(other.store));
  for (const { store } of [shared, other]) store.close();
}, 120_000);

test('while an import writes, readers see each product old or new, and a cart is written before it ends', async () => {
  const shared = openShared();
  const shop = sampleShop(shared.store, () => new Date());
  const titleOf = async (handle: string) =>
    (await shop.catalog(sampleReaderContext().reader).product(handle))?.title ?? null;
  const worker = startImport(shared, 0.5, 'SIGSTOP');
  await worker.reached;
  expect([await titleOf('bowl'), await titleOf(`chair-${products - 1}`)]).toEqual(['Deep bowl', null]);
  const variantId = String(shared.store.first('SELECT id FROM variant')?.['id']);
  const adding = shop.carts(sampleBuyerContext).add({ ref: null, key: null }, [{ variantId, quantity: 1 }]);
  worker.process.kill('SIGCONT');
  const isFirst = await Promise.race([adding.then(() => 'cart'), worker.ended.then(() => 'import')]);
  expect(isFirst).toBe('cart');
  expect(await adding).toMatchObject({ result: { ok: true, cart: { count: 1 } } });
  await worker.ended;
  const found = await shop.catalog(sampleReaderContext().reader).suggest('chair', 3);
  expect([found.products.length, await titleOf(`chair-${products - 1}`)]).toEqual([3, `Chair ${products - 1}`]);
  await shop.close();
}, 60_000);

import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type Database, openDatabase } from '#storage/database.ts';
import { text } from '#storage/row.ts';
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
  saveProduct(store, sampleProductInput({ handle: 'bowl' }), demoDay.toISOString());
  const rows = Array.from({ length: products }, (_, index) => `chair-${index},Chair ${index},Oak,10\n`);
  writeFileSync(path, `Handle,Title,Vendor,Price\nbowl,Deep bowl,Elm,20\n${rows.join('')}`);
  return { store, database, path };
}

interface ImportWorker {
  readonly process: ChildProcess;
  /** Resolves when it has sent itself its signal. */
  readonly reached: Promise<unknown>;
  readonly ended: Promise<unknown>;
}

function startImport({ database, path }: { database: string; path: string }, at: number, signal: string): ImportWorker {
  const script = resolve('tests/helpers/import-worker.ts');
  const worker = spawn(process.execPath, [script, database, path, String(at), signal], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { process: worker, reached: once(worker.stdout, 'data'), ended: once(worker, 'exit') };
}

/** Changes with anything that the database holds. */
function digest(store: Database): string {
  const hash = createHash('sha256');
  for (const row of store.all("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name"))
    hash.update(JSON.stringify(store.all(`SELECT * FROM "${text(row, 'name')}"`)));
  return hash.digest('hex');
}

test('an import that is killed or interrupted at any time leaves the shop unchanged', async () => {
  const shared = openShared();
  const before = digest(shared.store);
  for (const [share, signal] of [
    [0, 'SIGKILL'],
    [0.4, 'SIGINT'],
    [0.5, 'SIGKILL'],
    [0.6, 'SIGINT'],
    [0.7, 'SIGKILL'],
    [0.8, 'SIGTERM'],
    [0.9, 'SIGKILL'],
    [0.96, 'SIGKILL'],
  ] as const) {
    const { ended } = startImport(shared, share, signal);
    expect(await ended).toEqual([null, signal]);
    const reopened = openDatabase(shared.database);
    expect([share, digest(reopened)]).toEqual([share, before]);
    reopened.close();
  }
  await startImport(shared, 2, 'SIGKILL').ended;
  expect(shared.store.all('SELECT 1 FROM product')).toHaveLength(products + 1);
  shared.store.close();
}, 60_000);

test('while an import writes, readers see the previous state and carts wait', async () => {
  const shared = openShared();
  const shop = sampleShop(shared.store, () => new Date());
  const seen = async () => {
    const reading = shop.catalog(sampleReaderContext().reader);
    return [(await reading.product('bowl'))?.title, (await reading.suggest('chair', 3)).products.length];
  };
  expect(await seen()).toEqual(['bowl', 0]);
  const worker = startImport(shared, 0.5, 'SIGSTOP');
  await worker.reached;
  expect(await seen()).toEqual(['bowl', 0]);
  const variantId = String(shared.store.first('SELECT id FROM variant')?.['id']);
  let isAdded = false;
  const adding = shop
    .carts(sampleBuyerContext)
    .add({ ref: null, key: null }, [{ variantId, quantity: 1 }])
    .then((answer) => {
      isAdded = true;
      return answer;
    });
  expect([await seen(), isAdded]).toEqual([['bowl', 0], false]);
  worker.process.kill('SIGCONT');
  await worker.ended;
  expect(await adding).toMatchObject({ result: { ok: true, cart: { count: 1 } } });
  expect(await seen()).toEqual(['Deep bowl', 3]);
  await shop.close();
}, 60_000);

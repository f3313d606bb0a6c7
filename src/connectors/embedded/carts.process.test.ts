import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '#shop/cart/cart.ts';
import { openDatabase } from '#storage/database.ts';
import { listOrders } from './orders/orders.ts';
import { demoDay, demoFolder, sampleShop, type SampleShop } from '#tests/fixtures/sample-shop.ts';
import { seedDemo } from './seed/seed.ts';
import { bundleWorker } from '#tests/helpers/workers/bundle-worker.ts';
import { setStock } from '#catalog/write/price-and-stock.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

/** The demo shop in a file that other processes open too, with a given stock of mugs. */
function openShared(mugs: number | null) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-shared-'));
  const file = join(folder, 'shop.sqlite');
  const store = openDatabase(file);
  seedDemo(store, { demoDir: demoFolder, mediaDir: join(folder, 'media'), now: demoDay });
  const idOf = (sku: string): string => String(store.first('SELECT id FROM variant WHERE sku = ?', sku)?.['id']);
  const mug = idOf('MORG-MUG-SAN');
  setStock(store, mug, { stock: mugs, now: demoDay.toISOString() });
  const stock = (): unknown => store.first('SELECT stock FROM variant WHERE id = ?', mug)?.['stock'];
  return { shop: sampleShop(store, () => new Date()), store, file, mug, idOf, stock };
}

interface CartWorker {
  readonly process: ChildProcess;
  readonly output: unknown[];
  /** Resolves with the whole output when the process has ended. */
  readonly ended: Promise<readonly unknown[]>;
}

/** Compiled once, so that workers start faster. */
const script = await bundleWorker('cart-worker');
const compiled = mkdtempSync(join(tmpdir(), 'compiled-'));

function startWorker(...args: readonly string[]): CartWorker {
  const process_ = spawn(process.execPath, [script, ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const output: unknown[] = [];
  const lines = createInterface(process_.stdout);
  lines.on('line', (line) => output.push(JSON.parse(line)));
  const ended = Promise.all([once(process_, 'exit'), once(lines, 'close')]).then(() => output);
  return { process: process_, output, ended };
}

/** Starts the workers when all are ready, and resolves with the output of each. */
async function runTogether(workers: readonly CartWorker[]): Promise<readonly unknown[]> {
  await expect
    .poll(() => workers.filter(({ output }) => output[0] === 'ready').length, { timeout: 50_000 })
    .toBe(workers.length);
  for (const { process: each } of workers) each.stdin?.end('go\n');
  const all = await Promise.all(workers.map(({ ended }) => ended));
  return all.flatMap((output) => output.slice(1));
}

async function startCart(shop: SampleShop, variantId: string): Promise<string> {
  return (await shop.carts(sampleBuyerContext).add({ ref: null, key: null }, [{ variantId, quantity: 1 }])).ref ?? '';
}

test('of 50 buyers in 5 processes one gets the last item', async () => {
  const { shop, store, file, mug, stock } = openShared(1);
  const refs = await Promise.all(Array.from({ length: 50 }, () => startCart(shop, mug)));
  const workers = Array.from({ length: 5 }, (_, index) =>
    startWorker('buy', file, ...refs.slice(index * 10, index * 10 + 10)),
  );
  const outcomes = await runTogether(workers);
  expect(outcomes.filter((each) => each === 'bought')).toHaveLength(1);
  expect(outcomes.filter((each) => each === 'stock')).toHaveLength(49);
  expect(stock()).toBe(0);
  expect([...listOrders(store)]).toHaveLength(1);
  store.close();
});

interface ReportedChange {
  readonly change: readonly [string, number, string];
  readonly ok: boolean;
  readonly cart: Cart;
}

function isReportedChange(value: unknown): value is ReportedChange {
  return typeof value === 'object' && value !== null && 'change' in value && 'cart' in value;
}

const linesOf = (cart: Cart | null) => cart?.lines.map(({ id, quantity }) => [id, quantity]);

test('changes of one cart by several processes are serialized', async () => {
  const { shop, store, file, mug, idOf } = openShared(20);
  const lamp = idOf('KVEL-TAB-RUS-28CM-EU');
  const ref = await startCart(shop, mug);
  const change = fc.tuple(
    fc.constantFrom(mug, lamp, '1'),
    fc.integer({ min: 0, max: 9 }),
    fc.constantFrom('add', 'set'),
  );
  const lists = fc.sample(fc.array(change, { minLength: 40, maxLength: 40 }), { numRuns: 4, seed: 7 });
  const workers = lists.map((list) => startWorker('change', file, ref, JSON.stringify(list)));
  const reported = (await runTogether(workers)).filter(isReportedChange);
  expect(reported).toHaveLength(160);
  const accepted = reported.filter(({ ok }) => ok).toSorted((a, b) => a.cart.revision - b.cart.revision);
  expect(accepted.map(({ cart }) => cart.revision)).toEqual(accepted.map((_, index) => index + 2));

  const again = await startCart(shop, mug);
  for (const {
    change: [variantId, quantity, kind],
    cart,
  } of accepted) {
    const write = { ref: again, key: null };
    const { result } =
      kind === 'add'
        ? await shop.carts(sampleBuyerContext).add(write, [{ variantId, quantity }])
        : await shop.carts(sampleBuyerContext).setQuantity(write, variantId, quantity);
    expect(result.ok).toBe(true);
    expect(linesOf(result.cart)).toEqual(linesOf(cart));
    expect(cart.subtotal.amount).toBe(cart.lines.reduce((sum, { total }) => sum + total.amount, 0));
    expect(cart.count).toBe(cart.lines.reduce((sum, { quantity: each }) => sum + each, 0));
    expect(cart.lines.find(({ id }) => id === mug)?.quantity ?? 0).toBeLessThanOrEqual(20);
  }
  expect(linesOf(await shop.carts(sampleBuyerContext).read(ref))).toEqual(
    linesOf(await shop.carts(sampleBuyerContext).read(again)),
  );
  store.close();
});

const killCount = 200;
const startedAhead = 3;

test('no acknowledged write is lost or repeated when the process is killed 200 times', async () => {
  const { shop, store, file, mug, stock } = openShared(100_000);
  await startWorker('none', file).ended;
  const waiting = Array.from({ length: startedAhead }, () => startWorker('write', file, mug));
  let next = 0;
  let ref = '';
  for (let kill = 0; kill < killCount; kill += 1) {
    if (kill + startedAhead < killCount) waiting.push(startWorker('write', file, mug));
    const worker = waiting.shift();
    if (!worker) throw new Error('There is no worker left.');
    await expect.poll(() => worker.output.length, { interval: 1, timeout: 30_000 }).toBe(1);
    worker.process.stdin?.write(`${next} ${ref}\n`);
    await expect.poll(() => worker.output.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(1);
    // The delay varies, so that the process dies at different steps of a write.
    for (let turn = 0; turn < kill % 13; turn += 1) await new Promise((done) => setImmediate(done));
    worker.process.kill('SIGKILL');
    const output = (await worker.ended).slice(1);
    const numbers = output.map((each) => (Array.isArray(each) ? Number(each[0]) : -1));
    expect(numbers).toEqual(numbers.map((_, index) => next + index));
    const last = output.at(-1);
    ref = Array.isArray(last) && typeof last[1] === 'string' ? last[1] : '';
    next += output.length;
  }

  const orders = [...listOrders(store)];
  const ordered = orders.flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  expect(new Set(ordered)).toEqual(new Set([19]));
  expect(stock()).toBe(100_000 - 19 * orders.length);
  expect([Math.floor(next / 20), Math.floor((next + 1) / 20)]).toContain(orders.length);
  // The write after the last acknowledged one may have been made too.
  const inOrder = orders.length * 20 > next;
  const count = inOrder ? 0 : ((await shop.carts(sampleBuyerContext).read(ref))?.count ?? 0);
  expect(inOrder ? [0] : [next % 20, (next % 20) + 1]).toContain(count);
  store.close();
}, 300_000);

/**
 * Cost of cart writes and orders of the embedded shop, compared with the cheapest durable write on this disk, a
 * transaction of one row. Every write is on disk before it is answered.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCarts, randomToken } from '#connectors/embedded/carts.ts';
import { createCheckout } from '#connectors/embedded/checkout.ts';
import { openDatabase } from '#storage/database.ts';
import { seedDemo } from '#connectors/embedded/seed/seed.ts';
import type { Carts } from '#commerce/port.ts';
import { quantile, writeReport, round } from '../harness/report.ts';
import { sampleBuyerContext } from '#tests/fixtures/sample-buyer-context.ts';

const rounds = 300;

const folder = mkdtempSync(join(tmpdir(), 'cart-writes-'));
const store = openDatabase(join(folder, 'shop.sqlite'));
seedDemo(store, { demoDir: resolve('demo'), mediaDir: join(folder, 'media'), now: new Date() });
const clock = (): Date => new Date();
const services = { store, clock, createToken: randomToken, onMailDue: () => {} };
const carts = createCarts(services, sampleBuyerContext);
const checkout = createCheckout(services, sampleBuyerContext);
const variants = store
  .all("SELECT v.id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.status = 'published' AND stock > 40")
  .map((row) => String(row['id']));
store.run('CREATE TABLE least (value INTEGER)');

const measured = {
  'one row in a transaction': await time(async () => {
    store.transaction(() => store.run('INSERT INTO least VALUES (1)'));
  }),
  'first line of a cart': await time(async () => {
    await carts.add({ ref: null, key: null }, [{ variantId: variants[0] ?? '', quantity: 1 }]);
  }),
  'quantity in a cart of 3 lines': await timeQuantity(3),
  'quantity in a cart of 40 lines': await timeQuantity(40),
  'an order of 3 lines': await timeOrders(),
};

const [least] = Object.values(measured);
writeReport(
  'cart-writes',
  Object.entries(measured).map(([name, { p50, p99 }]) => ({
    name,
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    '× the least': round(p50 / (least?.p50 ?? p50), 1),
  })),
);
store.close();

interface WriteTiming {
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

async function time(work: (round: number) => Promise<void>): Promise<WriteTiming> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

async function timeQuantity(lines: number): Promise<WriteTiming> {
  const ref = await cartWithLines(carts, lines);
  return time(async (round) => {
    await carts.setQuantity({ ref, key: null }, variants[0] ?? '', (round % 5) + 1);
  });
}

async function timeOrders(): Promise<WriteTiming> {
  store.run('UPDATE variant SET stock = 100000 WHERE stock > 40');
  const refs = await Promise.all(Array.from({ length: rounds }, () => cartWithLines(carts, 3)));
  const buyer = { email: 'k@example.org', name: 'K', phone: '', street: 'S 1', addition: '', postcode: '1', city: 'C' };
  return time(async (round) => {
    const ref = refs[round] ?? '';
    const wish = { country: 'NO', method: 'collect', email: buyer.email };
    const total = (await checkout.quote(ref, wish))?.cart.total.amount ?? 0;
    const result = await checkout.place(ref, { ...buyer, country: 'NO', method: 'collect', agreedTotal: total });
    if (!result.ok) throw new Error(`An order was refused: ${result.reason}`);
  });
}

async function cartWithLines(into: Carts, lines: number): Promise<string> {
  const added = variants.slice(0, lines).map((variantId) => ({ variantId, quantity: 1 }));
  return (await into.add({ ref: null, key: null }, added)).ref ?? '';
}

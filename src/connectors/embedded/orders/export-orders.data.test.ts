import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from '#storage/database.ts';
import { order } from '#tests/fixtures/order.ts';
import { exportOrders } from './export-orders.ts';
import { insertOrder, type OrderContent } from './orders.ts';

const allDays = { from: null, until: null };

/** An order of nothing. */
const content: OrderContent = {
  ...order,
  lines: [],
  codes: [],
  method: { id: 'parcel', name: 'Parcel', days: [1, 2] },
};

function placeOrders(store: Database, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const [token, cartDigest] = [crypto.randomUUID(), crypto.randomUUID()];
    insertOrder(store, { token, cartDigest, prefix: 'H', placedAt: order.placedAt, email: order.buyer.email, content });
  }
}

test('no order is twice in an export because others are placed meanwhile', () => {
  const store = openDatabase(':memory:');
  placeOrders(store, 300);
  const pieces: string[] = [];
  for (const piece of exportOrders(store, allDays)) {
    pieces.push(piece);
    placeOrders(store, 3);
  }
  const rows: Record<string, string>[] = parse(pieces.join(''), { columns: true });
  const numbers = rows.map(({ Name }) => Name);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.at(-1)).toBe('H10001');
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLanguages, readOrders, readOrderShops } from '#tests/fixtures/orders/everyday-orders.ts';
import {
  describeResult,
  isAsExpected,
  isWrongWrite,
  openOrderShop,
  type OrderingShop,
  runOrder,
} from '#tests/helpers/assistant/run-order.ts';

const orders = orderLanguages.flatMap((language) => [
  ...readOrders(language),
  ...readOrders(language, `${language}-later.txt`),
  ...readOrders(language, `${language}-several.txt`),
]);
const shops = [...readOrderShops(), ...readOrderShops('shops-later.txt'), ...readOrderShops('shops-several.txt')];

test('each language has more than fifty dialogues, in three trades or more', () => {
  for (const language of orderLanguages) {
    const own = orders.filter((order) => order.language === language);
    expect(own.length).toBeGreaterThan(50);
    expect(new Set(own.map(({ shop }) => shop)).size).toBeGreaterThanOrEqual(3);
  }
});

test('at least nine of ten are understood', () => {
  expect(orders.filter(({ isOpen }) => !isOpen).length / orders.length).toBeGreaterThanOrEqual(0.9);
});

describe.each(shops)('orders in everyday sentences, $name', (definition) => {
  let ordering: OrderingShop;
  beforeAll(async () => {
    ordering = await openOrderShop(definition);
  });
  afterAll(() => ordering.shop.close());

  const own = orders
    .filter(({ shop }) => shop === definition.name)
    .map((order) => ({ ...order, said: order.messages.join(' > ') }));

  test.each(own)('$said', async (order) => {
    const result = await runOrder(order, ordering);
    expect(isWrongWrite(result, order.outcomes), `Wrongly written: ${describeResult(result)}`).toBe(false);
    expect(isAsExpected(result, order.outcomes), describeResult(result)).toBe(!order.isOpen);
  });
});

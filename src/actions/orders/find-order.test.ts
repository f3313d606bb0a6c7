import { expect, test } from 'vitest';
import { order } from '#tests/fixtures/order.ts';
import { findPostedOrder } from './find-order.ts';

/** Looks up among one order, and records what was asked for. */
async function lookUp(fields: Readonly<Record<string, unknown>>) {
  const asked: (readonly string[])[] = [];
  const checkout = {
    findOrder: async (number: string, email: string) => {
      asked.push([number, email]);
      return number === order.number && email === order.buyer.email ? order : null;
    },
  };
  return { ...(await findPostedOrder(checkout, new Map(Object.entries(fields)))), asked };
}

test('an order is found by its number and the address of its buyer', async () => {
  const { number, buyer } = order;
  expect(await lookUp({ number: ` ${number}\n`, email: buyer.email })).toEqual({
    values: { number, email: buyer.email },
    order,
    isUnknown: false,
    asked: [[number, buyer.email]],
  });
});

test('a number of somebody else is as unknown as one that does not exist, and what was entered stays', async () => {
  const values = { number: order.number, email: 'eva@example.org' };
  expect(await lookUp(values)).toMatchObject({ values, order: null, isUnknown: true });
  expect(await lookUp({ ...values, number: 'H9' })).toMatchObject({ order: null, isUnknown: true });
});

test('nothing is looked up before something was entered', async () => {
  const values = { number: '', email: '' };
  expect(await lookUp({})).toEqual({ values, order: null, isUnknown: false, asked: [] });
});

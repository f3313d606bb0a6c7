import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createRequestBatches } from './open-request.ts';

const first = { socket: new Socket() };
const pipelined = { socket: null };
const nextTurn = async (): Promise<void> => new Promise((done) => setImmediate(done));

test('requests of one turn of the event loop arrive together, those of the next apart from them', async () => {
  const arrivalOf = createRequestBatches();
  const arrival = arrivalOf(first);
  expect(arrivalOf(first)).toBe(arrival);
  await nextTurn();
  expect(arrivalOf(first)).not.toBe(arrival);
});

test('a request behind another on its connection arrives alone', () => {
  const arrivalOf = createRequestBatches();
  const seen = [arrivalOf(first), arrivalOf(pipelined), arrivalOf(pipelined), arrivalOf(first)];
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
});

test('no more than 32 requests arrive together', () => {
  const arrivalOf = createRequestBatches();
  const sizes = Map.groupBy(
    Array.from({ length: 100 }, () => arrivalOf(first)),
    (arrival) => arrival,
  );
  expect([...sizes.values()].map(({ length }) => length)).toEqual([32, 32, 32, 4]);
});

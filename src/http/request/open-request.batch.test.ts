import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createRequestBatches } from './open-request.ts';

const first = { socket: new Socket() };
const pipelined = { socket: null };
const nextTurn = async (): Promise<void> => new Promise((done) => setImmediate(done));

test('requests of one turn of the event loop are one batch, those of the next another', async () => {
  const arrivalOf = createRequestBatches();
  const arrival = arrivalOf(first);
  expect(arrivalOf(first)).toBe(arrival);
  await nextTurn();
  expect(arrivalOf(first)).not.toBe(arrival);
});

test('a request behind another on its connection is a batch of its own', () => {
  const arrivalOf = createRequestBatches();
  const seen = [arrivalOf(first), arrivalOf(pipelined), arrivalOf(pipelined), arrivalOf(first)];
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
});

test('a batch has at most 32 requests', () => {
  const arrivalOf = createRequestBatches();
  const sizes = Map.groupBy(
    Array.from({ length: 100 }, () => arrivalOf(first)),
    (arrival) => arrival,
  );
  expect([...sizes.values()].map(({ length }) => length)).toEqual([32, 32, 32, 4]);
});

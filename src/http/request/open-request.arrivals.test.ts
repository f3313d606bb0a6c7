import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createArrivals } from './open-request.ts';

const first = { socket: new Socket() };
const pipelined = { socket: null };
const nextTurn = async (): Promise<void> => new Promise((done) => setImmediate(done));

function openArrivals() {
  return createArrivals(() => ({ steady: performance.now(), wall: Date.now(), isConsistent: true }));
}

test('requests of one turn of the event loop share a moment, those of the next another', async () => {
  const arrivalOf = openArrivals();
  const arrival = arrivalOf(first);
  expect(arrivalOf(first)).toBe(arrival);
  await nextTurn();
  const next = arrivalOf(first);
  expect(next).not.toBe(arrival);
  expect(arrivalOf(first)).toBe(next);
});

test('a request behind another on its connection has a moment of its own', () => {
  const arrivalOf = openArrivals();
  const seen = [arrivalOf(first), arrivalOf(pipelined), arrivalOf(pipelined), arrivalOf(first)];
  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[0]);
});

test('at most 32 requests share a moment', () => {
  const arrivalOf = openArrivals();
  const sizes = Map.groupBy(
    Array.from({ length: 100 }, () => arrivalOf(first)),
    (arrival) => arrival,
  );
  expect([...sizes.values()].map(({ length }) => length)).toEqual([32, 32, 32, 4]);
});

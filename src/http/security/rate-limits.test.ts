import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limits.ts';

function openLimiter(points: number, seconds: number) {
  const clock = { time: 1000 };
  return { clock, consume: createRateLimiter(points, seconds, () => clock.time) };
}

test('a client is refused over its limit until its window ends, and is given the seconds to wait', async () => {
  const { clock, consume } = openLimiter(2, 60);
  expect([await consume('192.0.2.1'), await consume('192.0.2.1')]).toEqual([null, null]);
  expect(await consume('192.0.2.1')).toBe(60);
  expect(await consume('192.0.2.2')).toBeNull();
  clock.time += 59_500;
  expect(await consume('192.0.2.1')).toBe(1);
  clock.time += 500;
  expect(await consume('192.0.2.1')).toBeNull();
});

test('a limit of nothing refuses every request', async () => {
  expect(await openLimiter(0, 60).consume('192.0.2.1')).toBe(60);
});

test('of more clients than are counted, the one that was silent for the longest time is forgotten', async () => {
  const { consume } = openLimiter(1, 3600);
  const consumeMany = async (network: number): Promise<void> => {
    for (let client = 0; client < 10_000; client += 1) await consume(`10.${network}.${client >> 8}.${client & 255}`);
  };
  await consume('192.0.2.1');
  await consume('192.0.2.2');
  await consumeMany(1);
  expect(await consume('192.0.2.1')).toBe(3600);
  await consumeMany(2);
  expect(await consume('192.0.2.1')).toBe(3600);
  expect(await consume('192.0.2.2')).toBeNull();
});

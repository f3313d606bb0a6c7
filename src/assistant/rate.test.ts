import { expect, test } from 'vitest';
import { questionLimit } from './rate.ts';

test('a client that asks too often is told how long to wait, another is not held up', async () => {
  const take = questionLimit(2, 100);
  expect([await take('1.2.3.4'), await take('1.2.3.4')]).toEqual([null, null]);
  const wait = await take('1.2.3.4');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await take('1.2.3.5')).toBeNull();
});

test('the hour has a limit of its own', async () => {
  const take = questionLimit(100, 1);
  await take('1.2.3.4');
  expect(await take('1.2.3.4')).toBeGreaterThan(60);
});

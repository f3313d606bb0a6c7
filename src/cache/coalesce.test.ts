import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('who asks while one is running shares the next one, which begins after they asked', async () => {
  const begun: number[] = [];
  let asked = 0;
  const ask = coalesce(async () => {
    begun.push(asked);
    await Promise.resolve();
    return asked;
  });
  const answers = Array.from({ length: 50 }, async () => {
    asked += 1;
    return ask();
  });
  await Promise.all(answers);
  expect(begun).toEqual([1, 50]);
});

test('one that fails fails for those who shared it, and the next is run', async () => {
  let runs = 0;
  const ask = coalesce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
    return runs;
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('first');
  expect([await second, await ask()]).toEqual([2, 3]);
});

import { expect, test } from 'vitest';
import { coalesce, createBatcher } from './batcher.ts';

test('what comes in one turn is handed over together, in its order, and once', async () => {
  const taken: (readonly number[])[] = [];
  const { add } = createBatcher<number>((items) => taken.push(items));
  await Promise.all([add(1), add(2), add(3)]);
  await add(4);
  expect(taken).toEqual([[1, 2, 3], [4]]);
});

test('nobody is told that it is through before it was handed over', async () => {
  const taken: number[] = [];
  const { add } = createBatcher<number>((items) => taken.push(...items));
  const through = add(1).then(() => taken.length);
  expect(taken).toEqual([]);
  expect(await through).toBe(1);
});

test('all that waited together are told of the failure, and the next are not', async () => {
  let isBroken = true;
  const { add } = createBatcher<number>(() => {
    if (isBroken) throw new Error('full');
  });
  const together = await Promise.allSettled([add(1), add(2)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(add(3)).resolves.toBeUndefined();
});

test('what is flushed is handed over at once and not again', async () => {
  const taken: (readonly number[])[] = [];
  const { add, flush } = createBatcher<number>((items) => taken.push(items));
  const through = add(1);
  flush();
  expect(taken).toEqual([[1]]);
  await through;
  await new Promise(setImmediate);
  expect(taken).toEqual([[1]]);
});

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

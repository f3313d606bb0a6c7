import { expect, test } from 'vitest';
import { coalesce, createBatcher } from './batcher.ts';

test('the items of one turn are processed together, in order, and once', async () => {
  const taken: (readonly number[])[] = [];
  const { add } = createBatcher<number>((items) => taken.push(items));
  await Promise.all([add(1), add(2), add(3)]);
  await add(4);
  expect(taken).toEqual([[1, 2, 3], [4]]);
});

test('an item resolves after its batch was processed', async () => {
  const taken: number[] = [];
  const { add } = createBatcher<number>((items) => taken.push(...items));
  const through = add(1).then(() => taken.length);
  expect(taken).toEqual([]);
  expect(await through).toBe(1);
});

test('a failed batch rejects its own items and no later ones', async () => {
  let isBroken = true;
  const { add } = createBatcher<number>(() => {
    if (isBroken) throw new Error('full');
  });
  const together = await Promise.allSettled([add(1), add(2)]);
  expect(together.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  await expect(add(3)).resolves.toBeUndefined();
});

test('flushed items are processed at once and not again', async () => {
  const taken: (readonly number[])[] = [];
  const { add, flush } = createBatcher<number>((items) => taken.push(items));
  const through = add(1);
  flush();
  expect(taken).toEqual([[1]]);
  await through;
  await new Promise(setImmediate);
  expect(taken).toEqual([[1]]);
});

test('callers during a run share the next one, which begins after their call', async () => {
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

test('a call after a run has ended begins another one at once', async () => {
  let runs = 0;
  const ask = coalesce(async () => {
    runs += 1;
  });
  await ask();
  void ask();
  expect(runs).toBe(2);
});

test('a failed run rejects for its callers, and the next one runs', async () => {
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

import { expect, test } from 'vitest';
import { cachedLoader } from './cached-loader.ts';

function startLoader(allowStale: boolean) {
  const state = { now: 1, loads: 0, fails: false };
  const load = async (source: string) => {
    state.loads += 1;
    if (state.fails) throw new Error('unavailable');
    return { value: `${source} ${state.loads}` };
  };
  const options = { maxAgeMs: 100, allowStale, now: () => state.now };
  return { state, read: cachedLoader(load, options) };
}

test('concurrent callers share one load', async () => {
  const { state, read } = startLoader(false);
  expect(await Promise.all([read('a'), read('b')])).toEqual([{ value: 'a 1' }, { value: 'a 1' }]);
  state.now += 100;
  expect(await read('a')).toEqual({ value: 'a 1' });
});

test('callers wait for an expired value to be loaded again', async () => {
  const { state, read } = startLoader(false);
  await read('a');
  state.now += 101;
  expect(await read('b')).toEqual({ value: 'b 2' });
});

test('an expired value that may be stale is returned at once, and reloaded in the background', async () => {
  const { state, read } = startLoader(true);
  await read('a');
  state.now += 101;
  expect(await read('b')).toEqual({ value: 'a 1' });
  await expect.poll(() => read('c')).toEqual({ value: 'b 2' });
  expect(state.loads).toBe(2);
});

test('a failed load rejects, and the next call tries again', async () => {
  const { state, read } = startLoader(false);
  state.fails = true;
  await expect(read('a')).rejects.toThrow('unavailable');
  state.fails = false;
  expect(await read('a')).toEqual({ value: 'a 2' });
});

test('a failed background load keeps the stale value', async () => {
  const { state, read } = startLoader(true);
  await read('a');
  state.now += 101;
  state.fails = true;
  expect(await read('a')).toEqual({ value: 'a 1' });
  await expect.poll(() => state.loads).toBe(2);
  state.fails = false;
  expect(await read('b')).toEqual({ value: 'a 1' });
  await expect.poll(() => read('b')).toEqual({ value: 'b 3' });
});

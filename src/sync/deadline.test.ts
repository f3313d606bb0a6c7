import { expect, test } from 'vitest';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { createDeadline, raceWithSignal } from './deadline.ts';

test('a deadline is aborted with a TimeoutError when its time is over, and not before', async () => {
  const runtime = createManualRuntime();
  const { signal } = createDeadline(runtime.sleep, 1000);
  await runtime.advance(999);
  expect(signal.aborted).toBe(false);
  await runtime.advance(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a deadline that was cleared is not aborted', async () => {
  const runtime = createManualRuntime();
  const { signal, clear } = createDeadline(runtime.sleep, 1000);
  clear();
  await runtime.advance(2000);
  expect(signal.aborted).toBe(false);
});

test('work that ends before the signal is aborted has its result', async () => {
  const { signal } = new AbortController();
  expect(await raceWithSignal(Promise.resolve('done'), signal)).toBe('done');
  await expect(raceWithSignal(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
});

test('work that ignores the signal is left, and may fail later', async () => {
  const controller = new AbortController();
  const { promise: work, reject } = Promise.withResolvers<never>();
  const race = raceWithSignal(work, controller.signal);
  controller.abort(new Error('too late'));
  await expect(race).rejects.toThrow('too late');
  reject(new Error('nobody waits for it any more'));
  await new Promise(setImmediate);
});

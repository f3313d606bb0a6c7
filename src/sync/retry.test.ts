import { expect, test } from 'vitest';
import { createManualRuntime, type ManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { CircuitOpenError, createRetry, type RetryOptions } from './retry.ts';

/** A call that responds by its number, and a retry whose time passes by itself. */
function callsOf(respond: (call: number) => Promise<string>, options: Partial<RetryOptions> = {}) {
  const runtime = createManualRuntime();
  const retry = createRetry(runtime, options);
  let calls = 0;
  const run = async (): Promise<string> =>
    passTime(
      runtime,
      retry(async () => respond((calls += 1))),
    );
  return { runtime, run, calls: () => calls };
}

async function passTime<T>(runtime: ManualRuntime, work: Promise<T>): Promise<T> {
  const settled = work.then(
    () => true,
    () => true,
  );
  for (let step = 0; step < 100; step += 1) {
    if (await Promise.race([settled, runtime.advance(20)])) break;
  }
  return work;
}

const down = async (): Promise<never> => Promise.reject(new Error('down'));

test('a call that fails is repeated up to three times', async () => {
  const { run, calls } = callsOf(async (call) => (call < 3 ? down() : 'response'));
  expect(await run()).toBe('response');
  const failing = callsOf(down);
  await expect(failing.run()).rejects.toThrow('down');
  expect([calls(), failing.calls()]).toEqual([3, 3]);
});

test('a failure that is not temporary is not repeated', async () => {
  const { run, calls } = callsOf(down, { isRetryable: () => false });
  await expect(run()).rejects.toThrow('down');
  expect(calls()).toBe(1);
});

test('a call that does not respond is aborted at the deadline', async () => {
  const runtime = createManualRuntime();
  const signals: AbortSignal[] = [];
  const hanging = createRetry(runtime, { deadlineMs: 1000 })(async (signal) => {
    signals.push(signal);
    return new Promise<never>(() => undefined);
  });
  hanging.catch(() => undefined);
  await runtime.advance(999);
  expect(signals[0]?.aborted).toBe(false);
  await runtime.advance(1);
  await expect(hanging).rejects.toThrow('aborted due to timeout');
  expect([signals.length, signals[0]?.aborted]).toEqual([1, true]);
});

test('after failures in a row one call is made in each period until one succeeds', async () => {
  const options = { attempts: 1, failuresToOpen: 3, openMs: 1000 };
  const { runtime, run, calls } = callsOf(async (call) => (call <= 4 ? down() : 'response'), options);
  for (let failure = 0; failure < 3; failure += 1) await expect(run()).rejects.toThrow('down');
  await expect(run()).rejects.toThrow(CircuitOpenError);
  expect(calls()).toBe(3);
  await runtime.advance(1001);
  await expect(run()).rejects.toThrow('down');
  await expect(run()).rejects.toThrow(CircuitOpenError);
  expect(calls()).toBe(4);
  await runtime.advance(1001);
  expect([await run(), await run()]).toEqual(['response', 'response']);
});

test('failures with a pause between them open the circuit as well', async () => {
  const { runtime, run, calls } = callsOf(down, { attempts: 1, failuresToOpen: 2, openMs: 1000 });
  await expect(run()).rejects.toThrow('down');
  await runtime.advance(5000);
  await expect(run()).rejects.toThrow('down');
  await expect(run()).rejects.toMatchObject({ name: 'CircuitOpenError' });
  expect(calls()).toBe(2);
});

test('a success between failures keeps the circuit closed', async () => {
  const respond = async (call: number) => (call % 2 === 0 ? 'response' : down());
  const { run, calls } = callsOf(respond, { attempts: 1, failuresToOpen: 2 });
  for (const outcome of ['down', 'response', 'down', 'response', 'down'])
    expect(await run().catch((error: Error) => error.message)).toBe(outcome);
  expect(calls()).toBe(5);
});

test('a budget of retries that is spent grows by a tenth with each call', async () => {
  const state = { isDown: true };
  const { run, calls } = callsOf(async () => (state.isDown ? down() : 'response'), { failuresToOpen: Infinity });
  for (let call = 0; call < 20; call += 1) await expect(run()).rejects.toThrow('down');
  state.isDown = false;
  for (let call = 0; call < 30; call += 1) await run();
  state.isDown = true;
  const before = calls();
  await expect(run()).rejects.toThrow('down');
  expect(calls() - before).toBe(3);
});

test('a platform that is down gets at most a tenth more calls, and the initial budget of ten', async () => {
  const { run, calls } = callsOf(down, { failuresToOpen: Infinity });
  for (let call = 0; call < 100; call += 1) await expect(run()).rejects.toThrow('down');
  expect(calls()).toBeGreaterThan(100);
  expect(calls()).toBeLessThanOrEqual(120);
});

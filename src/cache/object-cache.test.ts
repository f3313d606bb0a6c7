import { expect, test } from 'vitest';
import { gate, createManualClock, createSharedLog } from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from './log/invalidation-log.ts';
import { createObjectCache, type Loaded } from './object-cache.ts';
import { CircuitOpenError, createRetry, type RetryOptions } from '#sync/retry.ts';
import { tags } from './tags.ts';

const product = tags.product('1');
const loaded = (value: string): Loaded<string> => ({ value, tags: [product], size: 100 });

function openObjectCache(settings: Partial<RetryOptions> = {}) {
  const log = createSharedLog().node();
  const clock = createManualClock();
  const resilient = createRetry({ clock, backOff: () => 0, ...settings });
  return { log, clock, cache: createObjectCache<string>({ bytes: 100_000, log, resilient }) };
}

/** A platform that says what it is told to, and counts how often it was asked. */
function platform(say: (asked: number) => Promise<Loaded<string>>) {
  let asked = 0;
  const load = async (): Promise<Loaded<string>> => say((asked += 1));
  return { load, asked: () => asked };
}

const down = async (): Promise<never> => Promise.reject(new Error('down'));

test('what was read is read from memory until one of its tags moves', async () => {
  const { cache, log } = openObjectCache();
  const { load } = platform(async (asked) => loaded(`answer ${asked}`));
  expect([await cache.read('p', load), await cache.read('p', load)]).toEqual(
    [1, 1].map(() => ({ value: 'answer 1', stale: false })),
  );
  await log.append(invalidationOf([tags.product('2')]));
  expect((await cache.read('p', load)).value).toBe('answer 1');
  await log.append(invalidationOf([product]));
  expect((await cache.read('p', load)).value).toBe('answer 2');
});

test('100 who ask a slow platform at once cost one call, and who asks after an event gets a newer answer', async () => {
  const { cache, log } = openObjectCache();
  const slow = gate();
  const { load, asked } = platform(async (count) => {
    if (count === 1) await slow.opened;
    return loaded(`answer ${count}`);
  });
  const before = Array.from({ length: 100 }, async () => cache.read('p', load));
  await Promise.resolve();
  await log.append(invalidationOf([product]));
  const after = cache.read('p', load);
  slow.open();
  expect(new Set((await Promise.all(before)).map(({ value }) => value))).toEqual(new Set(['answer 1']));
  expect((await after).value).toBe('answer 2');
  expect(asked()).toBe(2);
});

test('a failure that may pass is tried again, one that will not is not', async () => {
  const { cache } = openObjectCache({ isRetryable: (error) => error instanceof Error && error.message === 'busy' });
  const busy = platform(async (asked) => (asked < 3 ? Promise.reject(new Error('busy')) : loaded('at last')));
  expect((await cache.read('p', busy.load)).value).toBe('at last');
  const wrong = platform(async () => Promise.reject(new Error('wrong shop')));
  await expect(cache.read('q', wrong.load)).rejects.toThrow('wrong shop');
  expect([busy.asked(), wrong.asked()]).toEqual([3, 1]);
});

test('a platform that hangs is given up at the deadline, and the last answer stands in', async () => {
  const { cache, log } = openObjectCache({ deadlineMs: 20, attempts: 1 });
  await cache.read('p', async () => loaded('old'));
  await log.append(invalidationOf([product]));
  const signals: AbortSignal[] = [];
  const hang = async (signal: AbortSignal): Promise<never> => {
    signals.push(signal);
    return new Promise(() => {});
  };
  expect(await cache.read('p', hang)).toEqual({ value: 'old', stale: true });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(cache.read('q', hang)).rejects.toThrow('aborted due to timeout');
});

test('while a platform is down it is asked once in each period, and found again when it is back', async () => {
  const { cache, log, clock } = openObjectCache({ attempts: 1, failuresToOpen: 3, openMs: 1000 });
  const { load, asked } = platform(async (count) => (count === 1 || count > 5 ? loaded(`answer ${count}`) : down()));
  await cache.read('p', load);
  await log.append(invalidationOf([product]));
  for (let visitor = 0; visitor < 50; visitor += 1) {
    expect(await cache.read('p', load)).toEqual({ value: 'answer 1', stale: true });
  }
  expect(asked()).toBe(4);
  await expect(cache.read('q', load)).rejects.toThrow(CircuitOpenError);
  clock.advance(1001);
  expect((await cache.read('p', load)).stale).toBe(true);
  expect((await cache.read('p', load)).stale).toBe(true);
  expect(asked()).toBe(5);
  clock.advance(1001);
  expect(await cache.read('p', load)).toEqual({ value: 'answer 6', stale: false });
});

test('retries are paid from a budget: a platform that is down is asked little more often than it is read', async () => {
  const { cache } = openObjectCache({ failuresToOpen: Infinity });
  const { load, asked } = platform(down);
  for (let read = 0; read < 100; read += 1) await expect(cache.read(`p${read}`, load)).rejects.toThrow('down');
  expect(asked()).toBeGreaterThan(100);
  expect(asked()).toBeLessThanOrEqual(120);
});

test('a node that cannot ask the log asks the platform', async () => {
  const { cache, log } = openObjectCache();
  const { load } = platform(async (asked) => loaded(`answer ${asked}`));
  await cache.read('p', load);
  log.reachable = false;
  expect((await cache.read('p', load)).value).toBe('answer 2');
});

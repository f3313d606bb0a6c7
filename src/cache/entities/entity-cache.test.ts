import { expect, test } from 'vitest';
import { createManualClock, createSharedLog, gate } from '#tests/helpers/cache-harness.ts';
import { invalidationOf } from '../log/invalidation-log.ts';
import { type CacheTag, tags } from '../tags.ts';
import { createEntityCache } from './entity-cache.ts';
import type { ReadRecorder } from './entity-kind.ts';

const lamp = tags.product('lamp');
const vase = tags.product('vase');

/** A cache of numbered values: the first load gives 1, the next one 2. */
function openEntities({ bytes = 1_000_000 } = {}) {
  const log = createSharedLog().node();
  const clock = createManualClock();
  const cache = createEntityCache({ bytes, log, runtime: { clock } });
  const kind = cache.kind<number>('numbers');
  let loads = 0;
  const recorded: (CacheTag | number)[] = [];
  const outer: ReadRecorder = { record: (tag) => recorded.push(tag), expireAt: (moment) => recorded.push(moment) };
  const read = async (key = 'key', reads: (recorder: ReadRecorder) => void = ({ record }) => record(lamp)) =>
    kind.read(key, outer, async (recorder) => {
      reads(recorder);
      return (loads += 1);
    });
  return {
    cache,
    clock,
    log,
    kind,
    outer,
    read,
    recorded,
    invalidate: (...all: CacheTag[]) => log.append(invalidationOf(all)),
  };
}

test('a value is loaded once for its key', async () => {
  const { cache, read } = openEntities();
  expect([await read(), await read(), await read('other'), await read()]).toEqual([1, 1, 2, 1]);
  expect(cache.stats).toMatchObject({ hits: 2, loads: 2 });
});

test('kinds do not share their keys', async () => {
  const { cache, read, outer } = openEntities();
  await read();
  const texts = cache.kind<string>('texts');
  expect(await texts.read('key', outer, async () => 'text')).toBe('text');
});

test.each([
  ['one of its tags', lamp],
  ['everything', tags.everything],
  ['the page at some path', tags.address('/about')],
])('a value is loaded again after an invalidation of %s, not of something else', async (_, tag) => {
  const { read, invalidate } = openEntities();
  await read();
  await invalidate(vase);
  expect(await read()).toBe(1);
  await invalidate(tag);
  expect(await read()).toBe(2);
});

test('a value that is loaded again and equal stays the same object, and has its new tags', async () => {
  const { cache, outer, invalidate } = openEntities();
  const menus = cache.kind<readonly string[]>('menus');
  const read = async (tag: CacheTag, ...labels: string[]) =>
    menus.read('main', outer, async ({ record }) => {
      record(tag);
      return labels;
    });
  const first = await read(lamp, 'Lamps');
  await invalidate(lamp);
  expect(await read(vase, 'Lamps')).toBe(first);
  await invalidate(lamp);
  expect(await read(vase, 'Vases')).toBe(first);
  await invalidate(vase);
  expect(await read(vase, 'Vases')).toEqual(['Vases']);
});

test('of several values those that are equal stay the same objects', async () => {
  const { cache, outer, invalidate } = openEntities();
  const cards = cache.kind<{ readonly price: number }>('cards');
  const read = (prices: Readonly<Record<string, number>>) =>
    cards.readMany(
      Object.keys(prices),
      () => outer,
      (missing, recorderOf) => {
        for (const key of missing) recorderOf(key).record(lamp);
        return new Map(missing.map((key) => [key, { price: prices[key] ?? 0 }]));
      },
    );
  const before = read({ a: 1, b: 2 });
  await invalidate(lamp);
  const after = read({ a: 1, b: 3 });
  expect([after.get('a') === before.get('a'), after.get('b')]).toEqual([true, { price: 3 }]);
});

test('after an invalidation of everything an equal value is another object', async () => {
  const { cache, outer, invalidate } = openEntities();
  const menus = cache.kind<readonly string[]>('menus');
  const read = async () =>
    menus.read('main', outer, async ({ record }) => {
      record(lamp);
      return ['Lamps'];
    });
  const first = await read();
  await invalidate(tags.everything);
  expect((await read()) === first).toBe(false);
});

test('what a value was made of is recorded each time it is used', async () => {
  const { read, recorded, clock } = openEntities();
  const until = clock.wall() + 1000;
  const reads = ({ record, expireAt }: ReadRecorder): void => {
    record(lamp, '2026-01-01T00:00:00Z');
    record(vase);
    expireAt?.(until);
  };
  await read('key', reads);
  const first = recorded.splice(0);
  await read('key', reads);
  expect(recorded).toEqual(first);
  expect(first).toEqual([lamp, vase, until]);
});

test('a value that was invalidated while it was loaded is not stored', async () => {
  const { cache, kind, outer, invalidate, read } = openEntities();
  const { open, opened } = gate();
  const slow = kind.read('key', outer, async ({ record }) => {
    record(lamp);
    await opened;
    return 100;
  });
  await invalidate(lamp);
  open();
  expect(await slow).toBe(100);
  expect(await read()).toBe(1);
  expect(cache.stats.fenced).toBe(1);
});

test('a value is used until it changes by itself', async () => {
  const { clock, read } = openEntities();
  const until = clock.wall() + 1000;
  const reads = ({ record, expireAt }: ReadRecorder): void => {
    record(lamp);
    expireAt?.(until);
  };
  await read('key', reads);
  clock.advance(999);
  expect(await read('key', reads)).toBe(1);
  clock.advance(1);
  expect(await read('key', reads)).toBe(2);
});

test('a reader that does not expire may use a value that does', async () => {
  const { cache, clock } = openEntities();
  const names = cache.kind<string>('names');
  const until = clock.wall() + 1000;
  const read = () =>
    names.read('lamp', { record: () => {} }, async ({ record, expireAt }) => {
      record(lamp);
      expireAt?.(until);
      return 'Lamp';
    });
  expect([await read(), await read(), cache.stats.hits]).toEqual(['Lamp', 'Lamp', 1]);
});

test('a value that nothing could invalidate is not stored', async () => {
  const { read } = openEntities();
  expect([await read('key', () => {}), await read('key', () => {})]).toEqual([1, 2]);
});

test('a value that is older than announced is not stored', async () => {
  const { log, read } = openEntities();
  const reads = ({ record }: ReadRecorder): void => record(lamp, '2026-01-01T00:00:00Z');
  await log.append({ tags: [lamp], versions: { [lamp]: '2026-01-02T00:00:00Z' }, settleMs: 0 });
  expect([await read('key', reads), await read('key', reads)]).toEqual([1, 2]);
});

test('that something is absent is looked up again after thirty seconds', async () => {
  const { cache, clock, outer } = openEntities();
  const names = cache.kind<string | null>('names');
  let name: string | null = null;
  const find = () =>
    names.read('lamp', outer, async ({ record }) => {
      record(tags.productHandle('lamp'));
      return name;
    });
  expect(await find()).toBeNull();
  name = 'Lamp';
  clock.advance(29_999);
  expect(await find()).toBeNull();
  clock.advance(1);
  expect(await find()).toBe('Lamp');
});

test('a failed load stores nothing', async () => {
  const { kind, outer, read } = openEntities();
  await expect(kind.read('key', outer, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await read()).toBe(1);
});

test('missing values of several keys are loaded together, each with its own tags', async () => {
  const { kind, outer, invalidate } = openEntities();
  const asked: (readonly string[])[] = [];
  const readAll = (...keys: string[]) => [
    ...kind.readMany(
      keys,
      () => outer,
      (missing, recorderOf) => {
        asked.push(missing);
        for (const key of missing) recorderOf(key).record(tags.product(key));
        return new Map(missing.filter((key) => key !== 'none').map((key) => [key, asked.length]));
      },
    ),
  ];
  expect(readAll('lamp', 'none')).toEqual([['lamp', 1]]);
  expect(Object.fromEntries(readAll('lamp', 'vase'))).toEqual({ lamp: 1, vase: 2 });
  await invalidate(vase);
  readAll('lamp', 'vase');
  expect(asked).toEqual([['lamp', 'none'], ['vase'], ['vase']]);
});

test('values may be used while the log can be read', () => {
  const { cache, log } = openEntities();
  expect(cache.isUsable()).toBe(true);
  log.reachable = false;
  expect(cache.isUsable()).toBe(false);
});

test('values take no more memory than they may', async () => {
  const { cache, outer } = openEntities({ bytes: 100_000 });
  const texts = cache.kind<string>('texts');
  for (let key = 0; key < 100; key += 1)
    await texts.read(String(key), outer, async ({ record }) => {
      record(tags.product(String(key)));
      return 'x'.repeat(1000);
    });
  expect(cache.entries.bytes).toBeLessThanOrEqual(100_000);
  expect(cache.entries.count).toBeGreaterThan(2);
});

test('values of common kinds are not evicted by others', async () => {
  const { cache, outer } = openEntities({ bytes: 10_000 });
  const [profiles, texts] = [cache.kind<string>('profile', { isCommon: true }), cache.kind<string>('texts')];
  let loads = 0;
  const load = async ({ record }: ReadRecorder): Promise<string> => {
    record(lamp);
    return `${(loads += 1)} ${'x'.repeat(1000)}`;
  };
  await profiles.read('', outer, load);
  for (let key = 0; key < 100; key += 1) await texts.read(String(key), outer, load);
  expect(await profiles.read('', outer, load)).toMatch(/^1 /);
  await texts.read('0', outer, load);
  expect(loads).toBe(102);
});

test('values of common kinds are invalidated like others', async () => {
  const { cache, outer, invalidate } = openEntities();
  const profiles = cache.kind<number>('profile', { isCommon: true });
  let loads = 0;
  const read = async () =>
    profiles.read('', outer, async ({ record }) => {
      record(lamp);
      return (loads += 1);
    });
  await read();
  await invalidate(vase);
  expect(await read()).toBe(1);
  await invalidate(lamp);
  expect(await read()).toBe(2);
});

test('without memory nothing is stored, common or not', async () => {
  const { cache, outer } = openEntities({ bytes: 0 });
  for (const isCommon of [true, false]) {
    const kind = cache.kind<number>(String(isCommon), { isCommon });
    let loads = 0;
    const read = async () =>
      kind.read('', outer, async ({ record }) => {
        record(lamp);
        return (loads += 1);
      });
    expect([await read(), await read()], String(isCommon)).toEqual([1, 2]);
  }
});

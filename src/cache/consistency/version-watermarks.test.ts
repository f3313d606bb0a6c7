import { expect, test } from 'vitest';
import { createManualClock } from '#tests/helpers/cache-harness.ts';
import type { Invalidation } from '../log/invalidation-log.ts';
import { tags } from '../tags.ts';
import { createVersionWatermarks } from './version-watermarks.ts';

const lamp = tags.product('lamp');
const [older, announced, newer] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', '2026-01-03T00:00:00Z'] as const;
const announcement = (version: string): Invalidation => ({ tags: [lamp], versions: { [lamp]: version }, settleMs: 0 });

/** Watermarks, and how long a page that shows a version of the lamp may be stored. */
function openWatermarks() {
  const clock = createManualClock();
  const watermarks = createVersionWatermarks(clock);
  const storableMs = (version?: string): number | null =>
    watermarks.provisionalMs({ tags: [lamp], ...(version && { versions: new Map([[lamp, version]]) }) });
  return { clock, watermarks, storableMs };
}

test('without an announcement every page may be stored', () => {
  expect(openWatermarks().storableMs(older)).toBeNull();
});

test('a page with an older version than announced is provisional, one with that version or a newer one is not', () => {
  const { watermarks, storableMs } = openWatermarks();
  watermarks.record(announcement(announced));
  expect([storableMs(older), storableMs(announced), storableMs(newer)]).toEqual([1000, null, null]);
});

test('a page without a version, or of something else, is not provisional', () => {
  const { watermarks, storableMs } = openWatermarks();
  watermarks.record(announcement(announced));
  expect(storableMs()).toBeNull();
  const vase = tags.product('vase');
  expect(watermarks.provisionalMs({ tags: [vase], versions: new Map([[vase, older]]) })).toBeNull();
});

test('announcements that overtake each other leave the latest version', () => {
  const { watermarks, storableMs } = openWatermarks();
  watermarks.record(announcement(announced));
  watermarks.record(announcement(older));
  expect([storableMs(older), storableMs(announced)]).toEqual([1000, null]);
  watermarks.record(announcement(newer));
  expect(storableMs(announced)).toBe(1000);
});

test.each([
  [0, 1000],
  [1500, 1500],
  [30_000, 30_000],
  [90_000, 60_000],
  [15 * 60_000 - 1, 60_000],
  [15 * 60_000, null],
])('after %i ms a page that is still outdated may be stored for %s ms', (waitedMs, storedMs) => {
  const { clock, watermarks, storableMs } = openWatermarks();
  watermarks.record(announcement(announced));
  clock.advance(waitedMs);
  expect(storableMs(older)).toBe(storedMs);
});

test('a platform that numbers its versions differently is waited for once', () => {
  const { clock, watermarks, storableMs } = openWatermarks();
  watermarks.record(announcement(announced));
  clock.advance(15 * 60_000);
  expect(storableMs(older)).toBeNull();
  watermarks.record(announcement(announced));
  expect(storableMs(older)).toBe(1000);
});

test('a list that may lag behind is provisional for the rest of that time', () => {
  const { clock, watermarks } = openWatermarks();
  watermarks.record({ tags: [tags.listing], versions: {}, settleMs: 500 });
  clock.advance(200);
  expect(watermarks.provisionalMs({ tags: [tags.listing] })).toBe(300);
  expect(watermarks.provisionalMs({ tags: [tags.collections] })).toBeNull();
  clock.advance(300);
  expect(watermarks.provisionalMs({ tags: [tags.listing] })).toBeNull();
});

test('of several delays the shortest applies', () => {
  const { watermarks } = openWatermarks();
  watermarks.record({ tags: [tags.listing], versions: {}, settleMs: 500 });
  watermarks.record(announcement(announced));
  const page = { tags: [lamp, tags.listing], versions: new Map([[lamp, older]]) };
  expect(watermarks.provisionalMs(page)).toBe(500);
});

import { expect, test } from 'vitest';
import type { Feed } from '#commerce/feed.ts';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync } from '#tests/helpers/platform/sample-copy.ts';
import { compareRecords } from './compare-records.ts';

/** A copy of three products, of which the second could not be read. */
async function copyWithUnreadable() {
  const { copy, engine, platform } = sampleSync();
  platform.put(profileRecord());
  for (const id of ['p1', 'p2', 'p3']) platform.put(productRecord({ id }));
  platform.faults.unreadable.add('p2');
  await engine.fill();
  return { copy, engine, platform };
}

test('a record that the platform has and that cannot be read is counted, and no reason to copy again', async () => {
  const { copy, platform } = await copyWithUnreadable();
  expect(await compareRecords({ copy, feed: platform.feed }, AbortSignal.timeout(5000))).toEqual({
    status: 'ok',
    line: 'product 2 on both sides, 1 on the platform that cannot be read; collection 0 on both sides',
  });
});

test('a record that the copy lacks for another reason is named beside it', async () => {
  const { copy, platform } = await copyWithUnreadable();
  platform.put(productRecord({ id: 'p4' }));
  const finding = await compareRecords({ copy, feed: platform.feed }, AbortSignal.timeout(5000));
  expect(finding).toMatchObject({ status: 'warning', remedy: 'Run `npm run shop -- sync`, and look again.' });
  expect(finding.line).toContain('1 on the platform that cannot be read, only on the platform: p4;');
});

test('what the platform shows in the market of the copy is compared, not what its own market has', async () => {
  const { copy, engine, platform } = sampleSync();
  platform.put(profileRecord());
  for (const id of ['p1', 'p2']) platform.put(productRecord({ id }));
  await engine.fill();
  const ids: Feed['ids'] = async function* ({ kind }) {
    yield kind === 'product' ? ['p1', 'sold-elsewhere'] : [];
  };
  expect(await compareRecords({ copy, feed: { ...platform.feed, ids } }, AbortSignal.timeout(5000))).toEqual({
    status: 'ok',
    line: 'product 2 on both sides; collection 0 on both sides',
  });
});

test('a record that the platform has no more is named', async () => {
  const { copy, engine, platform } = sampleSync();
  platform.put(profileRecord());
  for (const id of ['p1', 'p2']) platform.put(productRecord({ id }));
  await engine.fill();
  platform.remove('product', 'p2');
  const { status, line } = await compareRecords({ copy, feed: platform.feed }, AbortSignal.timeout(5000));
  expect([status, line]).toEqual(['warning', expect.stringMatching(/^product 1 on both sides, only here: \S+;/u)]);
});

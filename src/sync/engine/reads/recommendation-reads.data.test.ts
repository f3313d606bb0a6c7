import { expect, test } from 'vitest';
import type { PlatformRecommendations } from '#commerce/feed.ts';
import { flag, text } from '#storage/row.ts';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { createManualRuntime } from '#tests/helpers/manual-runtime.ts';
import { memoryPlatform } from '#tests/helpers/platform/memory-platform.ts';
import { sampleCopy } from '#tests/helpers/platform/sample-copy.ts';
import { createRecommendationReads } from './recommendation-reads.ts';
import { createSyncEngine } from '../sync-engine.ts';

const dayMs = 24 * 60 * 60_000;

async function openReads(answer: (product: string) => Promise<PlatformRecommendations>) {
  const platform = memoryPlatform();
  platform.put(profileRecord());
  for (const id of ['p1', 'p2', 'p3', 'p4']) platform.put(productRecord({ id }));
  const runtime = createManualRuntime();
  const copy = sampleCopy(runtime);
  const problems: unknown[] = [];
  const report = (error: unknown): void => void problems.push(error);
  await createSyncEngine({ copy, feed: platform.feed, runtime, report }).fill();
  const asked: string[] = [];
  const feed = {
    ...platform.feed,
    recommendations: async ({ product }: { readonly product: string }) => {
      asked.push(product);
      return answer(product);
    },
  };
  const { signal } = new AbortController();
  const reads = createRecommendationReads({ copy, feed, runtime, report, signal, holdsLease: () => true });
  const targets = (): readonly string[] =>
    copy.store
      .all(
        `SELECT p.handle, r.curated FROM recommendation r JOIN product p ON p.id = r.target_id
         ORDER BY r.product_id, position`,
      )
      .map((row) => `${text(row, 'handle')}${flag(row, 'curated') ? '' : ' (automatic)'}`);
  const invalidations = (): number => copy.store.all('SELECT 1 FROM invalidation').length;
  return { reads, asked, targets, invalidations, runtime, problems };
}

const recommended = { complementary: ['p3'], related: ['p2', 'p3', 'p1', 'unknown'] };

test('what goes with a product comes first, without itself, twice the same or what the copy lacks', async () => {
  const { reads, targets } = await openReads(async () => recommended);
  reads.request('p1');
  await reads.idle();
  expect(targets()).toEqual(['product-p3', 'product-p2 (automatic)']);
});

test('the platform is asked about a product once a day', async () => {
  const { reads, asked, runtime } = await openReads(async () => recommended);
  for (let visit = 0; visit < 3; visit += 1) {
    reads.request('p1');
    await reads.idle();
  }
  expect(asked).toEqual(['p1']);
  await runtime.advance(dayMs);
  reads.request('p1');
  await reads.idle();
  expect(asked).toEqual(['p1', 'p1']);
});

test('equal recommendations invalidate nothing', async () => {
  const { reads, runtime, invalidations } = await openReads(async () => recommended);
  reads.request('p1');
  await reads.idle();
  const before = invalidations();
  await runtime.advance(dayMs);
  reads.request('p1');
  await reads.idle();
  expect(invalidations()).toBe(before);
});

test('pages expire when the platform is due to be asked again, but no sooner than in an hour', async () => {
  const { reads, runtime } = await openReads(async () => recommended);
  const now = runtime.clock.wall();
  expect(reads.request('p1')).toBe(now + 60 * 60_000);
  await reads.idle();
  expect(reads.request('p1')).toBeGreaterThanOrEqual(now + dayMs);
});

test('a platform that does not answer is reported, and asked again at the next page', async () => {
  let isDown = true;
  const { reads, targets, problems } = await openReads(async () => {
    if (isDown) throw new Error('down');
    return recommended;
  });
  reads.request('p1');
  await reads.idle();
  expect([targets(), problems]).toEqual([[], [new Error('down')]]);
  isDown = false;
  reads.request('p1');
  await reads.idle();
  expect(targets()).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { sampleSync } from '#tests/helpers/platform/sample-copy.ts';

/** A filled copy of one product, and how often the platform was asked for a handle. */
async function openCopy() {
  const { platform, engine, copy, runtime, problems } = sampleSync();
  for (const record of [profileRecord(), productRecord({ id: 'p1' })]) platform.put(record);
  await engine.fill();
  return { platform, runtime, copy, engine, problems, lookUp: engine.lookUp, asked: () => platform.calls.find };
}

test('a product that the copy does not have yet is found on the platform', async () => {
  const { platform, copy, lookUp } = await openCopy();
  platform.put(productRecord({ id: 'p2' }));
  expect(await Promise.all([lookUp('product', 'product-p2'), lookUp('product', 'product-p2')])).toEqual([
    'found',
    'found',
  ]);
  expect([platform.calls.find, copy.store.all('SELECT 1 FROM product').length]).toEqual([1, 2]);
});

test('what does not exist is looked for again after half a minute', async () => {
  const { runtime, lookUp, asked } = await openCopy();
  expect(await lookUp('product', 'none')).toBe('absent');
  await runtime.advance(29_999);
  expect([await lookUp('product', 'none'), asked()]).toEqual(['absent', 1]);
  await runtime.advance(1);
  expect([await lookUp('product', 'none'), asked()]).toEqual(['absent', 2]);
});

test('the platform is asked at most five times a second', async () => {
  const { runtime, lookUp, asked } = await openCopy();
  for (const handle of ['a', 'b', 'c', 'd', 'e']) expect(await lookUp('product', handle)).toBe('absent');
  expect(await lookUp('product', 'f')).toBe('unknown');
  await runtime.advance(999);
  expect(await lookUp('product', 'f')).toBe('unknown');
  await runtime.advance(1);
  expect([await lookUp('product', 'f'), asked()]).toEqual(['absent', 6]);
});

test('after the platform failed nobody waits for it for five seconds', async () => {
  const { platform, runtime, lookUp, asked, problems } = await openCopy();
  platform.faults.isDown = true;
  expect(await lookUp('product', 'a')).toBe('unknown');
  platform.faults.isDown = false;
  await runtime.advance(4999);
  expect([await lookUp('product', 'a'), asked()]).toEqual(['unknown', 1]);
  await runtime.advance(1);
  expect([await lookUp('product', 'a'), asked()]).toEqual(['absent', 2]);
  expect(problems).toEqual(['The platform is down.']);
});

test.each([
  ['product', 'product-p1'],
  ['product', 'no handle'],
  ['policy', 'refund'],
] as const)('the platform is not asked for the %s %s', async (kind, handle) => {
  const { lookUp, asked } = await openCopy();
  expect([await lookUp(kind, handle), asked()]).toEqual(['absent', 0]);
});

test('a platform that has withdrawn its permission is not asked', async () => {
  const { engine, lookUp, asked } = await openCopy();
  engine.disconnect();
  expect([await lookUp('product', 'a'), asked()]).toEqual(['absent', 0]);
});

import { expect, test } from 'vitest';
import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { Feed } from '#commerce/feed.ts';
import { productRecord, profileRecord } from '#tests/fixtures/sample-records.ts';
import { memoryPlatform } from '#tests/helpers/platform/memory-platform.ts';
import { sampleSync } from '#tests/helpers/platform/sample-copy.ts';

const stock = { kind: 'stock', ids: [], handles: [], deleted: false, version: null, settleMs: 0 } as const;

test('a delivery about stock is refused after three seconds where the platform does not say whose it is', async () => {
  const platform = memoryPlatform();
  let signal: AbortSignal | null = null;
  const stockedProducts: Feed['stockedProducts'] = (_, given) => {
    signal = given;
    return new Promise(() => {});
  };
  const { engine, runtime } = sampleSync({ ...platform, feed: { ...platform.feed, stockedProducts } });
  platform.put(profileRecord());
  platform.put(productRecord({ id: 'p1' }));
  await engine.fill();
  const begun = runtime.clock.steady();
  const accepted = engine.accept([{ ...stock, stockItems: ['9'] }]).catch((error: unknown) => error);
  await runtime.advance(3000);
  expect(await accepted).toBeInstanceOf(PlatformUnavailableError);
  expect(runtime.clock.steady() - begun).toBe(3000);
  expect(signal).toMatchObject({ aborted: true });
});

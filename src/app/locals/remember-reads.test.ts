import { expect, test } from 'vitest';
import { tags } from '#cache/tags.ts';
import { gate } from '#tests/helpers/cache-harness.ts';
import { memoryCatalog, product } from '#tests/fixtures/shops/memory-catalog.ts';
import { memoryContent } from '#tests/fixtures/shops/memory-content.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { rememberReads } from './remember-reads.ts';
import type { OpenPorts } from './shared-reads.ts';

/** Ports over products that a test replaces, of which `broken` cannot be read and `slow` waits until it is opened. */
function openShop({ draft = false } = {}) {
  const shop = new Map([['lamp', product({ handle: 'lamp' })]]);
  const slow = gate();
  const openPorts: OpenPorts = ({ record }) => ({
    catalog: {
      ...memoryCatalog([], []),
      product: async (handle) => {
        if (handle === 'broken') throw new Error('cannot be read');
        if (handle === 'slow') await slow.opened;
        record(tags.productHandle(handle));
        return shop.get(handle) ?? null;
      },
    },
    content: memoryContent().content(sampleReaderContext().reader),
    sharedLines: {},
  });
  const { reader, recorded } = sampleReaderContext({ draft });
  return { shop, recorded, ...rememberReads(openPorts, reader), open: slow.open };
}

test('reads that return the same objects are confirmed, with what they were made of', async () => {
  const { ports, confirm, recorded } = openShop();
  await ports.catalog.product('lamp');
  await ports.catalog.product('vase');
  recorded.clear();
  expect(await confirm?.()).toMatchObject({ tags: [tags.productHandle('lamp'), tags.productHandle('vase')] });
  expect(recorded).toEqual(new Set());
});

test('an object that was read again is not the same, however alike', async () => {
  const { shop, ports, confirm } = openShop();
  await ports.catalog.product('lamp');
  shop.set('lamp', product({ handle: 'lamp' }));
  expect(await confirm?.()).toBeNull();
});

test('something that was absent and exists now is not the same', async () => {
  const { shop, ports, confirm } = openShop();
  await ports.catalog.product('vase');
  shop.set('vase', product({ handle: 'vase' }));
  expect(await confirm?.()).toBeNull();
});

test('a read that failed cannot be confirmed', async () => {
  const { ports, confirm } = openShop();
  await expect(ports.catalog.product('broken')).rejects.toThrow('cannot be read');
  expect(await confirm?.()).toBeNull();
});

test('a read that has not ended cannot be confirmed', async () => {
  const { ports, confirm, open } = openShop();
  const reading = ports.catalog.product('slow');
  expect(await confirm?.()).toBeNull();
  open();
  await reading;
  expect(await confirm?.()).not.toBeNull();
});

test('pages of drafts are not confirmed', () => {
  expect(openShop({ draft: true }).confirm).toBeNull();
});

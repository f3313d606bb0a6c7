import { expect, test } from 'vitest';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import { shopifyImage } from '#tests/emulators/shopify/shops/shop-parts.ts';
import type { ShopifyMetaobject, ShopifyShopData } from '#tests/emulators/shopify/shop-data.ts';
import { sampleReaderContext } from '#tests/fixtures/sample-reader-context.ts';
import { type CopiedShop, openCopiedShop } from '#tests/helpers/shopify/copied-shop.ts';

const updatedAt = '2026-02-01T09:00:00Z';
const line = (key: string, value: string) => ({ key, type: 'single_line_text_field', value });

function quote(text: string): ShopifyMetaobject {
  return {
    id: '951',
    type: 'section_quote',
    handle: 'ida',
    updatedAt,
    fields: [line('text', text), line('by', 'Ida')],
  };
}

const picture: ShopifyMetaobject = {
  id: '952',
  type: 'section_picture',
  handle: 'forge',
  updatedAt,
  fields: [
    {
      key: 'image',
      type: 'file_reference',
      value: 'gid://shopify/MediaImage/77',
      image: { ...shopifyImage('forge'), altText: 'The forge' },
    },
  ],
};

/** A shop whose pages about and contact have the same quote, and the first of them a picture. */
function shopWithSections(): ShopifyShopData {
  const data = hardwareShop();
  const [first, second] = data.pages;
  const pages = data.pages.map((page) => {
    if (page === first) return { ...page, sections: ['951', '952'] };
    return page === second ? { ...page, sections: ['951'] } : page;
  });
  return { ...data, pages, metaobjects: [...data.metaobjects, quote('Made to last.'), picture] };
}

const handles = hardwareShop().pages.map(({ handle }) => handle);

async function sectionsOf({ shop }: CopiedShop, handle: string): Promise<readonly object[]> {
  return (await shop.content(sampleReaderContext().reader).page(handle))?.sections ?? [];
}

/** Documents whose bytes changed, by handle. */
async function changedBy(copied: CopiedShop, edit: () => void): Promise<readonly string[]> {
  const { store } = copied.shop.copy;
  const read = () =>
    store.all("SELECT kind || '/' || handle name, front || body text FROM document WHERE kind IN ('page', 'home')");
  const before = new Map(read().map((row) => [row['name'], row['text']]));
  edit();
  await copied.takeDeliveries();
  return read()
    .filter((row) => before.get(row['name']) !== row['text'])
    .map((row) => String(row['name']))
    .toSorted();
}

test('a page shows the sections of its metafield, with pictures', async () => {
  const copied = await openCopiedShop(shopWithSections());
  const sections = await sectionsOf(copied, handles[0] ?? '');
  expect(sections).toMatchObject([
    { type: 'quote', text: 'Made to last.', by: 'Ida' },
    { type: 'picture', picture: { alt: 'The forge' } },
    { type: 'prose' },
  ]);
});

test('an edited metaobject changes exactly the pages that show it, a deleted one too', async () => {
  const copied = await openCopiedShop(shopWithSections());
  const { edits } = copied.emulator;
  const both = handles
    .slice(0, 2)
    .map((handle) => `page/${handle}`)
    .toSorted();
  expect(await changedBy(copied, () => edits.putMetaobject(quote('Made to outlast.')))).toEqual(both);
  expect(await changedBy(copied, () => edits.deleteMetaobject('952'))).toEqual([`page/${handles[0]}`]);
  expect(await changedBy(copied, () => edits.putMetaobject({ ...picture, id: '960' }))).toEqual([]);
  const [home] = copied.emulator.store.metaobjects.all();
  if (!home) throw new Error('There is no home page.');
  const fields = home.fields.map((field) => (field.key === 'title' ? { ...field, value: 'Renamed' } : field));
  const before = copied.emulator.requests.all.filter(({ operation }) => operation === 'PagesById').length;
  edits.putMetaobject({ ...home, fields });
  await copied.takeDeliveries();
  expect((await copied.shop.content(sampleReaderContext().reader).home())?.title).toBe('Renamed');
  expect(copied.emulator.requests.all.filter(({ operation }) => operation === 'PagesById')).toHaveLength(before);
});

test('a token without access to metaobjects has the pages without sections', async () => {
  const copied = await openCopiedShop(shopWithSections(), ({ scopes }) => {
    scopes.storefront = new Set([...scopes.storefront].filter((scope) => scope !== 'unauthenticated_read_metaobjects'));
  });
  expect(await sectionsOf(copied, handles[0] ?? '')).toMatchObject([{ type: 'prose' }]);
  expect(await copied.shop.content(sampleReaderContext().reader).home()).toBeNull();
});

import { expect, test } from 'vitest';
import { contextKey } from '#commerce/context.ts';
import type { CatalogRecord, RecordKind } from '#commerce/records/catalog-record.ts';
import { connectionPage, createFakeStorefront, type FakeRoot } from '#tests/helpers/shopify/fake-storefront.ts';
import { sampleImage, sampleProductNode } from '#tests/helpers/shopify/sample-nodes.ts';
import { RequestError } from '../client/request-error.ts';
import { createAccessReader } from './access.ts';
import { createFeed } from './feed.ts';

const market = { country: 'NO', language: 'en', currency: '' };
const markets = [market];
const key = contextKey(market);
const signal = new AbortController().signal;
const noSeo = { title: null, description: null };

const collection = {
  __typename: 'Collection',
  id: 'gid://shopify/Collection/1',
  handle: 'クッション',
  title: 'Cushions',
  descriptionHtml: '<p>Soft.</p><script>alert(1)</script>',
  updatedAt: '2026-02-01T10:00:00+01:00',
  image: sampleImage(),
  seo: { title: 'Soft cushions', description: null },
};
const page = {
  __typename: 'Page',
  id: 'gid://shopify/Page/2',
  handle: 'care',
  title: 'Care',
  body: '',
  createdAt: '2026-01-01T10:00:00Z',
  updatedAt: '2026-01-02T10:00:00Z',
  seo: null,
};
const blog = { __typename: 'Blog', id: 'gid://shopify/Blog/3', handle: 'news', title: 'News', seo: null };
const article = {
  __typename: 'Article',
  id: 'gid://shopify/Article/4',
  handle: 'opening',
  title: 'Opening',
  contentHtml: '<p>Today.</p>',
  excerpt: null,
  publishedAt: '2026-01-03T10:00:00Z',
  tags: ['b', 'a'],
  authorV2: null,
  image: null,
  seo: null,
  blog,
};
const menuItem = { type: 'HTTP', url: 'https://elsewhere.example/', resource: null, items: [] };
const shop = {
  id: 'gid://shopify/Shop/1',
  name: 'Harbour',
  description: null,
  customerAccountUrl: 'https://shopify.com/1/account',
  primaryDomain: { host: 'harbour.example', url: 'https://harbour.example' },
  paymentSettings: { currencyCode: 'NOK', countryCode: 'NO' },
  privacyPolicy: {
    title: 'Privacy',
    handle: 'privacy-policy',
    body: '<p>Little.</p>',
    id: 'gid://shopify/ShopPolicy/9',
  },
};
const everything: FakeRoot = {
  products: () => connectionPage([], {}),
  collections: (args: object) => connectionPage([collection], args),
  pages: (args: object) => connectionPage([page], args),
  blogs: (args: object) => connectionPage([blog], args),
  articles: (args: object) => connectionPage([article], args),
  urlRedirects: (args: object) =>
    connectionPage(
      [{ __typename: 'UrlRedirect', id: 'gid://shopify/UrlRedirect/5', path: '/old', target: '/new' }],
      args,
    ),
  nodes: ({ ids }: { readonly ids: readonly string[] }) =>
    ids.map((id) => [collection, page, blog, article].find((each) => each.id === id) ?? null),
  menu: ({ handle }: { readonly handle: string }) =>
    handle === 'main-menu'
      ? {
          id: 'gid://shopify/Menu/6',
          handle,
          title: 'Main menu',
          items: [
            {
              ...menuItem,
              title: 'Cushions',
              type: 'COLLECTION',
              resource: collection,
              items: [{ ...menuItem, title: 'Opening', type: 'ARTICLE', resource: article }],
            },
            { ...menuItem, title: 'Own', url: 'https://harbour.example/pages/care?a=1#b' },
            { ...menuItem, title: 'Other' },
            { ...menuItem, title: 'Nothing', url: null },
          ],
        }
      : null,
  shop,
  localization: { country: { isoCode: 'NO', currency: { isoCode: 'NOK' } }, language: { isoCode: 'EN' } },
  blog: ({ handle }: { readonly handle: string }) =>
    handle === 'news'
      ? {
          ...blog,
          articleByHandle: (given: { readonly handle: string }) => (given.handle === 'opening' ? article : null),
        }
      : null,
};

function openFeed(root: FakeRoot = everything) {
  const fake = createFakeStorefront(root);
  const settings = {
    domain: 'my-shop.myshopify.com',
    metafields: [],
    menus: [
      { place: 'header', handle: 'main-menu' },
      { place: 'footer', handle: 'footer' },
    ],
  };
  return {
    ...fake,
    feed: createFeed({ client: fake.client, access: createAccessReader(fake.client), settings, admin: null }),
  };
}

async function scan(kind: RecordKind, feed = openFeed().feed): Promise<readonly CatalogRecord[]> {
  const records: CatalogRecord[] = [];
  for await (const batch of feed.scan({ kind, markets, signal, since: null, cursor: null }))
    records.push(...batch.records);
  return records;
}

test('a collection has its handle in any script, its text as it is, and its picture', async () => {
  expect(await scan('collection')).toMatchObject([
    {
      kind: 'collection',
      id: '1',
      handle: 'クッション',
      version: '2026-02-01T09:00:00.000Z',
      base: { sort: 'manual', automatic: true, picture: { width: 2000, alt: 'A mug' } },
      overlays: {
        [key]: {
          title: 'Cushions',
          body: collection.descriptionHtml,
          seo: { title: 'Soft cushions', description: null },
        },
      },
    },
  ]);
});

test('pages, blogs and articles may lack texts, pictures and authors', async () => {
  expect(await scan('page')).toMatchObject([
    { id: '2', handle: 'care', overlays: { [key]: { body: '', seo: noSeo, sections: [] } } },
  ]);
  expect(await scan('blog')).toMatchObject([{ id: '3', handle: 'news', version: null }]);
  expect(await scan('article')).toMatchObject([
    {
      id: '4',
      handle: 'news/opening',
      version: null,
      base: { blog: '3', author: null, tags: ['a', 'b'], picture: null, publishedAt: '2026-01-03T10:00:00.000Z' },
      overlays: { [key]: { excerpt: '', body: '<p>Today.</p>' } },
    },
  ]);
});

test('links of a menu lead to pages of this shop, also where they name its own host', async () => {
  const [menu, ...others] = await scan('menu');
  expect(others).toEqual([]);
  expect(menu).toMatchObject({
    id: 'header',
    overlays: {
      [key]: {
        title: 'Main menu',
        items: [
          {
            label: 'Cushions',
            href: `/collections/${encodeURIComponent('クッション')}`,
            children: [{ label: 'Opening', href: '/blogs/news/opening', children: [] }],
          },
          { label: 'Own', href: '/pages/care?a=1#b' },
          { label: 'Other', href: 'https://elsewhere.example/' },
          { label: 'Nothing', href: '' },
        ],
      },
    },
  });
});

test('the policies that the shop has are records, and redirects have their path as handle', async () => {
  expect(await scan('policy')).toMatchObject([
    {
      id: 'privacy-policy',
      handle: 'privacy-policy',
      overlays: { [key]: { title: 'Privacy', body: '<p>Little.</p>' } },
    },
  ]);
  expect(await scan('redirect')).toMatchObject([{ id: '5', handle: '/old', base: { target: '/new' } }]);
});

test('the profile has currency, language, country and the page of customers', async () => {
  expect(await scan('profile')).toMatchObject([
    {
      base: { currency: 'NOK', locale: 'en-NO', country: 'NO', filters: [] },
      overlays: { [key]: { name: 'Harbour', description: '' } },
    },
  ]);
});

test.each([
  ['article', 'news/opening', '4'],
  ['article', 'news/closing', null],
  ['article', 'old/opening', null],
  ['redirect', '/old', '5'],
  ['redirect', '/ol', null],
  ['policy', 'privacy-policy', 'privacy-policy'],
  ['menu', 'footer', null],
  ['home', '', null],
] as const)('the %s with the handle %s is found as %s', async (kind, handle, id) => {
  const found = await openFeed().feed.find({ kind, handle, markets, signal });
  expect(found?.id ?? null).toBe(id);
});

test('records are read by id, and ids without one are missing', async () => {
  const { feed } = openFeed();
  expect(await feed.read({ kind: 'page', ids: ['2', '77'], markets, signal })).toMatchObject({
    records: [{ id: '2' }],
    missing: ['77'],
  });
  expect(await feed.read({ kind: 'policy', ids: ['refund-policy'], markets, signal })).toEqual({
    records: [],
    missing: ['refund-policy'],
  });
});

test('a token that may not read content has none, and still has policies', async () => {
  const { feed, failWhen } = openFeed();
  failWhen(({ name }) =>
    name === 'ProbeContent' ? { error: new RequestError('access', name), isCarriedOut: false } : null,
  );
  expect(await scan('page', feed)).toEqual([]);
  expect(await scan('menu', feed)).toEqual([]);
  expect(await scan('policy', feed)).toHaveLength(1);
});

test('members of a collection are in its order, to the last page', async () => {
  const products = Array.from({ length: 600 }, (_, index) => ({ id: `gid://shopify/Product/${index + 1}` }));
  const { feed } = openFeed({
    collection: () => ({ ...collection, products: (args: object) => connectionPage(products, args) }),
  });
  const ids: string[] = [];
  for await (const batch of feed.members({ collection: '1', signal })) ids.push(...batch);
  expect(ids).toEqual(products.map((_, index) => String(index + 1)));
});

test('the best-selling products are asked for in that order', async () => {
  const products = [3, 1, 2].map((id) => ({ ...sampleProductNode(id) }));
  const { feed, calls } = openFeed({ products: (args: object) => connectionPage(products, args) });
  const ids: string[] = [];
  for await (const batch of feed.bestSellers?.(signal) ?? []) ids.push(...batch);
  expect(ids).toEqual(['3', '1', '2']);
  expect(calls.at(-1)?.variables).toMatchObject({ sort: 'BEST_SELLING' });
});

test('a collection that is gone has no members', async () => {
  const { feed } = openFeed({ collection: () => null });
  for await (const batch of feed.members({ collection: '1', signal })) expect(batch).toEqual([]);
  await expect(feed.members({ collection: '1', signal })[Symbol.asyncIterator]().next()).resolves.toMatchObject({
    done: true,
  });
});

import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EventReadResult } from '#commerce/events.ts';
import { createEvents } from './events.ts';
import { subscribedTopics } from './webhooks/topics.ts';

const secret = 'app-client-secret';
const domain = 'my-shop.myshopify.com';

interface Sent {
  readonly topic: string;
  readonly body: string | object;
  readonly prefix?: string;
  readonly from?: string;
  readonly signedBy?: string;
  readonly withdrawn?: boolean;
}

async function deliver({
  topic,
  body,
  prefix = 'x-shopify-',
  from = domain,
  signedBy = secret,
  withdrawn = true,
}: Sent) {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const events = createEvents({
    secrets: [secret],
    domain,
    isAccessWithdrawn: async () => withdrawn,
    clock: () => new Date('2026-05-01'),
  });
  const headers = {
    [`${prefix}hmac-sha256`]: createHmac('sha256', signedBy).update(bytes).digest('base64'),
    [`${prefix}topic`]: topic,
    [`${prefix}shop-domain`]: from,
    [`${prefix}webhook-id`]: 'b54557e4',
  };
  return events.read(headers, bytes);
}

const changesIn = (result: EventReadResult) => (result.ok ? result.changes : result.reason);

const product = {
  id: 1,
  admin_graphql_api_id: 'gid://shopify/Product/788032119674292922',
  handle: 'クッション',
  status: 'active',
  updated_at: '2026-04-30T20:00:00-04:00',
};

test.each(['x-shopify-', 'shopify-'])('an edited product is announced by headers with %s', async (prefix) => {
  expect(await deliver({ topic: 'products/update', body: product, prefix })).toEqual({
    ok: true,
    id: 'b54557e4',
    topic: 'products/update',
    changes: [
      {
        kind: 'product',
        ids: ['788032119674292922'],
        handles: ['クッション'],
        deleted: false,
        version: '2026-05-01T00:00:00.000Z',
        settleMs: 2000,
        listed: true,
      },
    ],
  });
});

test('an id with more digits than a number holds is read as it is written', async () => {
  const deleted = await deliver({ topic: 'products/delete', body: '{"id":788032119674292922}' });
  expect(changesIn(deleted)).toMatchObject([{ kind: 'product', ids: ['788032119674292922'], deleted: true }]);
});

test.each([
  ['products/update', { ...product, status: 'unlisted' }, { kind: 'product', listed: false }],
  ['product_listings/remove', { product_listing: { product_id: 7 } }, { kind: 'product', ids: ['7'], deleted: false }],
  ['product_publications/create', { id: 3, product_id: 7, updated_at: null }, { kind: 'product', ids: ['7'] }],
  ['variants/out_of_stock', { id: 3, product_id: 7 }, { kind: 'product', ids: ['7'] }],
  ['collections/delete', { id: 9 }, { kind: 'collection', ids: ['9'], deleted: true }],
  [
    'collection_listings/add',
    { collection_listing: { collection_id: 9, handle: 'a' } },
    { kind: 'collection', ids: ['9'] },
  ],
  ['collection_publications/delete', { id: 3, collection_id: 9 }, { kind: 'collection', ids: ['9'], deleted: false }],
  ['inventory_levels/update', { inventory_item_id: 5, available: 2 }, { kind: 'stock', ids: [], stockItems: ['5'] }],
  ['shop/update', { id: 1, name: 'Harbour' }, { kind: 'profile' }],
  ['markets/update', { id: 1 }, { kind: 'shop' }],
  ['selling_plan_groups/update', { id: 1 }, { kind: 'shop' }],
])('%s of %j is a change of that', async (topic, body, change) => {
  expect(changesIn(await deliver({ topic, body }))).toMatchObject([change]);
});

test('an event of the newer kind names its product by the id in its body', async () => {
  const body = {
    topic: 'Product',
    action: 'update',
    resource_id: 'gid://shopify/Product/7',
    fields_changed: ['title'],
  };
  expect(changesIn(await deliver({ topic: 'Product', body, prefix: 'shopify-' }))).toMatchObject([
    { kind: 'product', ids: ['7'], deleted: false },
  ]);
});

test('the type in the signed body decides, whatever topic it is sent under', async () => {
  expect(changesIn(await deliver({ topic: 'collections/update', body: product }))).toMatchObject([
    { kind: 'product', ids: ['788032119674292922'] },
  ]);
});

test.each(['customers/data_request', 'customers/redact', 'shop/redact', 'orders/create', 'themes/publish'])(
  '%s is accepted and changes nothing',
  async (topic) => {
    expect(changesIn(await deliver({ topic, body: { id: 1 } }))).toEqual([]);
  },
);

test('an uninstalled app disconnects when Shopify refuses the token, and not otherwise', async () => {
  const sent = { topic: 'app/uninstalled', body: { id: 1, myshopify_domain: domain } };
  expect(await deliver(sent)).toMatchObject({ ok: true, isDisconnected: true, changes: [] });
  expect(await deliver({ ...sent, withdrawn: false })).toMatchObject({ ok: true, isDisconnected: false });
});

test('a delivery of another shop with the same app is accepted and changes nothing', async () => {
  const sent = { topic: 'products/update', body: product, from: 'other.myshopify.com' };
  expect(await deliver(sent)).toMatchObject({
    ok: true,
    changes: [],
    remark: expect.stringMatching(/^Deliveries of other\.myshopify\.com are ignored, .* set SHOPIFY_DOMAIN/),
  });
  expect(await deliver({ ...sent, from: domain })).not.toHaveProperty('remark');
});

test('that deliveries of another shop are ignored is said once, in words of its own', async () => {
  const events = createEvents({
    secrets: [secret],
    domain,
    isAccessWithdrawn: async () => true,
    clock: () => new Date(),
  });
  const bytes = Buffer.from(JSON.stringify(product));
  const hmac = createHmac('sha256', secret).update(bytes).digest('base64');
  const read = async (from: string) =>
    events.read(
      {
        'x-shopify-hmac-sha256': hmac,
        'x-shopify-topic': 'products/update',
        'x-shopify-shop-domain': from,
        'x-shopify-webhook-id': '1',
      },
      bytes,
    );
  expect(await read('<b>other</b>')).toMatchObject({ remark: expect.stringContaining('Deliveries of another shop') });
  expect(await read('other.myshopify.com')).not.toHaveProperty('remark');
});

test('wrong signatures and bodies that are no objects are refused', async () => {
  const forged = await deliver({ topic: 'products/update', body: product, signedBy: 'guess' });
  expect(forged).toEqual({ ok: false, reason: 'invalid_signature' });
  for (const body of ['', '[]', 'null', '{"id":', '"x"'])
    expect(await deliver({ topic: 'products/update', body })).toEqual({ ok: false, reason: 'malformed' });
});

test('any signed body is read or refused, and names only ids of digits', async () => {
  const body = fc.oneof(
    fc.json(),
    fc
      .record({ id: fc.jsonValue(), product_id: fc.jsonValue(), handle: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...subscribedTopics), body, async (topic, text) => {
      const result = await deliver({ topic, body: text });
      const ids = result.ok ? result.changes.flatMap((change) => change.ids) : [];
      expect(ids.filter((id) => id !== 'shop' && !/^\d{1,20}$/.test(id))).toEqual([]);
    }),
  );
});

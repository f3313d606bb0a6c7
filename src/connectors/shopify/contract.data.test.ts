import { expect, test } from 'vitest';
import type { Delivery } from '#commerce/delivery-signature.ts';
import { cartContract } from '#tests/contract/cart-contract.ts';
import { eventContract } from '#tests/contract/event-contract.ts';
import { feedContract } from '#tests/contract/feed-contract.ts';
import { findVariant } from '#tests/emulators/shopify/carts.ts';
import { productPayload } from '#tests/emulators/shopify/shop-edits.ts';
import { hardwareShop } from '#tests/emulators/shopify/shops/hardware-shop.ts';
import type { ShopifyDelivery } from '#tests/emulators/shopify/webhooks.ts';
import { openEmulatedConnector, present } from '#tests/helpers/shopify/emulated-connector.ts';

feedContract(async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  return {
    feed: present(connector.feed),
    market: { country: 'DE', language: 'en', currency: '' },
    shop: {
      renameProduct: async (id, title) => emulator.edits.updateProduct(id, { title }),
      deleteProduct: async (id) => emulator.edits.deleteProduct(id),
      stop: async () => {
        emulator.faults.outage = 'reset';
      },
      garble: async () => {
        emulator.faults.outage = 'garbled';
      },
      buyers: () => emulator.requests.all.flatMap(({ buyer }) => buyer ?? []),
    },
  };
});

cartContract(async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  return {
    carts: (buyer) => connector.carts(buyer),
    variants: async () => ['600101', '600201'],
    deleteVariant: async (id) => emulator.edits.deleteProduct(present(findVariant(emulator.store, id)).product.id),
    soldOut: '500901',
    scarce: { variant: '500301', stock: 3 },
    code: 'FORGE10',
    buyers: () => emulator.requests.all.flatMap(({ buyer }) => buyer ?? []),
  };
});

eventContract(async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const { webhooks } = emulator;
  const [product] = hardwareShop().products;
  const payload = JSON.stringify(productPayload(present(product ?? null)));
  const id = product?.id ?? '';
  return {
    events: present(connector.events),
    product: id,
    updated: () => received(webhooks.sign('products/update', payload)),
    deleted: () => received(webhooks.sign('products/delete', JSON.stringify({ id: Number(id) }))),
    sign: (body) => received(webhooks.sign('products/update', body)),
    unknownTopic: () => received(webhooks.sign('weather/update', '{"sun":true}')),
    foreign: () => received(webhooks.sign('products/update', payload, 'another secret')),
  };
});

/** As the server passes it on: names of headers are in lower case. */
function received({ headers, body }: ShopifyDelivery): Delivery {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { headers: Object.fromEntries(lower), bytes: Buffer.from(body) };
}

test('headers of events, which have no prefix, are read as those of webhooks', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  emulator.webhooks.headerFamily = 'event';
  emulator.edits.updateProduct('5008', { title: 'Anvil, 75 kg' });
  const [delivery] = emulator.webhooks.created;
  const { headers, bytes } = received(present(delivery ?? null));
  const read = await present(connector.events).read(headers, bytes);
  expect(read).toMatchObject({ ok: true, topic: 'products/update', changes: [{ kind: 'product', ids: ['5008'] }] });
});

test('one delivery with the headers of either family has the same id, and with both it is refused', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const events = present(connector.events);
  emulator.edits.updateProduct('5008', { title: 'Anvil, 75 kg' });
  const [delivery] = emulator.webhooks.created;
  const { headers, bytes } = received(present(delivery ?? null));
  const renamed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace('x-shopify-', 'shopify-'), value]),
  );
  const one = await events.read(headers, bytes);
  expect(await events.read(renamed, bytes)).toEqual(one);
  expect(await events.read({ ...renamed, ...headers }, bytes)).toEqual({ ok: false, reason: 'malformed' });
});

test('a shop that was renamed says so where it is checked, with its new address', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  emulator.faults.shopState = 'moved';
  const [first] = connector.setup.checks;
  const finding = await first?.run(new AbortController().signal);
  expect(finding).toMatchObject({ status: 'failed', line: expect.stringContaining('leads to new-name.myshopify.com') });
  expect(finding).toMatchObject({ remedy: expect.stringContaining('Set SHOPIFY_DOMAIN') });
});

test('an API that answers by another version is named by it', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  emulator.faults.servedVersion = '2026-07';
  const check = connector.setup.checks.find(({ name }) => name === 'API version');
  expect(await check?.run(new AbortController().signal)).toMatchObject({
    status: 'failed',
    line: '2026-04 is no longer supported, Shopify answers by 2026-07',
  });
});

test('registering webhooks adds what is missing, once', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const registrar = present(connector.setup.webhooks);
  const url = `${emulator.origin}/webhooks`;
  const { signal } = new AbortController();
  const topics = [...registrar.topics, 'metaobjects/create', 'metaobjects/update', 'metaobjects/delete'];
  expect(await registrar.register(url, signal)).toEqual({ ok: true, added: topics, present: [], notes: [] });
  expect(await registrar.register(url, signal)).toEqual({ ok: true, added: [], present: topics, notes: [] });
  const registered = [...emulator.webhooks.subscriptions.values()].map(({ topic }) => topic);
  expect(registered.toSorted()).toEqual(topics.toSorted());
});

test('topics whose scope the app lacks are left out and named, and the others registered', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  emulator.scopes.admin = new Set([...emulator.scopes.admin].filter((scope) => scope !== 'read_publications'));
  const { signal } = new AbortController();
  const answer = await present(connector.setup.webhooks).register(`${emulator.origin}/webhooks`, signal);
  expect(answer).toMatchObject({ ok: true, notes: [expect.stringContaining('lacks read_publications')] });
  const registered = [...emulator.webhooks.subscriptions.values()].map(({ topic }) => topic);
  expect(registered.filter((topic) => topic.includes('_publications/'))).toEqual([]);
  expect(registered).toContain('product_listings/update');
});

test('metaobjects are announced by the types that the shop has, also by those that are defined later', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const registrar = present(connector.setup.webhooks);
  const { signal } = new AbortController();
  const filters = async (): Promise<ReadonlySet<string | null>> => {
    await registrar.register(`${emulator.origin}/webhooks`, signal);
    const all = [...emulator.webhooks.subscriptions.values()];
    return new Set(all.filter(({ topic }) => topic.startsWith('metaobjects/')).map(({ filter }) => filter));
  };
  const types = 'type:section_product_row OR type:section_text OR type:storefront_page';
  expect(await filters()).toEqual(new Set([types]));
  const updatedAt = '2026-02-01T09:00:00Z';
  for (const type of ['section_quote', 'author'])
    emulator.edits.putMetaobject({ id: type, type, handle: 'one', updatedAt, fields: [] });
  const later = types.replace('type:section_text', 'type:section_quote OR type:section_text');
  expect(await filters()).toEqual(new Set([later]));
});

test('checks of the shop find nothing wrong, and name a token that is refused', async () => {
  const { emulator, connector } = await openEmulatedConnector(hardwareShop());
  const { signal } = new AbortController();
  const run = () => Promise.all(connector.setup.checks.map((check) => check.run(signal)));
  expect((await run()).map(({ status }) => status)).not.toContain('failed');
  emulator.edits.uninstallApp();
  expect((await run()).map(({ status }) => status)).toContain('failed');
});

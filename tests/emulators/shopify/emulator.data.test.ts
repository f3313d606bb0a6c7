import { expect, onTestFinished, test } from 'vitest';
import { type ShopifyEmulator, startShopifyEmulator } from './emulator.ts';
import { emptyShopData } from './shops/shop-parts.ts';
import { generatedShop } from './shops/generated-shop.ts';
import { hardwareShop } from './shops/hardware-shop.ts';
import type { ShopifyShopData } from './shop-data.ts';

async function open(data: ShopifyShopData = hardwareShop()): Promise<ShopifyEmulator> {
  const emulator = await startShopifyEmulator({ data });
  onTestFinished(() => emulator.close());
  return emulator;
}

async function ask(emulator: ShopifyEmulator, query: string, variables: object = {}) {
  const response = await fetch(`${emulator.origin}/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: { 'shopify-storefront-private-token': emulator.credentials.storefrontToken },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, headers: response.headers, ...(await response.json()) };
}

test('a list has every listed product once, page by page', async () => {
  const emulator = await open();
  const ids: string[] = [];
  for (let after: string | null = null; ;) {
    const { data } = await ask(
      emulator,
      'query Page($after: String) { products(first: 7, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
      { after },
    );
    ids.push(...data.products.nodes.map(({ id }: { readonly id: string }) => id));
    if (!data.products.pageInfo.hasNextPage) break;
    after = data.products.pageInfo.endCursor;
  }
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('drafts and products of other countries are not visible, unlisted ones by handle alone', async () => {
  const emulator = await open();
  const { data } = await ask(
    emulator,
    `{ draft: product(handle: "next-season") { id } abroad: product(handle: "us-plug") { id }
       friends: product(handle: "friends-only") { id } products(first: 250) { nodes { handle } } }`,
  );
  expect(data).toMatchObject({ draft: null, abroad: null, friends: { id: 'gid://shopify/Product/5103' } });
  expect(data.products.nodes).not.toContainEqual({ handle: 'friends-only' });
});

test('a page of more than 250, and one past the item 25,000, are errors', async () => {
  const emulator = await open();
  expect((await ask(emulator, '{ products(first: 251) { nodes { id } } }')).errors).toHaveLength(1);
  const large = await open(generatedShop(25_300));
  const cursor = Buffer.from('{"last_id":"7000024899","last_value":"24899"}').toString('base64');
  const query = 'query Deep($after: String) { products(first: 200, after: $after) { nodes { id } } }';
  expect((await ask(large, query, { after: cursor })).errors).toHaveLength(1);
});

test('times slice a list by the search syntax', async () => {
  const emulator = await open(generatedShop(300));
  const query = `{ products(first: 250, sortKey: CREATED_AT,
    query: "created_at:>='2024-01-01T01:00:00Z' AND created_at:<'2024-01-01T02:00:00Z'") { nodes { createdAt } } }`;
  const { data } = await ask(emulator, query);
  expect(data.products.nodes).toHaveLength(60);
  expect(data.products.nodes[0]).toEqual({ createdAt: '2024-01-01T01:00:00Z' });
});

test('prices are those of the country of the request', async () => {
  const emulator = await open();
  const price = 'product(handle: "stove-model-t7") { variants(first: 1) { nodes { price { amount currencyCode } } } }';
  const amounts = await Promise.all(
    ['', '@inContext(country: US)', '@inContext(country: JP)'].map(async (context) => {
      const { data } = await ask(emulator, `query Price ${context} { ${price} }`);
      return data.product.variants.nodes[0].price;
    }),
  );
  expect(amounts).toEqual([
    { amount: '1249.0', currencyCode: 'EUR' },
    { amount: '1373.9', currencyCode: 'USD' },
    { amount: '199840.0', currencyCode: 'JPY' },
  ]);
});

test('a wrong token and a missing scope are refused', async () => {
  const emulator = await open();
  const response = await fetch(`${emulator.origin}/api/2026-04/graphql.json`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(401);
  emulator.scopes.storefront = new Set(['unauthenticated_read_product_listings']);
  const { data, errors } = await ask(emulator, '{ pages(first: 1) { nodes { id } } }');
  expect(data).toBeNull();
  expect(errors[0].extensions.code).toBe('ACCESS_DENIED');
});

test('a document that the schema does not have is an error', async () => {
  const { errors, data } = await ask(await open(), '{ products(first: 1) { nodes { price } } }');
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
});

const cartParts = `cart { id checkoutUrl totalQuantity cost { totalAmount { amount } }
  lines(first: 5) { nodes { id quantity } } discountCodes { code applicable } } userErrors { code } warnings { code target }`;

test('a cart caps lines to the stock with a warning, and refuses what is not for sale', async () => {
  const emulator = await open();
  const add = (id: string, quantity: number) =>
    ask(emulator, `mutation Create($input: CartInput) { cartCreate(input: $input) { ${cartParts} } }`, {
      input: { lines: [{ merchandiseId: `gid://shopify/ProductVariant/${id}`, quantity }] },
    });
  const capped = (await add('500301', 9)).data.cartCreate;
  expect(capped.cart.totalQuantity).toBe(3);
  expect(capped.warnings[0].code).toBe('MERCHANDISE_NOT_ENOUGH_STOCK');
  expect((await add('99999', 1)).data.cartCreate).toMatchObject({
    cart: null,
    userErrors: [{ code: 'MERCHANDISE_NOT_APPLICABLE' }],
  });
  expect((await add('500401', 1)).data.cartCreate.userErrors[0].code).toBe('VARIANT_REQUIRES_SELLING_PLAN');
  expect((await add('500101', 150)).data.cartCreate.userErrors[0].code).toBe('INVALID_INCREMENT');
});

test('paying ends the cart, takes the stock and announces the product', async () => {
  const emulator = await open();
  emulator.webhooks.mode = 'collect';
  const { data } = await ask(
    emulator,
    `mutation Create($input: CartInput) { cartCreate(input: $input) { ${cartParts} } }`,
    {
      input: {
        lines: [{ merchandiseId: 'gid://shopify/ProductVariant/500301', quantity: 2 }],
        discountCodes: ['forge10', 'nothing'],
      },
    },
  );
  const { cart, warnings } = data.cartCreate;
  expect(cart.cost.totalAmount.amount).toBe('2248.2');
  expect(cart.discountCodes).toEqual([
    { code: 'forge10', applicable: true },
    { code: 'nothing', applicable: false },
  ]);
  expect(warnings).toMatchObject([{ code: 'DISCOUNT_NOT_FOUND' }]);
  expect(await (await fetch(cart.checkoutUrl)).text()).toContain('2 × Stove Model T-7');
  expect(await (await fetch(cart.checkoutUrl, { method: 'POST' })).text()).toContain('#1001');
  expect((await ask(emulator, `{ cart(id: "${cart.id}") { id } }`)).data.cart).toBeNull();
  expect(emulator.webhooks.created.map(({ topic }) => topic)).toEqual(['inventory_levels/update', 'products/update']);
});

test('delayed edits show in webhooks before the Storefront API has them', async () => {
  const emulator = await open();
  emulator.store.delayEdits();
  emulator.edits.updateProduct('5008', { title: 'Anvil, 75 kg' });
  const title = async () => (await ask(emulator, '{ product(handle: "anvil") { title } }')).data.product.title;
  expect(emulator.webhooks.created.at(-1)?.body).toContain('Anvil, 75 kg');
  expect(await title()).toBe('Anvil, 50 kg');
  emulator.store.showEdits();
  expect(await title()).toBe('Anvil, 75 kg');
});

test('faults delay, throttle, cut and spoil answers', async () => {
  const emulator = await open();
  const query = '{ products(first: 1) { nodes { title seo { title } } } }';
  emulator.faults.throttled = 1;
  emulator.faults.throttleForm = 'error';
  expect((await ask(emulator, query)).errors[0].extensions.code).toBe('THROTTLED');
  emulator.faults.failingFields.add('SEO.title');
  const partial = await ask(emulator, query);
  expect([partial.data.products.nodes[0].seo.title, partial.errors.length]).toEqual([null, 1]);
  emulator.faults.failingFields.clear();
  emulator.faults.cutAfterBytes = 20;
  await expect(ask(emulator, query)).rejects.toThrow();
  emulator.faults.cutAfterBytes = null;
  emulator.faults.outage = 'reset';
  await expect(ask(emulator, query)).rejects.toThrow();
  expect(emulator.requests.counts()).toEqual({ anonymous: 3 });
});

test('the Admin API gives tokens for a day, registers webhooks and exports in bulk', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  const emulator = await startShopifyEmulator({ data: hardwareShop(), now: () => now });
  onTestFinished(() => emulator.close());
  const granted = await fetch(`${emulator.origin}/admin/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: emulator.credentials.clientId,
      client_secret: emulator.credentials.clientSecret,
    }),
  });
  const { access_token: token, expires_in: seconds } = await granted.json();
  expect(seconds).toBe(86_399);
  const admin = async (query: string) => {
    const response = await fetch(`${emulator.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: { 'x-shopify-access-token': token },
      body: JSON.stringify({ query }),
    });
    return response.json();
  };
  const run = await admin(
    'mutation Run { bulkOperationRunQuery(query: "{ products { edges { node { id status variants { edges { node { id } } } } } } }") { bulkOperation { id status } userErrors { message } } }',
  );
  const { id } = run.data.bulkOperationRunQuery.bulkOperation;
  const done = await admin(`{ bulkOperation(id: "${id}") { status url objectCount } }`);
  const lines = (await (await fetch(done.data.bulkOperation.url)).text()).trim().split('\n');
  expect(lines).toContain('{"id":"gid://shopify/Product/5101","status":"DRAFT"}');
  expect(lines).toContain('{"id":"gid://shopify/ProductVariant/510101","__parentId":"gid://shopify/Product/5101"}');
  const created = await admin(
    'mutation Hook { webhookSubscriptionCreate(topic: VARIANTS_OUT_OF_STOCK, webhookSubscription: { uri: "https://shop.example/api/webhooks" }) { webhookSubscription { topic uri } userErrors { message } } }',
  );
  expect(created.data.webhookSubscriptionCreate.userErrors).toEqual([]);
  expect([...emulator.webhooks.subscriptions.values()][0]?.topic).toBe('variants/out_of_stock');
  now = new Date('2026-11-21T10:00:00Z');
  expect(await admin('{ shop { name } }')).toEqual({ errors: expect.stringContaining('Invalid API key') });
});

test('an empty shop has empty lists', async () => {
  const { data } = await ask(await open(emptyShopData()), '{ products(first: 5) { nodes { id } } shop { name } }');
  expect(data).toEqual({ products: { nodes: [] }, shop: { name: 'Tinderbox Hardware' } });
});

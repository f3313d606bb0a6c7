import { graphql, buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { DoctorFinding } from '#commerce/setup.ts';
import { createFakeStorefront, connectionPage, type FakeStorefront } from '#tests/helpers/shopify/fake-storefront.ts';
import { RequestError } from './client/request-error.ts';
import type { Transport } from './client/transport.ts';
import { openShopifyConnector } from './connector.ts';
import { subscribedTopics, topicScopes } from './webhooks/topics.ts';
import type { ShopifySettings } from './settings.ts';

const signal = new AbortController().signal;
const url = 'https://shop.example/api/webhooks/commerce';
const app = { clientId: 'id', clientSecret: 'app-secret' };

const storefront = {
  products: () => connectionPage([], {}),
  pages: () => connectionPage([], {}),
  shop: {
    id: 'gid://shopify/Shop/1',
    name: 'Harbour',
    primaryDomain: { host: 'harbour.example', url: 'https://harbour.example' },
    paymentSettings: { currencyCode: 'NOK', countryCode: 'NO' },
  },
  localization: { country: { isoCode: 'NO', currency: { isoCode: 'NOK' } }, language: { isoCode: 'EN' } },
  publicApiVersions: [{ handle: '2026-04', supported: true }],
};

/** The fields of the Admin API that registration uses, as its documentation has them. */
const adminSchema = buildSchema(`
  type Query {
    webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
    metaobjectDefinitions(first: Int): MetaobjectDefinitionConnection!
  }
  type MetaobjectDefinitionConnection { nodes: [MetaobjectDefinition!]! }
  type MetaobjectDefinition { type: String! }
  type Mutation {
    webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): Payload
  }
  type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
  type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! filter: String }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Payload { userErrors: [UserError!]! }
  type UserError { message: String! }
  enum WebhookSubscriptionTopic { ${subscribedTopics.map((topic) => topic.replace('/', '_').toUpperCase()).join(' ')} }
  enum WebhookSubscriptionFormat { JSON }
  input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat filter: String }
`);

interface Registered {
  readonly topic: string;
  readonly uri: string;
}

interface OpenOptions {
  readonly admin?: typeof app | null;
  readonly scope?: string;
  /** A topic that Shopify does not register. */
  readonly refuse?: string;
  /** Of Shopify's clock. */
  readonly date?: string | null;
}

function open({ admin = app, scope = topicScopes.join(','), refuse = '', date = null }: OpenOptions = {}) {
  const fake: FakeStorefront = createFakeStorefront(storefront);
  const subscriptions: Registered[] = [];
  const tokens: string[] = [];
  const rootValue = {
    metaobjectDefinitions: { nodes: [] },
    webhookSubscriptions: (page: object) =>
      connectionPage(
        subscriptions.map((each) => ({ ...each, id: each.topic })),
        page,
      ),
    webhookSubscriptionCreate: ({
      topic,
      webhookSubscription,
    }: {
      readonly topic: string;
      readonly webhookSubscription: { readonly uri: string };
    }) => {
      if (topic === refuse) return { userErrors: [{ message: 'You need a scope' }] };
      subscriptions.push({ topic, uri: webhookSubscription.uri });
      return { userErrors: [] };
    },
  };
  const transport: Transport = async (request) => {
    const respond = (body: unknown, status = 200) => ({ status, header: () => null, body: JSON.stringify(body) });
    if (request.method === 'GET') return { ...respond(''), header: (name) => (name === 'date' ? date : null) };
    if (request.url.endsWith('/admin/oauth/access_token')) {
      const given = new URLSearchParams(request.body);
      if (given.get('client_secret') !== app.clientSecret) return respond({ error: 'invalid_client' }, 400);
      tokens.push(`token-${tokens.length + 1}`);
      return respond({ access_token: tokens.at(-1), scope, expires_in: 86_399 });
    }
    if (!request.url.includes('/admin/')) return fake.transport(request);
    if (request.headers['x-shopify-access-token'] !== tokens.at(-1)) return respond({ errors: 'Invalid token' }, 401);
    const { query, variables } = JSON.parse(request.body);
    return respond(await graphql({ schema: adminSchema, source: query, rootValue, variableValues: variables }));
  };
  const settings: ShopifySettings = {
    domain: 'my-shop.myshopify.com',
    storefrontToken: 'private-token',
    admin,
    apiOrigin: 'https://my-shop.myshopify.com',
    metafields: [],
    menus: [],
  };
  const { runtime } = fake;
  const connector = openShopifyConnector({ settings, webhookSecrets: [], runtime, transport });
  return { ...fake, connector, subscriptions, tokens };
}

async function findings(setup: ReturnType<typeof open>): Promise<Readonly<Record<string, DoctorFinding>>> {
  const { checks } = setup.connector.setup;
  return Object.fromEntries(await Promise.all(checks.map(async ({ name, run }) => [name, await run(signal)] as const)));
}

test('a shop with all scopes, a supported version and an app has no findings', async () => {
  const found = await findings(open());
  expect(Object.values(found).map(({ status }) => status)).toEqual(Array(6).fill('ok'));
  expect(found['Shopify shop']?.line).toContain('Harbour');
  expect(found['API version']?.line).toBe('2026-04, supported until 2027-04-01');
});

test('a missing scope is a warning that names it', async () => {
  const shop = open({ scope: 'read_products' });
  shop.failWhen(({ name }) =>
    name === 'ProbeStock' ? { error: new RequestError('access', name), isCarriedOut: false } : null,
  );
  const found = await findings(shop);
  expect(found['Storefront scopes']).toMatchObject({
    status: 'warning',
    line: 'missing: unauthenticated_read_product_inventory',
  });
  expect(found['Admin app']).toMatchObject({ status: 'warning', line: 'missing: read_inventory' });
});

test('scopes that nothing can be sold without are a failure that names them', async () => {
  const shop = open();
  const lacking = new Set(['ProbeProducts', 'ProbeCartWrites']);
  shop.failWhen(({ name }) =>
    lacking.has(name) ? { error: new RequestError('access', name), isCarriedOut: false } : null,
  );
  expect((await findings(shop))['Storefront scopes']).toMatchObject({
    status: 'failed',
    line: 'missing, and nothing can be sold without: unauthenticated_read_product_listings, unauthenticated_write_checkouts',
  });
});

test('scopes that a shop can be without are named beside those that it cannot', async () => {
  const shop = open();
  const lacking = new Set(['ProbeContent', 'ProbeCartWrites']);
  shop.failWhen(({ name }) =>
    lacking.has(name) ? { error: new RequestError('access', name), isCarriedOut: false } : null,
  );
  expect((await findings(shop))['Storefront scopes']?.line).toBe(
    'missing, and nothing can be sold without: unauthenticated_write_checkouts; also missing: unauthenticated_read_content',
  );
});

test.each([
  ['Thu, 01 Jan 2026 00:00:30 GMT', 'ok', 'agrees with Shopify’s'],
  ['Thu, 01 Jan 2026 00:10:00 GMT', 'warning', '600 s behind Shopify’s'],
  ['Wed, 31 Dec 2025 23:50:00 GMT', 'warning', '600 s ahead of Shopify’s'],
  ['soon', 'ok', 'not compared, Shopify’s answer has no time'],
] as const)('the clock of a machine is compared with that of Shopify: %s', async (date, status, line) => {
  expect((await findings(open({ date })))['clock']).toMatchObject({ status, line });
});

test('a version that ends soon is a warning', async () => {
  const shop = open();
  shop.runtime.setWallClock(Date.UTC(2027, 1, 20));
  expect((await findings(shop))['API version']).toMatchObject({ status: 'warning' });
});

test.each([
  ['token', 'SHOPIFY_STOREFRONT_TOKEN'],
  ['address', 'SHOPIFY_DOMAIN'],
  ['access', 'scopes'],
] as const)('a failure because of the %s is a line with its remedy and without the token', async (failure, remedy) => {
  const shop = open();
  shop.failWhen(({ name }) => ({ error: new RequestError(failure, name), isCarriedOut: false }));
  const finding = (await findings(shop))['Shopify shop'];
  expect(finding).toMatchObject({ status: 'failed', remedy: expect.stringContaining(remedy) });
  expect(JSON.stringify(finding)).not.toContain('private-token');
});

test('a reason that several checks fail for is explained once', async () => {
  const shop = open();
  shop.failWhen(({ name }) => ({ error: new RequestError('token', name), isCarriedOut: false }));
  const lines: string[] = [];
  for (const { run } of shop.connector.setup.checks) lines.push((await run(signal)).line);
  expect(lines[0]).toContain('refuses the Storefront token');
  expect(lines.slice(1, 3)).toEqual(Array(2).fill('not checked, for the same reason'));
  expect(lines[3]).toContain('scopes');
});

test('wrong credentials of the app are a finding', async () => {
  const found = await findings(open({ admin: { ...app, clientSecret: 'wrong' } }));
  expect(found['Admin app']).toMatchObject({
    status: 'failed',
    remedy: expect.stringContaining('client ID and secret'),
  });
});

test('webhooks are registered once, and again only where one is missing', async () => {
  const { connector, subscriptions } = open();
  const first = await connector.setup.webhooks?.register(url, signal);
  expect(first).toEqual({ ok: true, added: subscribedTopics, present: [], notes: [] });
  expect(subscriptions).toContainEqual({ topic: 'PRODUCTS_UPDATE', uri: url });
  subscriptions.splice(0, 1);
  const second = await connector.setup.webhooks?.register(url, signal);
  expect(second).toMatchObject({ ok: true, added: subscribedTopics.slice(0, 1) });
  expect(subscriptions).toHaveLength(subscribedTopics.length);
});

test('without an app, or where Shopify refuses a topic, the configuration for it is printed', async () => {
  const withoutApp = await open({ admin: null }).connector.setup.webhooks?.register(url, signal);
  expect(withoutApp).toMatchObject({ ok: false });
  expect(JSON.stringify(withoutApp)).toContain('products/update');
  const refused = await open({ refuse: 'MARKETS_UPDATE' }).connector.setup.webhooks?.register(url, signal);
  expect(refused).toMatchObject({ ok: false });
  expect(JSON.stringify(refused)).toContain('markets/update: You need a scope');
});

test('the token of the app is used until shortly before its end', async () => {
  const { connector, tokens, runtime } = open();
  const register = () => connector.setup.webhooks?.register(url, signal);
  await register();
  await register();
  expect(tokens).toHaveLength(1);
  await runtime.advance(24 * 60 * 60 * 1000);
  await register();
  expect(tokens).toHaveLength(2);
});

test('without a secret no deliveries are received', () => {
  expect(open({ admin: null }).connector.events).toBeNull();
  expect(open().connector.events).not.toBeNull();
});

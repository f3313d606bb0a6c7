import type { Runtime } from '#cache/runtime.ts';
import type { ConnectorSetup, DoctorCheck, DoctorFinding, WebhookRegistrar } from '#commerce/setup.ts';
import { apiVersion, supportEndsAt } from './client/api-version.ts';
import type { AdminAccess } from './client/clients.ts';
import type { GraphqlClient } from './client/graphql-client.ts';
import { explainFailure } from './client/explain-failure.ts';
import { isRefusal, requestErrorOf } from './client/request-error.ts';
import type { Transport } from './client/transport.ts';
import {
  metaobjectTypes,
  webhookSubscriptionCreate,
  webhookSubscriptions,
  webhookSubscriptionUpdate,
} from './documents/admin.ts';
import { apiVersions, shopProfile } from './documents/shop.ts';
import { metaobjectTopics, subscribedTopics } from './events.ts';
import type { AccessReader, StorefrontAccess } from './feed/access.ts';
import { marketVariables } from './feed/kind-reader.ts';
import type { ShopifySettings } from './settings.ts';

export interface SetupServices {
  readonly settings: ShopifySettings;
  readonly client: GraphqlClient;
  readonly access: AccessReader;
  readonly admin: AdminAccess | null;
  readonly runtime: Runtime;
  readonly transport: Transport;
}

export function createSetup(services: SetupServices): ConnectorSetup {
  return {
    mediaHosts: ['cdn.shopify.com'],
    checks: [
      check('Shopify shop', services, checkShop),
      check('Storefront scopes', services, checkScopes),
      check('API version', services, checkVersion),
      check('Admin app', services, checkAdmin),
      check('Shopify checkout', services, checkPassword),
    ],
    webhooks: createRegistrar(services),
  };
}

type ShopCheck = (services: SetupServices, signal: AbortSignal) => Promise<DoctorFinding>;

/** A check that Shopify does not answer is a finding with what to do about it. */
function check(name: string, services: SetupServices, run: ShopCheck): DoctorCheck {
  return {
    name,
    run: async (signal) => {
      try {
        return await run(services, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure = requestErrorOf(error);
        if (failure) return { status: 'failed', ...explainFailure(failure) };
        const line = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
        return { status: 'failed', line, remedy: 'Wait and try again; shopifystatus.com says more.' };
      }
    },
  };
}

const checkShop: ShopCheck = async ({ client, settings }, signal) => {
  const { shop } = await client.run(shopProfile, { variables: marketVariables(null), use: 'buyer', signal });
  return { status: 'ok', line: `${settings.domain} answers as “${shop.name}”, ${shop.paymentSettings.currencyCode}` };
};

const scopeNames: Readonly<Record<keyof StorefrontAccess, string>> = {
  stock: 'unauthenticated_read_product_inventory',
  tags: 'unauthenticated_read_product_tags',
  plans: 'unauthenticated_read_selling_plans',
  content: 'unauthenticated_read_content',
  sections: 'unauthenticated_read_metaobjects',
};

const checkScopes: ShopCheck = async ({ access }, signal) => {
  access.forget();
  const granted = await access.read(signal);
  const missing = [
    ...(granted.stock ? [] : [scopeNames.stock]),
    ...(granted.tags ? [] : [scopeNames.tags]),
    ...(granted.plans ? [] : [scopeNames.plans]),
    ...(granted.content ? [] : [scopeNames.content]),
    ...(granted.sections ? [] : [scopeNames.sections]),
  ];
  if (missing.length === 0) return { status: 'ok', line: 'the token has all of them' };
  return { status: 'warning', line: `missing: ${missing.join(', ')}`, remedy: 'Grant them to the token in Shopify.' };
};

const warnBeforeMs = 60 * 24 * 60 * 60 * 1000;

const checkVersion: ShopCheck = async ({ client, runtime }, signal) => {
  const { publicApiVersions } = await client.run(apiVersions, { variables: {}, use: 'buyer', signal });
  const remedy = 'Update to a newer version of this software.';
  const isSupported = publicApiVersions.some(({ handle, supported }) => handle === apiVersion && supported);
  const served = client.servedVersion() ?? apiVersion;
  if (!isSupported || served !== apiVersion)
    return { status: 'failed', line: `${apiVersion} is no longer supported, Shopify answers by ${served}`, remedy };
  const end = supportEndsAt(apiVersion);
  const line = `${apiVersion}, supported until ${new Date(end).toISOString().slice(0, 10)}`;
  return end - runtime.clock.wall() < warnBeforeMs ? { status: 'warning', line, remedy } : { status: 'ok', line };
};

/** Scopes of the topics of webhooks. https://shopify.dev/docs/api/webhooks */
const adminScopes = ['read_products', 'read_inventory'] as const;

const checkAdmin: ShopCheck = async ({ admin }) => {
  if (!admin)
    return {
      status: 'warning',
      line: 'none: changes of stock are found by asking, and webhooks are registered by hand',
      remedy: 'Set SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET.',
    };
  const { scopes } = await admin.tokens.read();
  const missing = adminScopes.filter(
    (scope) => !scopes.includes(scope) && !scopes.includes(scope.replace('read_', 'write_')),
  );
  if (missing.length === 0) return { status: 'ok', line: `scopes ${scopes.join(', ')}` };
  return {
    status: 'warning',
    line: `missing: ${missing.join(', ')}`,
    remedy: 'Add them to the app, and install it again.',
  };
};

const maxRedirects = 5;

/**
 * The password of a shop that has not opened yet: products are answered, and the checkout leads to the page that asks
 * for it. Asks as a visitor does, without a token.
 */
const checkPassword: ShopCheck = async ({ transport, settings }, signal) => {
  let url = new URL('/', settings.apiOrigin);
  for (let redirects = 0; redirects < maxRedirects; redirects += 1) {
    const response = await transport({ url: url.href, method: 'GET', headers: {}, body: '', signal });
    const location = response.status >= 300 && response.status < 400 ? response.header('location') : null;
    const next = location === null ? null : URL.parse(location, url);
    if (!next) break;
    url = next;
    if (url.pathname.endsWith('/password'))
      return {
        status: 'warning',
        line: 'the online store asks for a password, and so does the checkout',
        remedy: 'In Shopify, remove it in the preferences of the online store before this shop opens.',
      };
  }
  return { status: 'ok', line: 'asks for no password' };
};

/** Registers by the Admin API, or prints the section of the app's configuration that does the same. */
function createRegistrar({ admin }: SetupServices): WebhookRegistrar {
  return {
    topics: subscribedTopics,
    register: async (url, signal) => {
      if (!admin) return { ok: false, instructions: configurationLines(url) };
      const subscribed = await readSubscriptions(admin.client, url, signal);
      const filter = await sectionFilter(admin.client, signal);
      const wanted = [
        ...subscribedTopics.map((topic): WantedTopic => ({ topic, filter: null })),
        ...(filter === null ? [] : metaobjectTopics.map((topic): WantedTopic => ({ topic, filter }))),
      ];
      const missing = wanted.filter(({ topic, filter: types }) => {
        const present = subscribed.get(topicName(topic));
        return !present || (types !== null && present.filter !== types);
      });
      const refused: string[] = [];
      for (const { topic, filter: types } of missing) {
        const id = subscribed.get(topicName(topic))?.id ?? null;
        const message = await subscribe(admin.client, { topic, filter: types, id, url, signal });
        if (message !== null) refused.push(`# ${topic}: ${message}`);
      }
      if (refused.length > 0) return { ok: false, instructions: [...refused, ...configurationLines(url)] };
      const added = missing.map(({ topic }) => topic);
      const topics = wanted.map(({ topic }) => topic);
      return { ok: true, added, present: topics.filter((topic) => !added.includes(topic)) };
    },
  };
}

interface WantedTopic {
  readonly topic: string;
  /** Which deliveries are wanted; null: all. */
  readonly filter: string | null;
}

/**
 * The types of pages and their sections that the shop has: Shopify announces metaobjects by named types alone. null: it
 * has none, or the app may not read them. https://shopify.dev/docs/apps/build/webhooks/customize/filters
 */
async function sectionFilter(client: GraphqlClient, signal: AbortSignal): Promise<string | null> {
  try {
    const { metaobjectDefinitions } = await client.run(metaobjectTypes, { variables: {}, use: 'buyer', signal });
    const types = metaobjectDefinitions.nodes.map(({ type }) => type).filter((type) => sectionType.test(type));
    return types.length === 0
      ? null
      : types
          .toSorted()
          .map((type) => `type:${type}`)
          .join(' OR ');
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

const sectionType = /^(?:storefront_page|(?:app--\d+--)?section_\w+)$/;

/** `products/update` is `PRODUCTS_UPDATE` in GraphQL. */
function topicName(topic: string): string {
  return topic.replace('/', '_').toUpperCase();
}

interface Subscription {
  readonly id: string;
  readonly filter: string | null;
}

/** The subscriptions of a URL, by topic. */
async function readSubscriptions(
  client: GraphqlClient,
  url: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Subscription>> {
  const subscriptions = new Map<string, Subscription>();
  let after: string | null = null;
  for (let isLast = false; !isLast;) {
    const page: SubscriptionPage = await readSubscriptionPage(client, after, signal);
    for (const { id, topic, uri, filter } of page.nodes)
      if (uri === url) subscriptions.set(topic, { id, filter: filter || null });
    isLast = !page.pageInfo.hasNextPage;
    after = page.pageInfo.endCursor;
  }
  return subscriptions;
}

type SubscriptionPage = Awaited<ReturnType<typeof readSubscriptionPage>>;

async function readSubscriptionPage(client: GraphqlClient, after: string | null, signal: AbortSignal) {
  const call = { variables: { after }, use: 'buyer', signal } as const;
  return (await client.run(webhookSubscriptions, call)).webhookSubscriptions;
}

interface WantedSubscription extends WantedTopic {
  /** Of the subscription to change; null: there is none. */
  readonly id: string | null;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** null, or why Shopify refuses it: a scope that the topic needs is missing, or the address is not public. */
async function subscribe(
  client: GraphqlClient,
  { topic, filter, id, url, signal }: WantedSubscription,
): Promise<string | null> {
  if (id !== null) {
    const answer = await client.run(webhookSubscriptionUpdate, { variables: { id, filter }, use: 'write', signal });
    return answer.webhookSubscriptionUpdate?.userErrors[0]?.message ?? null;
  }
  const variables = { topic: topicName(topic), uri: url, filter };
  const answer = await client.run(webhookSubscriptionCreate, { variables, use: 'write', signal });
  return answer.webhookSubscriptionCreate?.userErrors[0]?.message ?? null;
}

/** https://shopify.dev/docs/apps/build/cli-for-apps/app-configuration */
function configurationLines(url: string): readonly string[] {
  return [
    'Add this to shopify.app.toml of the app, then run `shopify app deploy`:',
    '',
    '[webhooks]',
    `api_version = "${apiVersion}"`,
    '',
    '[[webhooks.subscriptions]]',
    `topics = [ ${subscribedTopics.map((topic) => `"${topic}"`).join(', ')} ]`,
    'compliance_topics = [ "customers/data_request", "customers/redact", "shop/redact" ]',
    `uri = "${url}"`,
    '',
    '# With sections of metaobjects, naming the types that the shop has:',
    '[[webhooks.subscriptions]]',
    `topics = [ ${metaobjectTopics.map((topic) => `"${topic}"`).join(', ')} ]`,
    'filter = "type:storefront_page OR type:section_text"',
    `uri = "${url}"`,
  ];
}

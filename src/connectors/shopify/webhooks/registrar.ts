import type { WebhookRegistrar } from '#commerce/setup.ts';
import { grantsScope } from '../client/admin-token.ts';
import { apiVersion } from '../client/api-version.ts';
import type { AdminAccess } from '../client/clients.ts';
import type { GraphqlClient } from '../client/graphql-client.ts';
import { isRefusal } from '../client/request-error.ts';
import {
  metaobjectTypes,
  webhookSubscriptionCreate,
  webhookSubscriptions,
  webhookSubscriptionUpdate,
} from '../documents/admin.ts';
import { nextCursor } from '../documents/common.ts';
import { metaobjectTopics, scopeOfTopic, subscribedTopics, topicScopes } from './topics.ts';

/**
 * Registers by the Admin API the topics that the app's scopes allow, or prints the section of the app's configuration that
 * does the same.
 */
export function createRegistrar(admin: AdminAccess | null): WebhookRegistrar {
  return {
    topics: subscribedTopics,
    missing: async (url, signal) => {
      if (!admin) return null;
      const { missing } = await compareTopics(admin, url, signal);
      return missing.map(({ topic }) => topic);
    },
    register: async (url, signal) => {
      if (!admin) return { ok: false, instructions: configurationLines(url) };
      const { subscribed, wanted, missing, withheld } = await compareTopics(admin, url, signal);
      const refused: string[] = [];
      for (const { topic, filter: types } of missing) {
        const id = subscribed.get(topicName(topic))?.id ?? null;
        const message = await subscribe(admin.client, { topic, filter: types, id, url, signal });
        if (message !== null) refused.push(`# ${topic}: ${message}`);
      }
      if (refused.length > 0) return { ok: false, instructions: [...refused, ...configurationLines(url)] };
      const added = missing.map(({ topic }) => topic);
      const topics = wanted.map(({ topic }) => topic);
      const notes = notesOnScopes(withheld);
      return { ok: true, added, present: topics.filter((topic) => !added.includes(topic)), notes };
    },
  };
}

interface TopicComparison {
  /** What a URL is subscribed to, by topic. */
  readonly subscribed: ReadonlyMap<string, Subscription>;
  /** What the app's scopes allow, and what of it the URL is not subscribed to. */
  readonly wanted: readonly WantedTopic[];
  readonly missing: readonly WantedTopic[];
  /** What the app's scopes do not allow. */
  readonly withheld: readonly WantedTopic[];
}

async function compareTopics(
  { client, tokens }: AdminAccess,
  url: string,
  signal: AbortSignal,
): Promise<TopicComparison> {
  const subscribed = await readSubscriptions(client, url, signal);
  const filter = await sectionFilter(client, signal);
  const all = [
    ...subscribedTopics.map((topic): WantedTopic => ({ topic, filter: null })),
    ...(filter === null ? [] : metaobjectTopics.map((topic): WantedTopic => ({ topic, filter }))),
  ];
  const token = await tokens.read();
  const isAllowed = ({ topic }: WantedTopic): boolean => {
    const scope = scopeOfTopic(topic);
    return scope === null || grantsScope(token, scope);
  };
  const wanted = all.filter(isAllowed);
  const missing = wanted.filter(({ topic, filter: types }) => {
    const present = subscribed.get(topicName(topic));
    return !present || (types !== null && present.filter !== types);
  });
  return { subscribed, wanted, missing, withheld: all.filter((each) => !isAllowed(each)) };
}

interface WantedTopic {
  readonly topic: string;
  /** Which deliveries are wanted; null: all. */
  readonly filter: string | null;
}

/** A line for each scope that the app lacks. */
function notesOnScopes(withheld: readonly WantedTopic[]): readonly string[] {
  const byScope = Map.groupBy(withheld, ({ topic }) => scopeOfTopic(topic));
  return Array.from(byScope, ([scope, topics]) => {
    const names = topics.map(({ topic }) => topic).join(', ');
    return `not registered, since the app lacks ${scope}: ${names}. Without them these changes are found by asking.`;
  });
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
  do {
    const page: SubscriptionPage = await readSubscriptionPage(client, after, signal);
    for (const { id, topic, uri, filter } of page.nodes)
      if (uri === url) subscriptions.set(topic, { id, filter: filter || null });
    after = nextCursor(page.pageInfo, after);
  } while (after !== null);
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
    '[access_scopes]',
    `scopes = "${topicScopes.join(',')}"`,
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

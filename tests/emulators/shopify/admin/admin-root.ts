import { pageOf, type PageArguments } from '../connection.ts';
import type { ShopStore } from '../shop-store.ts';
import { globalId, parseGlobalId } from '../storefront/request.ts';
import { apiVersions } from '../storefront/shop-nodes.ts';
import type { Webhooks, WebhookSubscription } from '../webhooks.ts';
import {
  adminCollection,
  adminMenuItem,
  adminPage,
  adminProduct,
  adminVariant,
  type AdminRequest,
  metaobjectDefinitions,
} from './admin-nodes.ts';

/** Reads of the Admin API: what merchants see, at once and with drafts. */
export const adminQueries = {
  shop: (_: unknown, { store }: AdminRequest) => {
    const { name, email, domain, currency, timeZone, description } = store.identity;
    return {
      id: globalId('Shop', '1'),
      name,
      email,
      contactEmail: email,
      myshopifyDomain: domain,
      url: `https://${domain}`,
      currencyCode: currency,
      ianaTimezone: timeZone,
      description,
    };
  },
  currentAppInstallation: (_: unknown, { scopes }: AdminRequest) => ({
    id: globalId('AppInstallation', '1'),
    accessScopes: [...scopes].map((handle) => ({ handle, description: handle })),
  }),
  publicApiVersions: apiVersions,
  product: ({ id }: { readonly id: string }, { store }: AdminRequest) => {
    const found = store.products.newest(parseGlobalId(id)?.id ?? '');
    return found && adminProduct(found);
  },
  nodes: ({ ids }: { readonly ids: readonly string[] }, { store }: AdminRequest) =>
    ids.map((id) => {
      const parsed = parseGlobalId(id);
      if (parsed?.type === 'InventoryItem') return stockItemNode(parsed.id, store);
      const found = parsed?.type === 'Product' ? store.products.newest(parsed.id) : null;
      return found && adminProduct(found);
    }),
  inventoryItem: ({ id }: { readonly id: string }, { store }: AdminRequest) =>
    stockItemNode(parseGlobalId(id)?.id ?? '', store),
  products: listOf((store) => store.products.allNewest(), adminProduct),
  productVariants: listOf(
    (store) => store.products.allNewest().flatMap((product) => product.variants.map(({ id }) => ({ id, product }))),
    ({ id, product }) => adminVariant(product, product.variants.find((each) => each.id === id) ?? missing(id)),
  ),
  productsCount: (_: unknown, { store }: AdminRequest) => countOf(store.products.allNewest().length),
  collections: listOf((store) => store.collections.allNewest(), adminCollection),
  collectionsCount: (_: unknown, { store }: AdminRequest) => countOf(store.collections.allNewest().length),
  pages: listOf(
    (store) => store.pages.allNewest(),
    (page) => ({ ...page, id: globalId('Page', page.id), isPublished: true, templateSuffix: null }),
  ),
  pagesCount: (_: unknown, { store }: AdminRequest) => countOf(store.pages.allNewest().length),
  blogs: listOf(
    (store) => store.blogs.allNewest(),
    (blog) => ({ ...blog, id: globalId('Blog', blog.id), updatedAt: null }),
  ),
  articles: listOf(
    (store) => store.articles.allNewest(),
    (article) => ({
      ...article,
      id: globalId('Article', article.id),
      body: article.contentHtml,
      isPublished: true,
      blog: (_: unknown, { store }: AdminRequest) => {
        const blog = store.blogs.newest(article.blog);
        return blog && { ...blog, id: globalId('Blog', blog.id) };
      },
    }),
  ),
  menus: listOf(
    (store) => store.menus.allNewest(),
    (menu) => ({
      id: globalId('Menu', menu.id),
      handle: menu.handle,
      title: menu.title,
      isDefault: ['main-menu', 'footer'].includes(menu.handle),
      items: menu.items.map((item, index) => adminMenuItem(item, `${menu.id}${index}`)),
    }),
  ),
  urlRedirects: listOf(
    (store) => store.redirects.allNewest(),
    (redirect) => ({ ...redirect, id: globalId('UrlRedirect', redirect.id) }),
  ),
  metaobjectDefinitions: listOf(metaobjectDefinitions, ({ node }) => node),
  metaobjects: (given: PageArguments & { readonly type: string }, request: AdminRequest) =>
    adminPage(
      request.store.metaobjects.allNewest().filter(({ type }) => type === given.type),
      { given, nodeOf: (each) => ({ ...each, id: globalId('Metaobject', each.id), displayName: each.handle }) },
      request,
    ),
};

function missing(id: string): never {
  throw new Error(`The emulated shop has no variant ${id}.`);
}

/** A connection over all records of a kind. */
function listOf<Item extends { readonly id: string }>(
  items: (store: ShopStore) => readonly Item[],
  nodeOf: (item: Item) => unknown,
) {
  return (given: PageArguments, request: AdminRequest): unknown =>
    adminPage(items(request.store), { given, nodeOf }, request);
}

function countOf(count: number): object {
  return { count, precision: 'EXACT' };
}

function stockItemNode(id: string, store: ShopStore): object | null {
  for (const product of store.products.allNewest()) {
    const variant = product.variants.find(({ inventoryItem }) => inventoryItem === id);
    if (!variant) continue;
    const own = { id: globalId('ProductVariant', variant.id), product: () => adminProduct(product) };
    return { __typename: 'InventoryItem', id: globalId('InventoryItem', id), sku: variant.sku, variant: own };
  }
  return null;
}

interface SubscriptionInput {
  readonly uri?: string | null;
  readonly callbackUrl?: string | null;
  readonly filter?: string | null;
}

/** As the documentation of `WebhookSubscriptionTopic` says; the sentence of the refusal is not documented. */
const scopesOfTopics: readonly (readonly [pattern: RegExp, scope: string])[] = [
  [/^(?:products|variants|collections|selling_plan_groups)\//, 'read_products'],
  [/^inventory_/, 'read_inventory'],
  [/_listings\//, 'read_product_listings'],
  [/_publications\//, 'read_publications'],
  [/^locales\//, 'read_locales'],
  [/^markets\//, 'read_markets'],
  [/^metaobjects\//, 'read_metaobjects'],
];

/** Subscriptions of the app: Shopify's names of topics in GraphQL are `PRODUCTS_UPDATE`, in headers `products/update`. */
export function webhookFields(webhooks: Webhooks, now: () => Date) {
  const node = ({ id, topic, uri, filter }: WebhookSubscription): object => ({
    __typename: 'WebhookSubscription',
    id: globalId('WebhookSubscription', id),
    topic: topicEnum(topic),
    uri,
    filter,
    format: 'JSON',
    createdAt: now().toISOString(),
    apiVersion: { handle: '2026-04', displayName: '2026-04', supported: true },
  });
  return {
    webhookSubscriptions: (given: PageArguments & { readonly topics?: readonly string[] | null }) =>
      pageOf(
        [...webhooks.subscriptions.values()].filter(({ topic }) => given.topics?.includes(topicEnum(topic)) ?? true),
        given,
        node,
      ),
    webhookSubscriptionCreate: (
      given: { readonly topic: string; readonly webhookSubscription: SubscriptionInput },
      { scopes }: AdminRequest,
    ) => {
      const uri = given.webhookSubscription.uri ?? given.webhookSubscription.callbackUrl ?? '';
      const refuse = (message: string): object => ({
        webhookSubscription: null,
        userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }],
      });
      // Shopify takes https only; addresses of this machine are for tests.
      if (!/^https:\/\/|^http:\/\/127\.0\.0\.1[:/]/.test(uri)) return refuse('Address is not allowed');
      const topic = topicHeader(given.topic);
      const scope = scopesOfTopics.find(([pattern]) => pattern.test(topic))?.[1];
      if (scope !== undefined && !scopes.has(scope)) return refuse(`The topic needs the scope ${scope}`);
      const taken = [...webhooks.subscriptions.values()].some((each) => each.topic === topic && each.uri === uri);
      if (taken) return refuse('Address for this topic has already been taken');
      const { filter = null } = given.webhookSubscription;
      if (topic.startsWith('metaobjects/') && !filter?.includes('type:'))
        return refuse('The topic needs a filter by type');
      return { webhookSubscription: node(webhooks.subscribe(topic, uri, filter)), userErrors: [] };
    },
    webhookSubscriptionUpdate: ({
      id,
      webhookSubscription,
    }: {
      readonly id: string;
      readonly webhookSubscription: SubscriptionInput;
    }) => {
      const known = webhooks.subscriptions.get(parseGlobalId(id)?.id ?? '');
      if (!known)
        return {
          webhookSubscription: null,
          userErrors: [{ field: ['id'], message: 'Webhook subscription does not exist' }],
        };
      const changed = { ...known, filter: webhookSubscription.filter ?? null };
      webhooks.subscriptions.set(known.id, changed);
      return { webhookSubscription: node(changed), userErrors: [] };
    },
    webhookSubscriptionDelete: ({ id }: { readonly id: string }) => {
      const isKnown = webhooks.subscriptions.delete(parseGlobalId(id)?.id ?? '');
      if (isKnown) return { deletedWebhookSubscriptionId: id, userErrors: [] };
      return {
        deletedWebhookSubscriptionId: null,
        userErrors: [{ field: ['id'], message: 'Webhook subscription does not exist' }],
      };
    },
  };
}

function topicEnum(topic: string): string {
  return topic.toUpperCase().replaceAll('/', '_');
}

/** The last word is the action, except for those of two words. */
function topicHeader(name: string): string {
  const [, subject = '', action = ''] = /^(.+?)_(IN_STOCK|OUT_OF_STOCK|[A-Z]+)$/.exec(name) ?? [];
  const split = /^(.+)_([A-Z]+)$/.exec(name);
  const [topic, last] = /_(?:IN|OUT_OF)_STOCK$/.test(name) ? [subject, action] : [split?.[1] ?? name, split?.[2] ?? ''];
  return `${topic}/${last}`.toLowerCase();
}

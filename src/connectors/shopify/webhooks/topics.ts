/** The topics to subscribe to. Pages, blogs, articles, policies, menus and redirects have none. */
export const subscribedTopics: readonly string[] = [
  'products/create',
  'products/update',
  'products/delete',
  'product_listings/add',
  'product_listings/update',
  'product_listings/remove',
  'product_publications/create',
  'product_publications/update',
  'product_publications/delete',
  'variants/in_stock',
  'variants/out_of_stock',
  'collections/create',
  'collections/update',
  'collections/delete',
  'collection_listings/add',
  'collection_listings/update',
  'collection_listings/remove',
  'collection_publications/create',
  'collection_publications/update',
  'collection_publications/delete',
  'inventory_levels/update',
  'inventory_levels/connect',
  'inventory_levels/disconnect',
  'locales/create',
  'locales/update',
  'markets/create',
  'markets/update',
  'markets/delete',
  'selling_plan_groups/create',
  'selling_plan_groups/update',
  'selling_plan_groups/delete',
  'shop/update',
  'app/uninstalled',
];

/** Topics of metaobjects, which are subscribed to with the types that pages are made of. */
export const metaobjectTopics: readonly string[] = ['metaobjects/create', 'metaobjects/update', 'metaobjects/delete'];

/**
 * The scope that the app needs for the topics of a family; those that are not named need none.
 * https://shopify.dev/docs/api/admin-graphql/2026-04/enums/WebhookSubscriptionTopic
 */
const scopesByFamily: Readonly<Record<string, string>> = {
  products: 'read_products',
  variants: 'read_products',
  collections: 'read_products',
  selling_plan_groups: 'read_products',
  inventory_levels: 'read_inventory',
  product_listings: 'read_product_listings',
  collection_listings: 'read_product_listings',
  product_publications: 'read_publications',
  collection_publications: 'read_publications',
  locales: 'read_locales',
  markets: 'read_markets',
  metaobjects: 'read_metaobjects',
};

/** Every scope that a topic needs. */
export const topicScopes: readonly string[] = [...new Set(Object.values(scopesByFamily))];

/** The scope that Shopify registers a topic with; null: any app may subscribe to it. */
export function scopeOfTopic(topic: string): string | null {
  return scopesByFamily[topic.split('/', 1)[0] ?? ''] ?? null;
}

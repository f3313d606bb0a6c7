import { buildSchema } from 'graphql';

/**
 * The part of the Admin API of 2026-04 that connectors use, written by hand from its documentation
 * (https://shopify.dev/docs/api/admin-graphql/2026-04): there is no package with the whole schema. What is here has been
 * checked against public documentation only, never against Shopify.
 */
export const adminSchema = buildSchema(`
  scalar DateTime
  scalar URL
  scalar UnsignedInt64

  interface Node { id: ID! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Count { count: Int! precision: CountPrecision! }
  enum CountPrecision { EXACT AT_LEAST }
  type UserError { field: [String!] message: String! }

  type QueryRoot {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    publicApiVersions: [ApiVersion!]!
    webhookSubscriptions(
      first: Int, last: Int, after: String, before: String, reverse: Boolean = false,
      topics: [WebhookSubscriptionTopic!], uri: String, query: String
    ): WebhookSubscriptionConnection!
    bulkOperation(id: ID!): BulkOperation
    bulkOperations(
      first: Int, last: Int, after: String, before: String, query: String
      sortKey: BulkOperationsSortKeys = CREATED_AT, reverse: Boolean = false
    ): BulkOperationConnection!
    currentBulkOperation(type: BulkOperationType = QUERY): BulkOperation
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    product(id: ID!): Product
    products(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): ProductConnection!
    productVariants(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): ProductVariantConnection!
    productsCount(query: String, limit: Int = 10000): Count
    collections(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): CollectionConnection!
    collectionsCount(query: String, limit: Int = 10000): Count
    pages(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): PageConnection!
    pagesCount(limit: Int = 10000): Count
    blogs(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): BlogConnection!
    articles(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): ArticleConnection!
    menus(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): MenuConnection!
    urlRedirects(first: Int, last: Int, after: String, before: String, query: String, reverse: Boolean = false): UrlRedirectConnection!
    metaobjectDefinitions(first: Int, last: Int, after: String, before: String, reverse: Boolean = false): MetaobjectDefinitionConnection!
    metaobjects(type: String!, first: Int, last: Int, after: String, before: String, query: String, sortKey: String, reverse: Boolean = false): MetaobjectConnection!
    inventoryItem(id: ID!): InventoryItem
  }

  type Mutation {
    webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
    webhookSubscriptionUpdate(id: ID!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
    webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
    bulkOperationRunQuery(query: String!, groupObjects: Boolean = false): BulkOperationRunQueryPayload
    bulkOperationCancel(id: ID!): BulkOperationRunQueryPayload
  }

  type Shop implements Node {
    id: ID! name: String! email: String! contactEmail: String! myshopifyDomain: String! url: URL!
    currencyCode: String! ianaTimezone: String! description: String
  }
  type AppInstallation implements Node { id: ID! accessScopes: [AccessScope!]! }
  type AccessScope { handle: String! description: String! }
  type ApiVersion { handle: String! displayName: String! supported: Boolean! }

  enum WebhookSubscriptionTopic {
    ${[
      ...['PRODUCTS', 'COLLECTIONS', 'METAOBJECTS', 'INVENTORY_ITEMS', 'MARKETS'].flatMap((each) => [
        `${each}_CREATE`,
        `${each}_UPDATE`,
        `${each}_DELETE`,
      ]),
      ...['PRODUCT', 'COLLECTION'].flatMap((each) => [
        `${each}_LISTINGS_ADD`,
        `${each}_LISTINGS_UPDATE`,
        `${each}_LISTINGS_REMOVE`,
        `${each}_PUBLICATIONS_CREATE`,
        `${each}_PUBLICATIONS_UPDATE`,
        `${each}_PUBLICATIONS_DELETE`,
      ]),
      'VARIANTS_IN_STOCK VARIANTS_OUT_OF_STOCK',
      'INVENTORY_LEVELS_CONNECT INVENTORY_LEVELS_UPDATE INVENTORY_LEVELS_DISCONNECT',
      'LOCALES_CREATE LOCALES_UPDATE DOMAINS_CREATE DOMAINS_UPDATE DOMAINS_DESTROY SHOP_UPDATE THEMES_PUBLISH',
      'SELLING_PLAN_GROUPS_CREATE SELLING_PLAN_GROUPS_UPDATE SELLING_PLAN_GROUPS_DELETE',
      'APP_UNINSTALLED APP_SCOPES_UPDATE BULK_OPERATIONS_FINISH',
    ].join(' ')}
  }
  enum WebhookSubscriptionFormat { JSON XML }
  input WebhookSubscriptionInput {
    uri: String callbackUrl: URL format: WebhookSubscriptionFormat includeFields: [String!] filter: String
    metafieldNamespaces: [String!]
  }
  type WebhookSubscription implements Node { filter: String
    id: ID! topic: WebhookSubscriptionTopic! uri: String! format: WebhookSubscriptionFormat! createdAt: DateTime!
    apiVersion: ApiVersion!
  }
  type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
  type WebhookSubscriptionDeletePayload { deletedWebhookSubscriptionId: ID userErrors: [UserError!]! }

  enum BulkOperationStatus { CANCELED CANCELING COMPLETED CREATED EXPIRED FAILED RUNNING }
  enum BulkOperationType { MUTATION QUERY }
  enum BulkOperationsSortKeys { COMPLETED_AT CREATED_AT }
  enum BulkOperationUserErrorCode { INVALID LIMIT_REACHED OPERATION_IN_PROGRESS }
  enum BulkOperationErrorCode { ACCESS_DENIED INTERNAL_SERVER_ERROR TIMEOUT }
  type BulkOperation implements Node {
    id: ID! status: BulkOperationStatus! type: BulkOperationType! errorCode: BulkOperationErrorCode
    objectCount: UnsignedInt64! rootObjectCount: UnsignedInt64! fileSize: UnsignedInt64
    url: URL partialDataUrl: URL query: String! createdAt: DateTime! completedAt: DateTime
  }
  type BulkOperationUserError { field: [String!] message: String! code: BulkOperationUserErrorCode }
  type BulkOperationRunQueryPayload { bulkOperation: BulkOperation userErrors: [BulkOperationUserError!]! }

  enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
  type Product implements Node {
    id: ID! handle: String! title: String! descriptionHtml: String! vendor: String! productType: String!
    tags: [String!]! status: ProductStatus! createdAt: DateTime! updatedAt: DateTime! publishedAt: DateTime
    onlineStoreUrl: URL totalInventory: Int! options: [ProductOption!]! seo: SEO! isGiftCard: Boolean!
    requiresSellingPlan: Boolean!
    variants(first: Int, last: Int, after: String, before: String): ProductVariantConnection!
    media(first: Int, last: Int, after: String, before: String): MediaConnection!
    metafields(first: Int, after: String, namespace: String): MetafieldConnection!
  }
  type SEO { title: String description: String }
  type ProductOption { id: ID! name: String! position: Int! values: [String!]! optionValues: [ProductOptionValue!]! }
  type ProductOptionValue { id: ID! name: String! swatch: ProductOptionValueSwatch }
  type ProductOptionValueSwatch { color: String }
  type Metafield implements Node { id: ID! namespace: String! key: String! type: String! value: String! }
  interface Media { alt: String id: ID! mediaContentType: String! preview: MediaPreviewImage }
  type MediaPreviewImage { image: Image }
  type MediaImage implements Media & Node {
    alt: String id: ID! mediaContentType: String! preview: MediaPreviewImage image: Image
  }
  type Image { id: ID url: URL! altText: String width: Int height: Int }
  type ProductVariant implements Node {
    id: ID! title: String! sku: String barcode: String price: String! compareAtPrice: String
    inventoryQuantity: Int inventoryItem: InventoryItem! selectedOptions: [SelectedOption!]! product: Product!
    availableForSale: Boolean! image: Image
    contextualPricing(context: ContextualPricingContext!): ProductVariantContextualPricing!
  }
  scalar CountryCode
  input ContextualPricingContext { country: CountryCode }
  type ProductVariantContextualPricing { price: MoneyV2! compareAtPrice: MoneyV2 }
  type MoneyV2 { amount: String! currencyCode: String! }
  type SelectedOption { name: String! value: String! }
  type InventoryItem implements Node {
    id: ID! sku: String tracked: Boolean! requiresShipping: Boolean! variant: ProductVariant
  }
  type Collection implements Node {
    id: ID! handle: String! title: String! descriptionHtml: String! updatedAt: DateTime!
    sortOrder: CollectionSortOrder! ruleSet: CollectionRuleSet productsCount: Count
  }
  enum CollectionSortOrder { ALPHA_ASC ALPHA_DESC BEST_SELLING CREATED CREATED_DESC MANUAL PRICE_ASC PRICE_DESC }
  type CollectionRuleSet { appliedDisjunctively: Boolean! rules: [CollectionRule!]! }
  type CollectionRule { column: String! relation: String! condition: String! }
  type Page implements Node {
    id: ID! handle: String! title: String! body: String! createdAt: DateTime! updatedAt: DateTime! isPublished: Boolean!
    templateSuffix: String
  }
  type Blog implements Node { id: ID! handle: String! title: String! createdAt: DateTime! updatedAt: DateTime }
  type Article implements Node {
    id: ID! handle: String! title: String! body: String! blog: Blog publishedAt: DateTime updatedAt: DateTime
    isPublished: Boolean! tags: [String!]!
  }
  type Menu implements Node { id: ID! handle: String! title: String! isDefault: Boolean! items(limit: Int): [MenuItem!]! }
  type MenuItem { id: ID! title: String! type: String! url: String resourceId: ID tags: [String!]! items: [MenuItem!]! }
  type UrlRedirect implements Node { id: ID! path: String! target: String! }
  type MetaobjectDefinition implements Node {
    id: ID! type: String! name: String! metaobjectsCount: Int! fieldDefinitions: [MetaobjectFieldDefinition!]!
  }
  type MetaobjectFieldDefinition { key: String! name: String! required: Boolean! type: MetafieldDefinitionType! }
  type MetafieldDefinitionType { name: String! category: String! }
  type Metaobject implements Node {
    id: ID! type: String! handle: String! displayName: String! updatedAt: DateTime! fields: [MetaobjectField!]!
  }
  type MetaobjectField { key: String! type: String! value: String jsonValue: String }

  ${connections([
    'BulkOperation',
    'WebhookSubscription',
    'Product',
    'ProductVariant',
    'Media',
    'Metafield',
    'Collection',
    'Page',
    'Blog',
    'Article',
    'Menu',
    'UrlRedirect',
    'MetaobjectDefinition',
    'Metaobject',
  ])}

  schema { query: QueryRoot mutation: Mutation }
`);

function connections(types: readonly string[]): string {
  return types
    .map(
      (type) => `
  type ${type}Connection { nodes: [${type}!]! edges: [${type}Edge!]! pageInfo: PageInfo! }
  type ${type}Edge { node: ${type}! cursor: String! }`,
    )
    .join('\n');
}

import { z } from 'zod';
import { defineOperation } from '../client/operation.ts';
import { contextVariables, inContext } from './common.ts';

/** Of the policies only that of subscriptions may have no id. */
const policySchema = z.object({ title: z.string(), handle: z.string(), body: z.string() });
export type PolicyNode = z.infer<typeof policySchema>;

export const policyFields = [
  'privacyPolicy',
  'refundPolicy',
  'shippingPolicy',
  'termsOfService',
  'termsOfSale',
  'legalNotice',
  'contactInformation',
  'subscriptionPolicy',
] as const;

const policy = policySchema.nullable();

export const shopPolicies = defineOperation(
  'ShopPolicies',
  z.object({
    shop: z.object({
      privacyPolicy: policy,
      refundPolicy: policy,
      shippingPolicy: policy,
      termsOfService: policy,
      termsOfSale: policy,
      legalNotice: policy,
      contactInformation: policy,
      subscriptionPolicy: policy,
    }),
  }),
  [
    `query ShopPolicies(${contextVariables}) ${inContext} {
      shop { ${policyFields.map((name) => `${name} { title handle body }`).join(' ')} }
    }`,
  ],
);

const shopProfileSchema = z.object({
  shop: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    primaryDomain: z.object({ host: z.string(), url: z.string() }),
    paymentSettings: z.object({ currencyCode: z.string(), countryCode: z.string() }),
  }),
  localization: z.object({
    country: z.object({ isoCode: z.string(), currency: z.object({ isoCode: z.string() }) }),
    language: z.object({ isoCode: z.string() }),
  }),
});

export type ShopNode = z.infer<typeof shopProfileSchema>;

export const shopProfile = defineOperation('ShopProfile', shopProfileSchema, [
  `query ShopProfile(${contextVariables}) ${inContext} {
    shop {
      id
      name
      description
      primaryDomain { host url }
      paymentSettings { currencyCode countryCode }
    }
    localization { country { isoCode currency { isoCode } } language { isoCode } }
  }`,
]);

/** Shopify allows menus of three levels. https://help.shopify.com/en/manual/online-store/menus-and-links */
const menuItemNode = {
  title: z.string(),
  type: z.string(),
  url: z.string().nullable(),
  resource: z.object({ handle: z.string().optional(), blog: z.object({ handle: z.string() }).optional() }).nullable(),
};
const menuItemSchema = z.object({
  ...menuItemNode,
  items: z.array(z.object({ ...menuItemNode, items: z.array(z.object(menuItemNode)) })),
});

export type MenuItemNode = z.infer<z.ZodObject<typeof menuItemNode>> & {
  readonly items?: readonly MenuItemNode[];
};

export const menuByHandle = defineOperation(
  'MenuByHandle',
  z.object({ menu: z.object({ title: z.string(), handle: z.string(), items: z.array(menuItemSchema) }).nullable() }),
  [
    `query MenuByHandle($handle: String!, ${contextVariables}) ${inContext} {
      menu(handle: $handle) {
        title
        handle
        items { ...MenuItemFields items { ...MenuItemFields items { ...MenuItemFields } } }
      }
    }`,
    `fragment MenuItemFields on MenuItem {
      title
      type
      url
      resource {
        ... on Product { handle }
        ... on Collection { handle }
        ... on Page { handle }
        ... on Blog { handle }
        ... on Article { handle blog { handle } }
        ... on ShopPolicy { handle }
      }
    }`,
  ],
);

export const apiVersions = defineOperation(
  'ApiVersions',
  z.object({ publicApiVersions: z.array(z.object({ handle: z.string(), supported: z.boolean() })) }),
  ['query ApiVersions { publicApiVersions { handle supported } }'],
);

/** Small queries that only a token with the scope may run. */
export const accessProbes = {
  stock: probe('ProbeStock', 'products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } }'),
  tags: probe('ProbeTags', 'products(first: 1) { nodes { tags } }'),
  plans: probe('ProbePlans', 'products(first: 1) { nodes { sellingPlanGroups(first: 1) { nodes { name } } } }'),
  content: probe('ProbeContent', 'pages(first: 1) { nodes { id } }'),
  sections: probe('ProbeSections', 'metaobjects(type: "storefront_page", first: 1) { nodes { id } }'),
} as const;

/** Small requests that only a scope allows without which nothing can be sold; none of them changes anything. */
export const requiredProbes = {
  unauthenticated_read_product_listings: probe('ProbeProducts', 'products(first: 1) { nodes { id } }'),
  unauthenticated_read_checkouts: probe('ProbeCarts', 'cart(id: "gid://shopify/Cart/none?key=none") { id }'),
  unauthenticated_write_checkouts: defineOperation('ProbeCartWrites', z.unknown(), [
    `mutation ProbeCartWrites {
      cartNoteUpdate(cartId: "gid://shopify/Cart/none?key=none", note: "") { userErrors { code } }
    }`,
  ]),
} as const;

function probe(name: string, selection: string) {
  return defineOperation(name, z.unknown(), [`query ${name} { ${selection} }`]);
}

/** Which of some ids exist and are visible in the market, of any type. */
export const nodePresence = defineOperation(
  'NodePresence',
  z.object({ nodes: z.array(z.object({ id: z.string() }).nullable()) }),
  [
    `query NodePresence($ids: [ID!]!, ${contextVariables}) ${inContext} {
      nodes(ids: $ids) { id }
    }`,
  ],
);

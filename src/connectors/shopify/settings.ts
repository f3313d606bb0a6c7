import { z } from 'zod';

/** Plain http would send the tokens readable over the network: only to this machine itself. */
function isApiOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.href !== `${url.origin}/` || /[?#]/.test(text)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** A metafield of products that is shown as a detail. */
export interface MetafieldSetting {
  readonly namespace: string;
  readonly key: string;
  /** What pages and filters call it. */
  readonly label: string;
}

const metafieldSchema = z.object(
  { namespace: z.string(), key: z.string(), label: z.string() },
  'must be metafields with labels, e.g. custom.material=Material',
);

function parseMetafields(value: string): readonly (MetafieldSetting | null)[] {
  return splitList(value).map((text) => {
    const [, namespace = '', key = '', label = ''] = /^([\w-]{2,255})\.([\w-]{2,64})(?:=(.{1,100}))?$/.exec(text) ?? [];
    return namespace ? { namespace, key, label: label.trim() || labelOf(key) } : null;
  });
}

/** A menu on Shopify and the menu of the pages that it becomes: `header`, `header-more` or `footer`. */
export interface MenuSetting {
  readonly place: string;
  readonly handle: string;
}

/** Without a place a menu has that of its handle; `main-menu` is Shopify's name of the one in the header. */
function parseMenu(text: string): MenuSetting | null {
  const [, place, handle = ''] = /^(?:([\w-]{1,100})=)?([\w-]{1,100})$/.exec(text) ?? [];
  if (!handle) return null;
  return { place: place ?? (handle === 'main-menu' ? 'header' : handle), handle };
}

/** `care_instructions` is `Care instructions`. */
function labelOf(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function splitList(value: string): readonly string[] {
  return value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
}

/** What is sent in a header: an ellipsis is left of an example, or of a value that a page shows shortened. */
const credential = z.string().regex(/^[\x20-\x7e]+$/, 'must be the whole value that Shopify shows, without “…”');

/** The variables of `PLATFORM=shopify`. They are part of the table of all variables, and unset with other platforms. */
export const shopifyVariables = {
  SHOPIFY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, 'must be the shop’s own domain, e.g. my-shop.myshopify.com')
    .optional()
    .describe('Domain of the Shopify store, e.g. my-shop.myshopify.com.'),
  SHOPIFY_STOREFRONT_TOKEN: credential.optional().describe('Private access token for Shopify’s Storefront API.'),
  SHOPIFY_CLIENT_ID: credential
    .optional()
    .describe(
      'Client ID of the app that reads Shopify’s Admin API. Unset: data that only this API provides is missing.',
    ),
  SHOPIFY_CLIENT_SECRET: credential
    .optional()
    .describe('Client secret of that app; Shopify’s webhooks are verified with it and with WEBHOOK_SECRETS.'),
  SHOPIFY_API_ORIGIN: z
    .string()
    .refine(isApiOrigin, 'must be a scheme and host without a path, with https:// unless it is on this machine')
    .optional()
    .describe('Scheme and host of Shopify’s APIs, for a proxy or test server. Unset: SHOPIFY_DOMAIN.'),
  SHOPIFY_METAFIELDS: z
    .string()
    .transform(parseMetafields)
    .pipe(z.array(metafieldSchema))
    .optional()
    .describe(
      'Metafields of products that pages show and lists can be filtered by, with their labels: custom.material=Material, custom.care=Care.',
    ),
  SHOPIFY_MENUS: z
    .string()
    .refine(
      (value) => splitList(value).every((text) => parseMenu(text) !== null),
      'must be places with handles of menus, e.g. header=main-menu,footer=footer',
    )
    .default('header=main-menu,footer=footer')
    .describe(
      'Places of menus on the pages with the handles of Shopify’s menus: header, header-more (below it on small screens) and footer.',
    ),
} as const;

const shopifySchema = z.object(shopifyVariables);

export type ShopifyVariables = z.infer<typeof shopifySchema>;

/** What a variable lacks when `PLATFORM=shopify`; one entry for each mistake. */
export function missingShopifyVariables(
  values: ShopifyVariables,
): readonly (readonly [name: keyof ShopifyVariables, message: string])[] {
  const { SHOPIFY_CLIENT_ID: id, SHOPIFY_CLIENT_SECRET: secret } = values;
  return [
    ...(values.SHOPIFY_DOMAIN ? [] : [['SHOPIFY_DOMAIN', 'required by PLATFORM=shopify'] as const]),
    ...(values.SHOPIFY_STOREFRONT_TOKEN ? [] : [['SHOPIFY_STOREFRONT_TOKEN', 'required by PLATFORM=shopify'] as const]),
    ...(id && !secret ? [['SHOPIFY_CLIENT_SECRET', 'is needed with SHOPIFY_CLIENT_ID'] as const] : []),
    ...(secret && !id ? [['SHOPIFY_CLIENT_ID', 'is needed with SHOPIFY_CLIENT_SECRET'] as const] : []),
  ];
}

export interface ShopifySettings {
  /** `my-shop.myshopify.com`, which signed deliveries and links name. */
  readonly domain: string;
  readonly storefrontToken: string;
  /** null: there is no access to the Admin API. */
  readonly admin: { readonly clientId: string; readonly clientSecret: string } | null;
  /** Without a slash at the end. */
  readonly apiOrigin: string;
  /** In the order in which pages show them. */
  readonly metafields: readonly MetafieldSetting[];
  readonly menus: readonly MenuSetting[];
}

/** The settings of the connector; null if a variable that it needs is missing. */
export function readShopifySettings(values: ShopifyVariables): ShopifySettings | null {
  const { SHOPIFY_DOMAIN: domain, SHOPIFY_STOREFRONT_TOKEN: storefrontToken } = values;
  const { SHOPIFY_CLIENT_ID: clientId, SHOPIFY_CLIENT_SECRET: clientSecret, SHOPIFY_API_ORIGIN: origin } = values;
  if (!domain || !storefrontToken) return null;
  return {
    domain,
    storefrontToken,
    admin: clientId && clientSecret ? { clientId, clientSecret } : null,
    apiOrigin: new URL(origin ?? `https://${domain}`).origin,
    metafields: values.SHOPIFY_METAFIELDS ?? [],
    menus: splitList(values.SHOPIFY_MENUS).flatMap((text) => parseMenu(text) ?? []),
  };
}

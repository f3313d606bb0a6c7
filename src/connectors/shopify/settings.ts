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

/** The variables of `PLATFORM=shopify`. They are part of the table of all variables, and unset with other platforms. */
export const shopifyVariables = {
  SHOPIFY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/, 'must be the shop’s own domain, e.g. my-shop.myshopify.com')
    .optional()
    .describe('Domain of the Shopify store, e.g. my-shop.myshopify.com.'),
  SHOPIFY_STOREFRONT_TOKEN: z.string().min(1).optional().describe('Private access token for Shopify’s Storefront API.'),
  SHOPIFY_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Client ID of the app that reads Shopify’s Admin API. Unset: data that only this API provides is missing.',
    ),
  SHOPIFY_CLIENT_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('Client secret of that app; Shopify’s webhooks are verified with it and with WEBHOOK_SECRETS.'),
  SHOPIFY_API_ORIGIN: z
    .string()
    .refine(isApiOrigin, 'must be a scheme and host without a path, with https:// unless it is on this machine')
    .optional()
    .describe('Scheme and host of Shopify’s APIs, for a proxy or test server. Unset: SHOPIFY_DOMAIN.'),
} as const;

const shopifySchema = z.object(shopifyVariables);

export type ShopifyVariables = z.infer<typeof shopifySchema>;

/** What a variable lacks when `PLATFORM=shopify`; one entry for each mistake. */
export function missingShopifyVariables(
  values: ShopifyVariables,
): readonly (readonly [name: keyof ShopifyVariables, message: string])[] {
  const { SHOPIFY_CLIENT_ID: id, SHOPIFY_CLIENT_SECRET: secret } = values;
  return [
    ...(values.SHOPIFY_DOMAIN ? [] : [['SHOPIFY_DOMAIN', 'is needed by PLATFORM=shopify'] as const]),
    ...(values.SHOPIFY_STOREFRONT_TOKEN
      ? []
      : [['SHOPIFY_STOREFRONT_TOKEN', 'is needed by PLATFORM=shopify'] as const]),
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
  };
}

import { z } from 'zod';

/** Amounts are decimals in major units, as texts: no floating-point number comes between. */
export const moneySchema = z.object({ amount: z.string(), currencyCode: z.string() });
export const moneyFields = 'fragment MoneyFields on MoneyV2 { amount currencyCode }';
export type AmountNode = z.infer<typeof moneySchema>;

/** `width` and `height` are null for a picture that Shopify does not host. */
export const imageSchema = z.object({
  url: z.string(),
  altText: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
});
export const imageFields = 'fragment ImageFields on Image { url altText width height }';
export type ImageNode = z.infer<typeof imageSchema>;

export const seoSchema = z.object({ title: z.string().nullable(), description: z.string().nullable() });
export const seoFields = 'fragment SeoFields on SEO { title description }';
export type SeoNode = z.infer<typeof seoSchema>;

export const pageInfoSchema = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
export const pageInfoFields = 'fragment PageInfoFields on PageInfo { hasNextPage endCursor }';

export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: z.infer<typeof pageInfoSchema>;
}

/** The schema of one page of a connection. */
export function connectionOf<Node>(node: z.ZodType<Node>): z.ZodType<Connection<Node>> {
  return z.object({ nodes: z.array(node), pageInfo: pageInfoSchema });
}

/**
 * Nodes of `nodes(ids:)`: null for an id that does not exist or is not visible, and an object without fields for one of
 * another type.
 */
export function nodesOf<Node>(node: z.ZodType<Node>): z.ZodType<readonly (Node | null)[]> {
  return z.array(z.union([node, z.object({ id: z.undefined().optional() }).transform(() => null), z.null()]));
}

/** Country and language decide prices, texts and what is sold. */
export const inContext = '@inContext(country: $country, language: $language)';
export const contextVariables = '$country: CountryCode, $language: LanguageCode';

/** Most items in one page of a connection. https://shopify.dev/docs/api/usage/limits */
export const maxPage = 250;

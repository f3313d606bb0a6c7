import { z } from 'zod';
import { PlatformContractError } from '#commerce/errors.ts';
import { defineOperation, type Operation } from '../client/operation.ts';

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

/**
 * Where the next page begins; null: this is the last one. Throws PlatformContractError where pages do not go on, since
 * they would never end.
 */
export function nextCursor(
  { hasNextPage, endCursor }: z.infer<typeof pageInfoSchema>,
  after: string | null,
): string | null {
  if (!hasNextPage) return null;
  if (endCursor !== null && endCursor !== after) return endCursor;
  throw new PlatformContractError('Shopify’s next page begins where this one did');
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

/** The operation of a connection for the ids alone, which are few enough to be answered where the records are not. */
export function idPageOf(name: string, connection: string): Operation<{ readonly ids: Connection<IdNode> }> {
  return defineOperation(name, z.object({ ids: connectionOf(z.object({ id: z.string() })) }), [
    `query ${name}($query: String, $first: Int!, $after: String, ${contextVariables}) ${inContext} {
      ids: ${connection} { nodes { id } pageInfo { ...PageInfoFields } }
    }`,
    pageInfoFields,
  ]);
}

export interface IdNode {
  readonly id: string;
}

/** A node that is not what its schema allows. The other nodes of the answer can be read. */
export class UnreadableNodeError extends PlatformContractError {
  /** Shopify's. */
  readonly id: string;

  constructor(id: string, problem: string) {
    super(`Shopify’s answer about ${id} is not as expected: ${problem}`);
    this.id = id;
  }
}

/** The schema of a node that may turn out to be unreadable. */
export function readable<Node>(node: z.ZodType<Node>): z.ZodType<Node | UnreadableNodeError> {
  const identified = z
    .looseObject({ id: z.string() })
    .transform((value) => new UnreadableNodeError(value.id, describeIssue(node.safeParse(value).error)));
  return z.union([node, identified]);
}

/** The first thing that is wrong with a value, and where. */
export function describeIssue(error: z.ZodError | undefined): string {
  const [first] = error?.issues ?? [];
  return first ? `${first.path.join('.')}: ${first.message}` : 'unknown';
}

/** Country and language decide prices, texts and what is sold. */
export const inContext = '@inContext(country: $country, language: $language)';
export const contextVariables = '$country: CountryCode, $language: LanguageCode';

/** Most items in one page of a connection. https://shopify.dev/docs/api/usage/limits */
export const maxPage = 250;

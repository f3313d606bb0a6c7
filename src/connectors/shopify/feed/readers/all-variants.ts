import type { MarketContext } from '#commerce/context.ts';
import { PlatformContractError } from '#commerce/errors.ts';
import { isFailedAnswer } from '../../client/request-error.ts';
import { nextCursor, UnreadableNodeError } from '../../documents/common.ts';
import { type ProductNode, productVariants, type VariantNode } from '../../documents/product.ts';
import type { CompleteProduct } from '../../records/product.ts';
import { type FeedContext, marketVariables, maxPaginated } from './kind-reader.ts';

export interface MarketRead {
  readonly market: MarketContext | null;
  readonly signal: AbortSignal;
}

/** Products by Shopify's ids. */
export type ReadProducts = ReadonlyMap<string, CompleteProduct | UnreadableNodeError>;

/** Products with those of their variants that their answer does not have. */
export async function completeAll(
  context: FeedContext,
  products: readonly (ProductNode | UnreadableNodeError)[],
  read: MarketRead,
): Promise<ReadProducts> {
  const complete = new Map<string, CompleteProduct | UnreadableNodeError>();
  for (const product of products)
    complete.set(
      product.id,
      product instanceof UnreadableNodeError ? product : await withAllVariants(context, product, read),
    );
  return complete;
}

async function withAllVariants(
  context: FeedContext,
  product: ProductNode,
  read: MarketRead,
): Promise<CompleteProduct | UnreadableNodeError> {
  try {
    return { product, variants: [...product.variants.nodes, ...(await furtherVariants(context, product, read))] };
  } catch (error) {
    const isOfProduct = error instanceof PlatformContractError || isFailedAnswer(error);
    if (error instanceof Error && isOfProduct) return new UnreadableNodeError(product.id, error.message);
    throw error;
  }
}

/** The variants after those in the answer about a product. One that is gone meanwhile has no more. */
async function furtherVariants(
  context: FeedContext,
  { id, variants }: ProductNode,
  { market, signal }: MarketRead,
): Promise<readonly VariantNode[]> {
  const further: VariantNode[] = [];
  let after = nextCursor(variants.pageInfo, null);
  while (after !== null) {
    const { stock, plans } = await context.access.read(signal);
    const variables = { id, after, withStock: stock, withPlans: plans, ...marketVariables(market) };
    const { product } = await context.client.run(productVariants, { variables, use: 'feed', signal });
    if (!product) return further;
    further.push(...product.variants.nodes);
    if (further.length > maxPaginated) throw new PlatformContractError('Shopify’s pages of variants do not end');
    after = nextCursor(product.variants.pageInfo, after);
  }
  return further;
}

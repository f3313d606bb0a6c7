import { z } from 'zod';
import { routes } from '#routes.ts';
import type { ToolResult } from './tool-result.ts';
import { findProductByName } from '../retrieval/resolve-product.ts';
import type { TurnContext } from '../conversation/turn-context.ts';
import { defineTool } from './tool.ts';

const input = z.object({
  to: z.enum(['home', 'cart', 'all_products', 'collections', 'policies', 'product', 'collection', 'search']),
  name: z.string().max(200).default('').describe('Handle or name of the product or collection; the words of a search.'),
});

export const navigate = defineTool({
  name: 'navigate',
  description: 'Gives a link to a page of the shop. Checkout is only ever reached through the cart.',
  input,
  run: async ({ to, name }, { turn }) => {
    if (to === 'product') return productLink(turn, name);
    if (to === 'collection') return collectionLink(turn, name);
    return { kind: 'link', ...fixedLink(to, name) };
  },
});

async function productLink({ catalog }: TurnContext, name: string): Promise<ToolResult> {
  const product = await findProductByName(catalog, name);
  if (!product) return { kind: 'absent', name };
  return { kind: 'link', label: product.title, href: routes.product(product.handle) };
}

async function collectionLink({ catalog }: TurnContext, handle: string): Promise<ToolResult> {
  const collection = await catalog.collection(handle);
  if (!collection) return { kind: 'absent', name: handle };
  return { kind: 'link', label: collection.title, href: routes.collection(handle) };
}

type FixedPage = Exclude<z.infer<typeof input>['to'], 'product' | 'collection'>;

function fixedLink(to: FixedPage, term: string): { readonly label: string; readonly href: string } {
  const links = {
    home: { label: 'Home', href: routes.home() },
    cart: { label: 'Cart', href: routes.cart() },
    all_products: { label: 'All products', href: routes.allProducts() },
    collections: { label: 'Collections', href: routes.collections() },
    policies: { label: 'Policies', href: routes.policies() },
    search: { label: 'Search', href: routes.search(term) },
  };
  return links[to];
}

import type { Cart, CartRefusal } from '#shop/cart/cart.ts';
import type { Collection } from '#shop/listing/listing.ts';
import type { CartChange } from '../conversation/conversation.ts';
import type { SearchOutcome } from '../retrieval/find-products.ts';
import type { ProductMatch } from '../retrieval/match-variant.ts';
import type { WriteDecision } from '../cart/write-policy.ts';
import type { ContentPassage } from '../retrieval/rank-passages.ts';

/** What a tool found out or did: the whole of what an answer may say. */
export type ToolResult =
  | { readonly kind: 'products'; readonly outcome: SearchOutcome }
  | { readonly kind: 'collection'; readonly collection: Collection; readonly outcome: SearchOutcome }
  | { readonly kind: 'recommended'; readonly to: ProductMatch; readonly found: readonly ProductMatch[] }
  | { readonly kind: 'product'; readonly found: ProductMatch }
  | { readonly kind: 'comparison'; readonly found: readonly ProductMatch[] }
  | { readonly kind: 'collections'; readonly collections: readonly Collection[] }
  | { readonly kind: 'cart'; readonly cart: Cart | null }
  /** `partly`: they speak of the matter, not of all that was asked. */
  | { readonly kind: 'passages'; readonly passages: readonly ContentPassage[]; readonly partly: boolean }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'write'; readonly outcome: WriteOutcome }
  /** Nothing has that name. */
  | { readonly kind: 'absent'; readonly name: string };

export type WriteOutcome =
  | { readonly status: 'done'; readonly change: CartChange; readonly target: ProductMatch | null; readonly cart: Cart }
  | { readonly status: 'repeated' }
  | { readonly status: 'proposed'; readonly proposal: CartProposal }
  | { readonly status: 'refused'; readonly reason: CartRefusal | PolicyRefusal; readonly detail: string | null };

export interface CartProposal {
  readonly id: string;
  readonly change: CartChange;
  readonly target: ProductMatch | null;
}

type PolicyRefusal = Extract<WriteDecision, { verdict: 'refuse' }>['because'] | 'no_cart';

/** The products that facts speak of, in their order. */
export function productsIn(result: ToolResult): readonly ProductMatch[] {
  if (result.kind === 'products' || result.kind === 'collection') return result.outcome.found;
  if (result.kind === 'comparison' || result.kind === 'recommended') return result.found;
  return result.kind === 'product' ? [result.found] : [];
}

import type { Cart, CartRefusal } from '#shop/cart.ts';
import type { Collection } from '#shop/listing.ts';
import type { CartChange } from './conversation.ts';
import type { SearchOutcome } from './find.ts';
import type { Found } from './fits.ts';
import type { Verdict } from './gates.ts';
import type { Passage } from './passage.ts';

/** What a tool found out or did: the whole of what an answer may say. */
export type Facts =
  | { readonly kind: 'products'; readonly outcome: SearchOutcome }
  | { readonly kind: 'collection'; readonly collection: Collection; readonly outcome: SearchOutcome }
  | { readonly kind: 'recommended'; readonly to: Found; readonly found: readonly Found[] }
  | { readonly kind: 'product'; readonly found: Found }
  | { readonly kind: 'comparison'; readonly found: readonly Found[] }
  | { readonly kind: 'collections'; readonly collections: readonly Collection[] }
  | { readonly kind: 'cart'; readonly cart: Cart | null }
  /** `partly`: they speak of the matter, not of all that was asked. */
  | { readonly kind: 'passages'; readonly passages: readonly Passage[]; readonly partly: boolean }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'write'; readonly outcome: WriteOutcome }
  /** Nothing has that name. */
  | { readonly kind: 'absent'; readonly name: string };

export type WriteOutcome =
  | { readonly status: 'done'; readonly change: CartChange; readonly target: Found | null; readonly cart: Cart }
  | { readonly status: 'repeated' }
  | { readonly status: 'proposed'; readonly proposal: Proposal }
  | { readonly status: 'refused'; readonly reason: CartRefusal | GateRefusal; readonly detail: string | null };

export interface Proposal {
  readonly id: string;
  readonly change: CartChange;
  readonly target: Found | null;
}

type GateRefusal = Extract<Verdict, { verdict: 'refuse' }>['because'] | 'no_cart';

/** The products that facts speak of, in their order. */
export function productsIn(facts: Facts): readonly Found[] {
  if (facts.kind === 'products' || facts.kind === 'collection') return facts.outcome.found;
  if (facts.kind === 'comparison' || facts.kind === 'recommended') return facts.found;
  return facts.kind === 'product' ? [facts.found] : [];
}

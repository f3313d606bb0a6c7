import type { Cart, CartRefusal } from '#shop/cart.ts';

/** Why a cart write had no effect: what the platform refused, or a form that could not be read. */
export type CartProblem = CartRefusal | 'bad_form';

/** What a cart write answers to scripts. */
export type CartReply =
  | { readonly ok: true; readonly cart: Cart; readonly message: string }
  | { readonly ok: false; readonly reason: CartProblem; readonly message: string; readonly cart: Cart | null };

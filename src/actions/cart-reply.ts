import { refusalText } from '#messages/cart-refusal.ts';
import type { Messages } from '#messages/messages.ts';
import type { Cart, CartRefusal } from '#shop/cart/cart.ts';
import type { Flash } from './flash.ts';

/** A flash as a sentence for the visitor. */
export function flashText(flash: Flash, messages: Messages['cart']): string {
  const { done } = messages;
  const named = (title: string): string => title || done.unnamed;
  switch (flash.kind) {
    case 'added':
      return done.added({ title: named(flash.title) });
    case 'removed':
    case 'removed_for_good':
      return done.removed({ title: named(flash.title) });
    case 'quantity':
      return done.quantity({ title: named(flash.title), quantity: flash.quantity });
    case 'note':
    case 'cleared':
    case 'filled':
    case 'same':
    case 'recovered':
      return done[flash.kind];
    case 'code':
      return done.code({ code: flash.code });
    case 'code_replaced':
      return done.codeReplaced({ code: flash.code, previous: flash.previous });
    case 'code_early':
      return done.codeSaved({ code: flash.code });
    case 'code_removed':
      return done.codeRemoved({ code: flash.code });
    case 'ordered':
      return done.ordered({ number: flash.number });
    case 'refused':
      return messages.unchanged({ reason: refusalText(flash.reason, flash.detail, messages) });
    case 'partly':
      return messages.partlyAdded({ reason: refusalText(flash.reason, flash.detail, messages) });
    default:
      return flash satisfies never;
  }
}

/** Why a cart write had no effect: the platform refused it, or the form could not be read. */
export type CartProblem = CartRefusal | 'bad_form';

/** The response to a cart write for scripts. */
export type CartReply =
  | { readonly ok: true; readonly cart: Cart; readonly message: string }
  | { readonly ok: false; readonly reason: CartProblem; readonly message: string; readonly cart: Cart | null };

import type { Cart, CartRefusal } from '#shop/cart/cart.ts';
import type { Flash } from './flash.ts';

/** A flash as a sentence for the visitor. */
export function flashText(flash: Flash): string {
  switch (flash.kind) {
    case 'added':
      return `${flash.title} is in your cart.`;
    case 'removed':
      return `${flash.title} was removed.`;
    case 'quantity':
      return `${flash.title}: the quantity is now ${flash.quantity}.`;
    case 'note':
      return 'Your note is saved.';
    case 'cleared':
      return 'The cart was emptied.';
    case 'filled':
      return 'Your cart is filled.';
    case 'same':
      return 'Nothing had to be changed.';
    case 'recovered':
      return 'Your last cart had expired. We filled it again with what is still to be had.';
    case 'code':
      return `The code ${flash.code} is applied.`;
    case 'code_early':
      return `The code ${flash.code} is kept for what you put in the cart.`;
    case 'code_removed':
      return `The code ${flash.code} was removed.`;
    case 'ordered':
      return `What was in this cart is ordered: ${flash.number}.`;
    case 'refused':
      return `${refusalText(flash.reason, flash.detail)} Your cart is as it was.`;
    case 'partly':
      return `Not all of it could be put in. ${refusalText(flash.reason, flash.detail)}`;
    default:
      return flash satisfies never;
  }
}

/** A refusal as a sentence for the visitor; `detail` is a number of pieces, a date, an amount or countries. */
export function refusalText(reason: CartProblem, detail: string | null): string {
  switch (reason) {
    case 'unknown_variant':
      return 'This is no longer in the range.';
    case 'sold_out':
      return 'This is sold out.';
    case 'over_stock':
      if (detail === '1') return 'There is only one left.';
      return detail === null ? 'There are not that many left.' : `There are only ${detail} left.`;
    case 'bad_quantity':
      return `The quantity must be a whole number from 1 to ${detail ?? '999'}.`;
    case 'quantity_rule':
      return detail === null ? 'This is sold in certain quantities only.' : `This is sold in steps of ${detail}.`;
    case 'plan_required':
      return 'This is sold by subscription only. Choose a plan.';
    case 'plan_unavailable':
      return 'This cannot be bought by that plan.';
    case 'not_allowed':
      return detail ?? 'This cannot be bought together with what is in the cart.';
    case 'too_many_lines':
      return 'The cart is full. Remove something first.';
    case 'unknown_line':
      return 'That line is no longer in the cart.';
    case 'note_too_long':
      return `The note is too long. Up to ${detail ?? '500'} characters fit.`;
    case 'code_unknown':
      return 'We do not know this code. Check the spelling.';
    case 'code_not_yet':
      return detail === null ? 'This code is not valid yet.' : `This code begins on ${detail}.`;
    case 'code_ended':
      return detail === null ? 'This code is no longer valid.' : `This code ended on ${detail}.`;
    case 'code_minimum':
      return detail === null ? 'The cart is below what this code needs.' : `This code works from ${detail}.`;
    case 'code_used':
      return 'You have used this code already.';
    case 'code_nothing_fits':
      return 'Nothing in the cart fits this code.';
    case 'code_country':
      return detail === null ? 'This code is not valid for your country.' : `This code works in ${detail}.`;
    case 'cart_empty':
      return 'The cart is empty.';
    case 'bad_form':
      return 'This form could not be read. Please try again.';
    default:
      return reason satisfies never;
  }
}

/** Why a cart write had no effect: the platform refused it, or the form could not be read. */
export type CartProblem = CartRefusal | 'bad_form';

/** The response to a cart write for scripts. */
export type CartReply =
  | { readonly ok: true; readonly cart: Cart; readonly message: string }
  | { readonly ok: false; readonly reason: CartProblem; readonly message: string; readonly cart: Cart | null };

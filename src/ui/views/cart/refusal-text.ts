import type { CartRefusal } from '#shop/cart.ts';

/** Why a cart write was refused, in a sentence; `detail` completes it (pieces left, a date, a sum, a country). */
export function refusalText(reason: CartRefusal, detail: string | null): string {
  switch (reason) {
    case 'unknown_variant':
      return 'This object is no longer in the range.';
    case 'sold_out':
      return 'This object is sold out.';
    case 'over_stock':
      return detail === null ? 'There are not that many left.' : `There are only ${detail} left.`;
    case 'bad_quantity':
      return 'The quantity must be a whole number from 1 to 999.';
    case 'too_many_lines':
      return 'The cart is full. Remove something first.';
    case 'unknown_line':
      return 'That line is no longer in the cart.';
    case 'note_too_long':
      return 'The note is too long. Up to 500 characters fit.';
    case 'code_unknown':
      return 'There is no such discount code.';
    case 'code_not_yet':
      return detail === null ? 'This code is not valid yet.' : `This code is valid from ${detail}.`;
    case 'code_ended':
      return detail === null ? 'This code is no longer valid.' : `This code was valid until ${detail}.`;
    case 'code_minimum':
      return detail === null
        ? 'The cart is below what this code needs.'
        : `This code needs a cart of at least ${detail}.`;
    case 'code_used':
      return 'This code has been used already.';
    case 'code_nothing_fits':
      return 'This code fits nothing in the cart.';
    case 'code_country':
      return 'This code is not valid for your country.';
    case 'cart_empty':
      return 'The cart is empty.';
    default:
      return reason satisfies never;
  }
}

import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { CartRefusal } from '#shop/cart/cart.ts';
import type { CartNode, CartUserErrorNode, CartWarningNode } from '../documents/cart.ts';
import { errorMeanings, firstWarning } from './cart-codes.ts';

export interface Refusal {
  readonly reason: CartRefusal;
  readonly detail: string | null;
}

/** What Shopify answered about the parts of a change. */
export interface ChangeReport {
  readonly userErrors: readonly CartUserErrorNode[];
  readonly warnings: readonly CartWarningNode[];
}

/**
 * Why a change was refused, or null. Shopify lowers a quantity that it does not have and warns; here that is a refusal,
 * as on every other platform. Throws PlatformUnavailableError if Shopify says that it is unavailable.
 */
export function refusalOf({ userErrors, warnings }: ChangeReport, after: CartNode | null): Refusal | null {
  const [error] = userErrors;
  if (error) return refusalByError(error);
  const found = firstWarning(warnings, 'line');
  if (!found) return null;
  const { reason, warning } = found;
  const left = after?.lines.nodes.find(({ id }) => id === warning.target)?.quantity;
  return { reason, detail: reason === 'over_stock' && left !== undefined ? String(left) : null };
}

function refusalByError({ code, message, field }: CartUserErrorNode): Refusal {
  const meaning = errorMeanings[code ?? ''] ?? 'change_refused';
  if (meaning === 'unavailable') throw new PlatformUnavailableError('Shopify does not answer: the cart');
  if (meaning === 'by_field') return { reason: reasonByField(field ?? []), detail: null };
  return { reason: meaning, detail: code === 'VALIDATION_CUSTOM' ? message.slice(0, 200) : null };
}

function reasonByField(field: readonly string[]): CartRefusal {
  if (field.some((name) => /giftCard/i.test(name))) return 'code_unknown';
  return field.some((name) => /merchandise/i.test(name)) ? 'unknown_variant' : 'change_refused';
}

/** Why a gift card that was entered pays nothing, or null; `before` is the cart before it. */
export function giftCardRefusal({ warnings }: ChangeReport, before: CartNode | null, after: CartNode): Refusal | null {
  const reason = firstWarning(warnings, 'card')?.reason;
  if (reason) return { reason, detail: null };
  const isAdded = after.appliedGiftCards.length > (before?.appliedGiftCards.length ?? 0);
  return isAdded ? null : { reason: 'code_unknown', detail: null };
}

/** The fields of a cart that show whether a code has an effect. */
type CodedCart = Pick<CartNode, 'discountCodes'> & { readonly lines: { readonly nodes: readonly unknown[] } };

/** Why a code that was entered has no effect, or null. An empty cart accepts codes for items that are added later. */
export function codeRefusal({ warnings }: ChangeReport, code: string, after: CodedCart): Refusal | null {
  const applied = after.discountCodes.find((each) => each.code.toUpperCase() === code.toUpperCase());
  if (applied?.applicable) return null;
  const reason = firstWarning(warnings, 'code')?.reason ?? (applied ? 'code_nothing_fits' : 'code_unknown');
  const isBeforeLines = after.lines.nodes.length === 0 && (reason === 'code_nothing_fits' || reason === 'code_minimum');
  return applied && isBeforeLines ? null : { reason, detail: null };
}

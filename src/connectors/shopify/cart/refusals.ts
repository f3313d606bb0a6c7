import { PlatformUnavailableError } from '#commerce/errors.ts';
import type { CartRefusal } from '#shop/cart/cart.ts';
import type { CartNode, CartUserErrorNode, CartWarningNode } from '../documents/cart.ts';

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
 * Why a change was refused, or null. Shopify reduces a quantity that it does not have and warns; here that is a refusal
 * like that of every other platform. Throws PlatformUnavailableError where Shopify says that it is.
 */
export function refusalOf({ userErrors, warnings }: ChangeReport, after: CartNode | null): Refusal | null {
  const [error] = userErrors;
  if (error) return refusalByError(error);
  const warning = warnings.find(({ code }) => code in stockWarnings);
  if (!warning) return null;
  if (warning.code === 'MERCHANDISE_OUT_OF_STOCK') return { reason: 'sold_out', detail: null };
  if (warning.code !== 'MERCHANDISE_NOT_ENOUGH_STOCK') return { reason: 'plan_unavailable', detail: null };
  const left = after?.lines.nodes.find(({ id }) => id === warning.target)?.quantity ?? null;
  return { reason: 'over_stock', detail: left === null ? null : String(left) };
}

const stockWarnings: Readonly<Record<string, true>> = {
  MERCHANDISE_OUT_OF_STOCK: true,
  MERCHANDISE_NOT_ENOUGH_STOCK: true,
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: true,
};

/** https://shopify.dev/docs/api/storefront/2026-04/enums/CartErrorCode */
function refusalByError({ code, message, field }: CartUserErrorNode): Refusal {
  if (code === 'SERVICE_UNAVAILABLE') throw new PlatformUnavailableError('Shopify does not answer: the cart');
  const reason = reasons[code ?? ''];
  if (reason) return { reason, detail: null };
  if (code === 'INVALID' && (field ?? []).some((name) => /giftCard/i.test(name)))
    return { reason: 'code_unknown', detail: null };
  const isMerchandise = code === 'INVALID' && (field ?? []).some((name) => /merchandise/i.test(name));
  if (isMerchandise) return { reason: 'unknown_variant', detail: null };
  return { reason: 'not_allowed', detail: code === 'VALIDATION_CUSTOM' ? message.slice(0, 200) : null };
}

const reasons: Readonly<Record<string, CartRefusal>> = {
  MERCHANDISE_NOT_APPLICABLE: 'unknown_variant',
  INVALID_MERCHANDISE_LINE: 'unknown_line',
  LESS_THAN: 'quantity_rule',
  MINIMUM_NOT_MET: 'quantity_rule',
  MAXIMUM_EXCEEDED: 'quantity_rule',
  INVALID_INCREMENT: 'quantity_rule',
  CART_TOO_LARGE: 'too_many_lines',
  NOTE_TOO_LONG: 'note_too_long',
  VARIANT_REQUIRES_SELLING_PLAN: 'plan_required',
  SELLING_PLAN_NOT_APPLICABLE: 'plan_unavailable',
};

/** Why a gift card that was given is not in the cart, or null; `before` has those that it had. */
export function giftCardRefusal(before: CartNode | null, after: CartNode): Refusal | null {
  const isAdded = after.appliedGiftCards.length > (before?.appliedGiftCards.length ?? 0);
  return isAdded ? null : { reason: 'code_unknown', detail: null };
}

/** The fields of a cart that show whether a code has an effect. */
type CodedCart = Pick<CartNode, 'discountCodes'> & { readonly lines: { readonly nodes: readonly unknown[] } };

/** Why a code that was given has no effect, or null. A code for what is yet to come is accepted for an empty cart. */
export function codeRefusal({ warnings }: ChangeReport, code: string, after: CodedCart): Refusal | null {
  const applied = after.discountCodes.find((each) => each.code.toUpperCase() === code.toUpperCase());
  if (applied?.applicable) return null;
  const warned = warnings.map((warning) => codeReasons[warning.code]).find((reason) => reason !== undefined);
  const reason = warned ?? (applied ? 'code_nothing_fits' : 'code_unknown');
  const isBeforeLines = after.lines.nodes.length === 0 && (reason === 'code_nothing_fits' || reason === 'code_minimum');
  return applied && isBeforeLines ? null : { reason, detail: null };
}

/** https://shopify.dev/docs/api/storefront/2026-04/enums/CartWarningCode */
const codeReasons: Readonly<Record<string, CartRefusal>> = {
  DISCOUNT_NOT_FOUND: 'code_unknown',
  DISCOUNT_CODE_NOT_HONOURED: 'code_nothing_fits',
  DISCOUNT_CURRENTLY_INACTIVE: 'code_ended',
  DISCOUNT_USAGE_LIMIT_REACHED: 'code_ended',
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: 'code_used',
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: 'code_nothing_fits',
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: 'code_nothing_fits',
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: 'code_nothing_fits',
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: 'code_nothing_fits',
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: 'code_nothing_fits',
  DISCOUNT_PURCHASE_NOT_IN_RANGE: 'code_minimum',
  DISCOUNT_QUANTITY_NOT_IN_RANGE: 'code_minimum',
};

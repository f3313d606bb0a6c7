import type { CartRefusal } from '#shop/cart/cart.ts';

/** `by_field`: what the error is about decides. `unavailable`: Shopify could not do it this time. */
export type ErrorMeaning = CartRefusal | 'by_field' | 'unavailable';

/**
 * What an error of a cart means here. Addresses, deliveries, payments, companies and metafields are parts of Shopify's
 * carts that this shop never writes: their errors are all `change_refused`.
 * https://shopify.dev/docs/api/storefront/2026-04/enums/CartErrorCode
 */
export const errorMeanings: Readonly<Record<string, ErrorMeaning>> = {
  INVALID: 'by_field',
  SERVICE_UNAVAILABLE: 'unavailable',
  MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR: 'unavailable',
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
  GIFT_CARD_RECIPIENT_INVALID: 'recipient_invalid',
  MISSING_DISCOUNT_CODE: 'code_unknown',
  BUNDLES_AND_ADDONS_CANNOT_BE_MIXED: 'not_allowed',
  PARENT_LINE_INVALID_REFERENCE: 'not_allowed',
  PARENT_LINE_NESTING_TOO_DEEP: 'not_allowed',
  PARENT_LINE_NOT_FOUND: 'not_allowed',
  PARENT_LINE_OPERATION_BLOCKED: 'not_allowed',
  VALIDATION_CUSTOM: 'not_allowed',
  ...allRefused([
    'ADDRESS_FIELD_CONTAINS_EMOJIS',
    'ADDRESS_FIELD_CONTAINS_HTML_TAGS',
    'ADDRESS_FIELD_CONTAINS_URL',
    'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN',
    'ADDRESS_FIELD_IS_REQUIRED',
    'ADDRESS_FIELD_IS_TOO_LONG',
    'INVALID_ZIP_CODE_FOR_COUNTRY',
    'INVALID_ZIP_CODE_FOR_PROVINCE',
    'PROVINCE_NOT_FOUND',
    'ZIP_CODE_NOT_SUPPORTED',
    'UNSPECIFIED_ADDRESS_ERROR',
    'TOO_MANY_DELIVERY_ADDRESSES',
    'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
    'INVALID_DELIVERY_ADDRESS_ID',
    'INVALID_DELIVERY_GROUP',
    'INVALID_DELIVERY_OPTION',
    'PENDING_DELIVERY_GROUPS',
    'INVALID_PAYMENT',
    'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED',
    'INVALID_PAYMENT_EMPTY_CART',
    'PAYMENT_METHOD_NOT_APPLICABLE',
    'PAYMENT_METHOD_NOT_SUPPORTED',
    'PAYMENTS_CREDIT_CARD_GENERIC',
    'PAYMENTS_CREDIT_CARD_BASE_EXPIRED',
    'PAYMENTS_CREDIT_CARD_BASE_GATEWAY_NOT_SUPPORTED',
    'PAYMENTS_CREDIT_CARD_NUMBER_INVALID',
    'PAYMENTS_CREDIT_CARD_NUMBER_INVALID_FORMAT',
    'PAYMENTS_CREDIT_CARD_MONTH_INCLUSION',
    'PAYMENTS_CREDIT_CARD_YEAR_EXPIRED',
    'PAYMENTS_CREDIT_CARD_YEAR_INVALID_EXPIRY_YEAR',
    'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_BLANK',
    'PAYMENTS_CREDIT_CARD_VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE',
    'MISSING_CUSTOMER_ACCESS_TOKEN',
    'BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION',
    'INVALID_COMPANY_LOCATION',
    'INVALID_METAFIELDS',
    'MISSING_NOTE',
  ]),
};

function allRefused(codes: readonly string[]): Readonly<Record<string, ErrorMeaning>> {
  return Object.fromEntries(codes.map((code) => [code, 'change_refused']));
}

/**
 * What a warning refuses: a change of lines, a discount code or a gift card. null: it says nothing about them.
 * https://shopify.dev/docs/api/storefront/2026-04/enums/CartWarningCode
 */
export const warningMeanings: Readonly<
  Record<string, { readonly of: WarningSubject; readonly is: CartRefusal } | null>
> = {
  MERCHANDISE_OUT_OF_STOCK: { of: 'line', is: 'sold_out' },
  MERCHANDISE_NOT_ENOUGH_STOCK: { of: 'line', is: 'over_stock' },
  MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION: { of: 'line', is: 'plan_unavailable' },
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: { of: 'card', is: 'gift_cards_unavailable' },
  DISCOUNT_NOT_FOUND: { of: 'code', is: 'code_unknown' },
  DISCOUNT_CODE_NOT_HONOURED: { of: 'code', is: 'code_nothing_fits' },
  DISCOUNT_CURRENTLY_INACTIVE: { of: 'code', is: 'code_ended' },
  DISCOUNT_USAGE_LIMIT_REACHED: { of: 'code', is: 'code_ended' },
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: { of: 'code', is: 'code_used' },
  DISCOUNT_CUSTOMER_NOT_ELIGIBLE: { of: 'code', is: 'code_customer' },
  DISCOUNT_ELIGIBLE_CUSTOMER_MISSING: { of: 'code', is: 'code_customer' },
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: { of: 'code', is: 'code_nothing_fits' },
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: { of: 'code', is: 'code_nothing_fits' },
  DISCOUNT_NO_ENTITLED_SHIPPING_LINES: { of: 'code', is: 'code_nothing_fits' },
  DISCOUNT_PURCHASE_NOT_IN_RANGE: { of: 'code', is: 'code_minimum' },
  DISCOUNT_QUANTITY_NOT_IN_RANGE: { of: 'code', is: 'code_minimum' },
  // No addresses are added here.
  DUPLICATE_DELIVERY_ADDRESS: null,
};

type WarningSubject = 'line' | 'code' | 'card';

/** What the first warning about a subject refuses, with its place in the cart; null: there is none. */
export function firstWarning<Warning extends { readonly code: string }>(
  warnings: readonly Warning[],
  subject: WarningSubject,
): { readonly warning: Warning; readonly reason: CartRefusal } | null {
  for (const warning of warnings) {
    const meaning = warningMeanings[warning.code];
    if (meaning?.of === subject) return { warning, reason: meaning.is };
  }
  return null;
}
